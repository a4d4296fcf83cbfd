import { and, desc, eq, inArray, or } from "drizzle-orm";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { farms } from "#db/schema/farms/farms.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Deps } from "#server/deps.ts";

type Applicant = Pick<SessionUser, "id" | "email" | "emailVerified">;

/**
 * Condition for an account's applications: those it submitted and, if its email address is
 * verified, those with that address.
 */
export function applicationsOf({ id, email, emailVerified }: Applicant) {
  return or(
    eq(farmerApplications.userId, id),
    emailVerified ? eq(farmerApplications.email, email) : undefined,
  );
}

/**
 * The account's latest application with our latest message about it and the id of the farm created
 * from it; null if there is none.
 */
export async function ownApplication({ db }: Pick<Deps, "db">, applicant: Applicant) {
  const [application] = await db
    .select({
      id: farmerApplications.id,
      farmName: farmerApplications.farmName,
      state: farmerApplications.state,
      submittedAt: farmerApplications.submittedAt,
      reviewDueOn: farmerApplications.reviewDueOn,
      farmId: farms.id,
    })
    .from(farmerApplications)
    .leftJoin(farms, eq(farms.id, farmerApplications.farmId))
    .where(applicationsOf(applicant))
    .orderBy(desc(farmerApplications.submittedAt), desc(farmerApplications.id))
    .limit(1);
  if (!application) return null;
  return { ...application, message: await latestMessage({ db }, application.id) };
}

/** Our latest message to the applicant: the changes we requested or the reason for a rejection. Null if neither. */
export async function latestMessage({ db }: Pick<Deps, "db">, id: string): Promise<string | null> {
  const [latest] = await db
    .select({ cause: farmerApplicationHistory.cause })
    .from(farmerApplicationHistory)
    .where(
      and(
        eq(farmerApplicationHistory.applicationId, id),
        inArray(farmerApplicationHistory.to, ["changes_requested", "rejected"]),
      ),
    )
    .orderBy(desc(farmerApplicationHistory.id))
    .limit(1);
  return latest?.cause ?? null;
}
