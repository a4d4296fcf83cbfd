import { type SQL, sql } from "drizzle-orm";
import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { cents, type Cents, NO_MONEY } from "#shared/money.ts";
import { alike, farmPart, farmRows } from "#shared/payments/why/why-farm.ts";
import { storyOf, type WhyEvent, type WhyStory } from "#shared/payments/why/why.ts";
import { addDays, type Day, startOfBusinessDay } from "#shared/time.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { getSales } from "../../farms/harvest/sales.ts";
import { shownNameOfLine } from "../../platform/people/shown-name.ts";
import { type BackRow, backOf, soldWith } from "./farm-lines.ts";

/** The maximum number of events in a story, newest first. */
const TOLD = 40;

/** A period of a farm's sales, optionally only of one product. */
export type SharePeriod = Period & { productId?: number | undefined };

/**
 * The story of a farm's share of its sales in a period, which can be a single day. Throws `not_found` for a product
 * that the farm did not sell in that period.
 */
export async function getSalesWhy(
  deps: Pick<Deps, "db">,
  farm: OwnFarm,
  { from, to, productId }: SharePeriod,
): Promise<WhyStory> {
  const { db } = deps;
  const [sales, sold, back, { events, earlier }] = await Promise.all([
    getSales(deps, farm, { from, to }),
    soldWith(db, linesOf(farm.id, { from, to, productId })),
    db.execute<BackRow>(sql`
      select rl.refund_id, r.cause, r.bearer, r.bearer_reason, ${shownNameOfLine()} as name, rl.quantity, rl.weight,
        rl.amount_cents as price, rl.commission_cents as commission
      from (${linesOf(farm.id, { from, to, productId })}) line
        join refund_lines rl on rl.order_id = line.order_id and rl.product_id = line.product_id
        join refunds r on r.id = rl.refund_id and r.state <> 'failed'
      order by r.created_at, rl.product_id`),
    eventsOf(db, linesOf(farm.id, { from, to, productId })),
  ]);
  return storyOf({
    amount: shareOf(sales, productId),
    rows: farmRows(sold, alike(backOf([...back], partOf))),
    events,
    earlier,
  });
}

/** The share as shown on the sales page. Throws `not_found` for a product that was not sold. */
function shareOf(
  sales: Awaited<ReturnType<typeof getSales>>,
  productId: number | undefined,
): Cents {
  if (productId === undefined) return sales.total.share;
  const product = sales.products.find((one) => one.productId === productId);
  if (!product) throw new DomainError("not_found", m.noProduct);
  return product.share;
}

function partOf(_: string, rows: readonly BackRow[]): Cents {
  const farmShare = cents(rows.reduce((sum, row) => sum + row.price - row.commission, 0));
  const [first] = rows;
  return first ? farmPart({ bearer: first.bearer, farmShare }) : NO_MONEY;
}

/** Selects the farm's lines of orders placed in a period. */
function linesOf(farmId: number, { from, to, productId }: SharePeriod): SQL {
  const ofProduct = productId === undefined ? sql`true` : sql`x.product_id = ${productId}`;
  return sql`
    select x.* from order_lines x join orders o on o.id = x.order_id
    where x.farm_id = ${farmId} and ${ofProduct} and o.placed_at >= ${instantOf(startOf(from))}
      and o.placed_at < ${instantOf(startOf(addDays(to, 1)))}`;
}

const startOf = (day: Day) => startOfBusinessDay(day);

type EventRow = {
  kind: "sold" | "went_back";
  at: string;
  number: string;
  units: number;
  amount: number;
  cause: BackRow["cause"];
  bearer: BackRow["bearer"];
  all: number;
};

/** The latest sales and refunds of these lines, and the number of earlier ones. */
async function eventsOf(
  db: Deps["db"],
  lines: SQL,
): Promise<{ events: WhyEvent[]; earlier: number }> {
  const rows = await db.execute<EventRow>(sql`
    with line as materialized (${lines}),
    happened as (
      select 'sold' as kind, o.placed_at as at, o.number, sum(line.quantity)::int as units,
        sum(line.line_total_cents)::int as amount, null::refund_cause as cause, null::bearer as bearer
      from line join orders o on o.id = line.order_id group by o.id
      union all
      select 'went_back', r.created_at, o.number, sum(rl.quantity)::int, sum(rl.amount_cents)::int, r.cause, r.bearer
      from line join refund_lines rl on rl.order_id = line.order_id and rl.product_id = line.product_id
        join refunds r on r.id = rl.refund_id and r.state <> 'failed' join orders o on o.id = line.order_id
      group by r.id, o.number)
    select *, count(*) over ()::int as all from happened order by at desc, number limit ${TOLD}`);
  const events = rows.map(({ kind, at, number, units, amount, cause, bearer }): WhyEvent => {
    const happened = { at: new Date(at).toISOString() };
    return kind === "sold"
      ? { kind, ...happened, facts: { number, units, amount: cents(amount) } }
      : { kind, ...happened, facts: { number, units, cause, bearer } };
  });
  return { events, earlier: Math.max(0, (rows[0]?.all ?? 0) - rows.length) };
}
