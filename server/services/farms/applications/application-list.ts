import { and, count, eq, gte, ilike, inArray, lt } from "drizzle-orm";
import { applicationWords, farmerApplications } from "#db/schema/farms/applications.ts";
import type { ApplicationQuery } from "#shared/farms/applications/application-admin.ts";
import { applicationLifecycle, waitsForUs } from "#shared/farms/applications/application.ts";
import type { TablePage } from "#shared/platform/table/table.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { containing, ordered, pageOf } from "../../platform/database/table-query.ts";

const LISTED = {
  id: farmerApplications.id,
  farmName: farmerApplications.farmName,
  familyName: farmerApplications.familyName,
  location: farmerApplications.location,
  farmType: farmerApplications.farmType,
  email: farmerApplications.email,
  state: farmerApplications.state,
  submittedAt: farmerApplications.submittedAt,
  reviewDueOn: farmerApplications.reviewDueOn,
};
type Listed = Pick<typeof farmerApplications.$inferSelect, keyof typeof LISTED>;

const OPEN = applicationLifecycle.states.filter((state) => !applicationLifecycle.isTerminal(state));

const FOR_US = applicationLifecycle.states.filter(waitsForUs);

/** A page of the applications, sorted by due date or by submission date. */
export function listApplications(
  { db, clock }: Pick<Deps, "db" | "clock">,
  query: ApplicationQuery,
): Promise<TablePage<Listed>> {
  const { q, state, sort, dir } = query;
  const where = and(
    q ? ilike(applicationWords, containing(q.toLowerCase())) : undefined,
    state && isListedAs(state, businessDayAt(clock.now())),
  );
  const rows = db
    .select(LISTED)
    .from(farmerApplications)
    .where(where)
    .orderBy(...ordered(dir, farmerApplications[sort], farmerApplications.id));
  const total = db.select({ total: count() }).from(farmerApplications).where(where);
  return pageOf(query, rows, total);
}

function isListedAs(filter: NonNullable<ApplicationQuery["state"]>, today: Day) {
  const { state, reviewDueOn } = farmerApplications;
  if (filter === "open") return inArray(state, OPEN);
  if (filter === "waiting") return and(inArray(state, FOR_US), gte(reviewDueOn, today));
  if (filter === "overdue") return and(inArray(state, FOR_US), lt(reviewDueOn, today));
  return eq(state, filter);
}
