import { and, eq } from "drizzle-orm";
import { farmsErrors as m } from "#messages/farms/errors.ts";
import { REVIEW_BUSINESS_DAYS, reviewDueOn } from "#shared/farms/applications/application.ts";
import { DomainError } from "#shared/errors.ts";
import type { SentApplication } from "#shared/farms/applications/farmer-application.ts";
import { languageNow } from "#shared/language.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Db, Tx } from "#db/client.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { inTransaction } from "#db/transaction.ts";
import { violatedConstraint } from "#db/violations.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "../../mail/outbox.ts";
import { mayMail } from "../../platform/typed-mails.ts";

/** Who applies: the signed-in account, if any, and the network address. */
type Applicant = { userId: string | null; address: string };

type Submitted = { id: string; reviewDueOn: string };

/**
 * Stores an application, starts its history and, within the mailbox's budget, queues the confirmation
 * email, all in one transaction. Requests with the same key do so only once and return the same result. Throws
 * `conflict` while another application with the same email address is open.
 */
export async function submitApplication(
  deps: Pick<Deps, "db" | "mail" | "jobs" | "clock" | "throttle">,
  { key, ...application }: SentApplication,
  { userId, address }: Applicant,
): Promise<Submitted> {
  const submittedAt = deps.clock.now();
  const due = reviewDueOn(businessDayAt(submittedAt));
  const isMailed = await mayMail(deps, application.email, address);
  return inTransaction(deps.db, async (tx) => {
    const given = { userId, submittedAt, due, actKey: key ?? null };
    const id = await insertApplication(tx, application, given);
    await tx.insert(farmerApplicationHistory).values({
      applicationId: id,
      from: null,
      to: "submitted",
      actor: userId ?? "applicant",
      cause: "sent",
      createdAt: submittedAt,
    });
    if (isMailed) {
      await queueMail(deps, tx, {
        kind: "application_received",
        to: application.email,
        language: languageNow(),
        dedupeKey: `application_received:${id}`,
        data: {
          farmType: application.farmType,
          businessDays: REVIEW_BUSINESS_DAYS,
          dueOn: due,
        },
      });
    }
    return { id, reviewDueOn: due };
  }).catch(async (error: unknown) => {
    const violated = violatedConstraint(error);
    if (violated !== ONE_OPEN && violated !== ONE_ACT) throw error;
    const before = key === undefined ? null : await submittedUnder(deps.db, key, application);
    if (!before) throw alreadyOpen();
    return before;
  });
}

const ONE_OPEN = "farmer_applications_one_open";
const ONE_ACT = "farmer_applications_act";

/** The application already stored under a form's key, for the same address; null if there is none. */
async function submittedUnder(
  db: Db,
  key: string,
  { email }: Pick<SentApplication, "email">,
): Promise<Submitted | null> {
  const [known] = await db
    .select({ id: farmerApplications.id, reviewDueOn: farmerApplications.reviewDueOn })
    .from(farmerApplications)
    .where(and(eq(farmerApplications.actKey, key), eq(farmerApplications.email, email)));
  return known ?? null;
}

type Circumstances = {
  userId: string | null;
  submittedAt: Date;
  due: string;
  actKey: string | null;
};

async function insertApplication(
  tx: Tx,
  application: Omit<SentApplication, "key">,
  { userId, submittedAt, due, actKey }: Circumstances,
): Promise<string> {
  const {
    acceptTerms: _accepted,
    sellingPlatforms = [],
    otherCertification,
    ...answers
  } = application;
  const [row] = await tx
    .insert(farmerApplications)
    .values({
      ...answers,
      sellingPlatforms,
      otherCertification: otherCertification || null,
      userId,
      actKey,
      submittedAt,
      createdAt: submittedAt,
      reviewDueOn: due,
    })
    .returning({ id: farmerApplications.id });
  if (!row) throw new Error("The application did not come back");
  return row.id;
}

function alreadyOpen(): DomainError {
  return new DomainError("conflict", m.alreadyOpen, { field: "email" });
}
