import { farmsAdmin as states } from "#messages/farms/admin.ts";
import { farmsCsv as m } from "#messages/farms/csv.ts";
import { paymentsFarmAccount as payouts } from "#messages/payments/payouts/farm-account.ts";
import { and, asc, count, eq, inArray, like, ne, sql, sum } from "drizzle-orm";
import { farmerApplications } from "#db/schema/farms/applications.ts";
import { farms, farmWords } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { farmAccounts } from "#db/schema/payments/farm-accounts.ts";
import type { Db } from "#db/client.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { FarmQuery } from "#shared/farms/farm-admin.ts";
import { cents } from "#shared/money.ts";
import { type AccountStanding, OUT_OF_REACH } from "#shared/payments/farm-account.ts";
import { businessDayAt } from "#shared/time.ts";
import { csvDollars } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { containing, ordered, pageOfKeys } from "../../platform/database/table-query.ts";
import { nobodyWorks } from "./nobody-works.ts";

const SOLD_DAYS_MS = 30 * DAY_MS;
/** Applications shown at a time. The rest move up as these are decided; the earliest due date comes first. */
const WAITING_SHOWN = 5;

/**
 * A page of the farm list, with the number of products each farm offers, its sales in the last 30 days and the guests
 * that it expects.
 */
export function listAllFarms({ db, clock }: Pick<Deps, "db" | "clock">, query: FarmQuery) {
  const now = clock.now();
  const since = new Date(now.getTime() - SOLD_DAYS_MS);
  const goods = goodsOfAll(db);
  const sales = salesOfAll(db, since);
  const order = {
    name: farms.name,
    town: farms.town,
    products: sql`coalesce(${goods.goods}, 0)`,
    sold: sql`coalesce(${sales.sold}, 0)`,
    createdAt: farms.createdAt,
  } as const;
  const where = matching(query, now);
  const keys = db
    .select({ key: farms.id })
    .from(farms)
    // Postgres drops both joins when the sort order does not use them.
    .leftJoin(goods, eq(goods.farmId, farms.id))
    .leftJoin(sales, eq(sales.farmId, farms.id))
    .where(where)
    .orderBy(...ordered(query.dir, order[query.sort], farms.id));
  return pageOfKeys(query, {
    keys,
    rows: (page) => listed(db, { since, now }, page),
    keyOf: (row) => row.id,
    total: db.select({ total: count() }).from(farms).where(where),
  });
}

const isOffered = ne(products.status, "retired");
const countsSince = (since: Date) =>
  sql`${orders.placedAt} >= ${since.toISOString()} and ${STANDS}`;

/** Products offered by each farm. Computed for all farms, because the list can be sorted by it. */
function goodsOfAll(db: Db) {
  return db
    .select({ farmId: products.farmId, goods: count().as("goods") })
    .from(products)
    .where(isOffered)
    .groupBy(products.farmId)
    .as("goods");
}

/** Sales of each farm since `since`, in cents. Computed for all farms, because the list can be sorted by it. */
function salesOfAll(db: Db, since: Date) {
  return db
    .select({ farmId: orderLines.farmId, sold: sum(orderLines.lineTotal).as("sold") })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(countsSince(since))
    .groupBy(orderLines.farmId)
    .as("sales");
}

function listed(db: Db, { since, now }: Record<"since" | "now", Date>, ids: number[]) {
  return db
    .select({
      id: farms.id,
      name: farms.name,
      town: farms.town,
      status: farms.status,
      statusSince: farms.statusSince,
      pausedUntil: farms.pausedUntil,
      createdAt: farms.createdAt,
      products: sql<number>`(select count(*)::int from ${products}
        where ${and(eq(products.farmId, farms.id), isOffered)})`,
      // The same rule as `standingOf`; null if the farm has no payout account.
      payouts: sql<AccountStanding | null>`(select
          case when state <> 'closed' and disabled_reason = ${OUT_OF_REACH} then ${OUT_OF_REACH} else state::text end
        from ${farmAccounts}
        where ${eq(farmAccounts.farmId, farms.id)} order by state = 'closed', created_at desc limit 1)`,
      // People with places at its open days to come.
      guests: sql<number>`(select coalesce(sum(guest.party), 0)::int
        from visit_guests guest join farm_visits visit on visit.id = guest.visit_id
        where visit.farm_id = farms.id and visit.canceled_at is null
          and visit.starts_at > ${now.toISOString()}::timestamptz)`,
      // The application to invite somebody from, if nobody works for the farm.
      vacancy: sql<string | null>`case when ${nobodyWorks(sql, now)} then (
        select id from farmer_applications a where a.farm_id = farms.id order by a.created_at desc limit 1) end`,
      sold: sql`(select coalesce(sum(${orderLines.lineTotal}), 0) from ${orderLines}
        join ${orders} on ${eq(orders.id, orderLines.orderId)}
        where ${and(eq(orderLines.farmId, farms.id), countsSince(since))})`.mapWith(cents),
    })
    .from(farms)
    .where(inArray(farms.id, ids));
}

function matching({ q, status, people }: FarmQuery, now: Date) {
  return and(
    q ? like(farmWords, containing(q.toLowerCase())) : undefined,
    status && eq(farms.status, status),
    people && nobodyWorks(sql, now),
  );
}

/** The farms matching `query` as CSV. The export is audited. */
export function exportFarms(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: FarmQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "farms",
    list: (whole) => listAllFarms(deps, { ...query, ...whole }),
    columns: [
      { heading: m.farm, value: (row) => row.name },
      { heading: m.town, value: (row) => row.town },
      { heading: m.state, value: (row) => states.statuses[row.status] },
      { heading: m.stateSince, value: (row) => row.statusSince },
      { heading: m.products, value: (row) => row.products },
      { heading: m.sold30, value: (row) => csvDollars(row.sold) },
      { heading: m.payouts, value: (row) => payouts.states[row.payouts ?? "none"] },
      { heading: m.joined, value: (row) => row.createdAt },
    ],
  });
}

/** Applications awaiting our review, earliest due date first: the first few, and how many there are in all. */
export async function waitingApplications({ db, clock }: Pick<Deps, "db" | "clock">) {
  const waits = inArray(farmerApplications.state, ["submitted", "in_review"]);
  const today = businessDayAt(clock.now());
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        id: farmerApplications.id,
        farmName: farmerApplications.farmName,
        familyName: farmerApplications.familyName,
        location: farmerApplications.location,
        email: farmerApplications.email,
        state: farmerApplications.state,
        submittedAt: farmerApplications.submittedAt,
        reviewDueOn: farmerApplications.reviewDueOn,
      })
      .from(farmerApplications)
      .where(waits)
      .orderBy(
        asc(farmerApplications.reviewDueOn),
        asc(farmerApplications.submittedAt),
        asc(farmerApplications.id),
      )
      .limit(WAITING_SHOWN),
    db.select({ total: count() }).from(farmerApplications).where(waits),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, overdue: row.reviewDueOn < today })),
  };
}
