import { causeWords } from "#shared/farms/applications/application.ts";
import { and, asc, eq, sql } from "drizzle-orm";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { farmerApplicationHistory, farmerApplications } from "#db/schema/farms/applications.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { users } from "#db/schema/accounts/users.ts";
import { STARTING_COMMISSION_BPS } from "#shared/farms/money/farm-payout.ts";
import type { Deps } from "#server/deps.ts";
import { placeInText } from "#server/geo/zips.ts";
import { WORKS_FOR_FARM } from "../../mail/farm-people.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { type ApplicationRow, unknownApplication } from "./move.ts";

/** An application with its answers, its history and the initial values for its farm. Throws `not_found`. */
export async function getApplication(deps: Pick<Deps, "db" | "clock">, id: string) {
  const { db } = deps;
  const [row] = await db.select().from(farmerApplications).where(eq(farmerApplications.id, id));
  if (!row) throw unknownApplication();
  const { linkHash: _secret, ...application } = row;
  const [history, farm, starting] = await Promise.all([
    readHistory(deps, id),
    farmOfApplication(deps, row),
    startingOf(deps, row),
  ]);
  return { ...application, history, farm, starting };
}

async function readHistory({ db }: Pick<Deps, "db">, id: string) {
  const rows = await db
    .select({
      id: farmerApplicationHistory.id,
      from: farmerApplicationHistory.from,
      to: farmerApplicationHistory.to,
      cause: farmerApplicationHistory.cause,
      at: farmerApplicationHistory.createdAt,
      /** Null for an applicant without an account. */
      by: users.username,
    })
    .from(farmerApplicationHistory)
    .leftJoin(users, sql`${users.id}::text = ${farmerApplicationHistory.actor}`)
    .where(eq(farmerApplicationHistory.applicationId, id))
    .orderBy(asc(farmerApplicationHistory.id));
  return rows.map((row) => ({ ...row, cause: causeWords(row.cause) }));
}

/** The farm created from the application, with an account that works for it, if any. */
async function farmOfApplication({ db }: Pick<Deps, "db">, { farmId }: ApplicationRow) {
  if (farmId === null) return null;
  const [farm] = await db
    .select({ id: farms.id, name: farms.name, status: farms.status, account: users.username })
    .from(farms)
    .leftJoin(farmMembers, eq(farmMembers.farmId, farms.id))
    .leftJoin(users, and(eq(users.id, farmMembers.userId), WORKS_FOR_FARM))
    .where(eq(farms.id, farmId))
    .orderBy(sql`${users.username} nulls last`)
    .limit(1);
  return farm ?? null;
}

/**
 * Initial values of the approval form: the town and zip found in the location, and our share. Founding year and acres
 * are asked from the farm: it chose only ranges, and its page states them as facts.
 */
async function startingOf(deps: Pick<Deps, "db" | "clock">, application: ApplicationRow) {
  const place = placeInText(application.location);
  const { commissionBps } = await getSettings(deps);
  return {
    town: place?.city ?? "",
    zipCode: place?.zipCode ?? "",
    commissionBps: commissionBps ?? STARTING_COMMISSION_BPS,
  };
}
