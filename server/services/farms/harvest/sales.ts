import { farmsCsv as m } from "#messages/farms/csv.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { cents, type Cents } from "#shared/money.ts";
import { BEARERS, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { Db } from "#db/client.ts";
import { csvDollars, toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { shownLineName } from "../../platform/people/shown-name.ts";
import { daysOf, placedDay } from "../../platform/database/days.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/**
 * Goods minus refunds equals commission plus share. Refunds borne by the market or the carrier cost
 * the farm nothing and are not included in the amounts.
 */
export type Sales = {
  /** Units sold, and how many of them were refunded, whoever bore the cost. */
  units: number;
  returned: number;
  /** At the farm's selling price, after promotion codes of its own. */
  goods: Cents;
  refunds: Cents;
  commission: Cents;
  share: Cents;
};
type SalesRow = Sales & { day: string; productId: number; name: string };

/**
 * What was bought from a farm in a period, by the day the order was placed, and what the farm keeps
 * of it. A refund counts on the day its order was placed.
 */
export async function getSales({ db }: Pick<Deps, "db">, farm: OwnFarm, period: Period) {
  const rows = await salesRows(db, farm.id, period);
  const byProduct = [...Map.groupBy(rows, ({ productId }) => productId)].flatMap(([id, same]) =>
    same[0] ? [{ productId: id, name: same[0].name, ...sumOf(same) }] : [],
  );
  const byDay = [...Map.groupBy(rows, ({ day }) => day)].map(([day, same]) => ({
    day,
    ...sumOf(same),
  }));
  return {
    farm: { id: farm.id, name: farm.name },
    ...period,
    products: byProduct.toSorted((a, b) => b.goods - a.goods),
    days: byDay,
    total: sumOf(rows),
  };
}

/** A farm's sales in a period by day and product, as CSV. */
export async function exportSales({ db }: Pick<Deps, "db">, farm: OwnFarm, period: Period) {
  return toCsv(
    [
      { heading: m.day, value: (row) => row.day },
      { heading: m.product, value: (row) => row.name },
      { heading: m.units, value: (row) => row.units },
      { heading: m.returned, value: (row) => row.returned },
      { heading: m.sold, value: (row) => csvDollars(row.goods) },
      { heading: m.refunds, value: (row) => csvDollars(row.refunds) },
      { heading: m.commission, value: (row) => csvDollars(row.commission) },
      { heading: m.share, value: (row) => csvDollars(row.share) },
    ],
    await salesRows(db, farm.id, period),
  );
}

async function salesRows(
  { $client: sql }: Db,
  farmId: number,
  period: Period,
): Promise<SalesRow[]> {
  const isBorne = sql`r.bearer::text in ${sql(BEARERS.filter(undoesSale))}`;
  const rows = await sql<SalesRow[]>`
    with sold as (
      select line.*, ${shownLineName(sql)} as called, ${placedDay(sql)} as day
      from order_lines line join orders on orders.id = line.order_id
      where line.farm_id = ${farmId} and ${daysOf(sql, period).placed}),
    back as (
      select sold.order_id, sold.product_id, sum(rl.quantity) as units,
        sum(rl.amount_cents) filter (where ${isBorne}) as amount,
        sum(rl.commission_cents) filter (where ${isBorne}) as commission,
        sum(rl.farm_share_cents) filter (where ${isBorne}) as share
      from sold join refund_lines rl on rl.order_id = sold.order_id and rl.product_id = sold.product_id
        join refunds r on r.id = rl.refund_id and r.state <> 'failed'
      group by 1, 2)
    select sold.day::text, sold.product_id as "productId", max(sold.called) as name,
      sum(sold.quantity) as units, coalesce(sum(back.units), 0)::bigint as returned,
      sum(sold.line_total_cents - sold.farm_promotion_cents) as goods, coalesce(sum(back.amount), 0)::bigint as refunds,
      sum(sold.commission_cents - coalesce(back.commission, 0))::bigint as commission,
      sum(sold.farm_share_cents - coalesce(back.share, 0))::bigint as share
    from sold left join back using (order_id, product_id)
    group by 1, 2 order by 1 desc, 3, 2`;
  return [...rows];
}

function sumOf(rows: readonly Sales[]): Sales {
  const sum = (of: (row: Sales) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    units: sum((row) => row.units),
    returned: sum((row) => row.returned),
    goods: cents(sum((row) => row.goods)),
    refunds: cents(sum((row) => row.refunds)),
    commission: cents(sum((row) => row.commission)),
    share: cents(sum((row) => row.share)),
  };
}
