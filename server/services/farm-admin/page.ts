import { and, asc, count, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { farmerApplications } from "#db/schema/applications.ts";
import { farms, products } from "#db/schema/catalog.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import type { FarmQuery } from "#shared/farm-admin.ts";
import { cents } from "#shared/money.ts";
import { EXPORT_ROWS_MAX } from "#shared/table.ts";
import { businessDayAt } from "#shared/time.ts";
import { toCsv } from "../../csv/csv.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { containing, pageOf } from "../table-query.ts";

const SOLD_DAYS_MS = 30 * 86_400_000;
/** Applications shown at once; the rest wait behind them, the one due first in front. */
const WAITING_SHOWN = 5;

/** One page of the farms, with what each has for sale and sold in the last 30 days. */
export function farmPage({ db, clock }: Pick<Deps, "db" | "clock">, query: FarmQuery) {
  const since = new Date(clock.now().getTime() - SOLD_DAYS_MS);
  const goods = db
    .select({ farmId: products.farmId, goods: count().as("goods") })
    .from(products)
    .where(ne(products.status, "retired"))
    .groupBy(products.farmId)
    .as("goods");
  const sales = db
    .select({ farmId: orderLines.farmId, sold: sql`sum(${orderLines.lineTotal})`.as("sold") })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      sql`${orders.placedAt} >= ${since.toISOString()} and ${orders.state} not in ('cancelled', 'refunded')`,
    )
    .groupBy(orderLines.farmId)
    .as("sales");
  const goodsOf = sql<number>`coalesce(${goods.goods}, 0)::int`;
  const soldOf = sql`coalesce(${sales.sold}, 0)`;
  const order = {
    name: farms.name,
    town: farms.town,
    products: goodsOf,
    sold: soldOf,
    createdAt: farms.createdAt,
  } as const;
  const where = matching(query);
  const direction = query.dir === "asc" ? asc : desc;
  const rows = db
    .select({
      id: farms.id,
      name: farms.name,
      town: farms.town,
      status: farms.status,
      statusSince: farms.statusSince,
      pausedUntil: farms.pausedUntil,
      createdAt: farms.createdAt,
      products: goodsOf,
      sold: soldOf.mapWith((sum) => cents(Number(sum))),
    })
    .from(farms)
    .leftJoin(goods, eq(goods.farmId, farms.id))
    .leftJoin(sales, eq(sales.farmId, farms.id))
    .where(where)
    .orderBy(direction(order[query.sort]), direction(farms.id));
  return pageOf(query, rows, db.select({ total: count() }).from(farms).where(where));
}

function matching({ q, status }: FarmQuery) {
  return and(
    q
      ? sql`lower(${farms.name} || ' ' || ${farms.family} || ' ' || ${farms.town}) like ${containing(q.toLowerCase())}`
      : undefined,
    status && eq(farms.status, status),
  );
}

/** The farms that `query` leaves, for a spreadsheet; who took it is written down. */
export async function exportFarms(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: FarmQuery,
): Promise<string> {
  const { rows } = await farmPage(deps, { ...query, page: 1, size: EXPORT_ROWS_MAX });
  await recordAudit(deps, deps.db, actor, {
    action: "export.made",
    subject: { kind: "farms", id: "list", name: `${rows.length} farms` },
  });
  return toCsv(
    [
      { heading: "Farm", value: (row) => row.name },
      { heading: "Town", value: (row) => row.town },
      { heading: "State", value: (row) => row.status },
      { heading: "In it since", value: (row) => row.statusSince },
      { heading: "Products", value: (row) => row.products },
      { heading: "Sold in 30 days", value: (row) => (row.sold / 100).toFixed(2) },
      { heading: "With us since", value: (row) => row.createdAt },
    ],
    rows,
  );
}

/** The farms that want to join and wait for us, the one due first in front. */
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
      .orderBy(asc(farmerApplications.reviewDueOn), asc(farmerApplications.submittedAt))
      .limit(WAITING_SHOWN),
    db.select({ total: count() }).from(farmerApplications).where(waits),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({ ...row, overdue: row.reviewDueOn < today })),
  };
}
