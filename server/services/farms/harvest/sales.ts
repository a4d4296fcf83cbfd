import type { Period } from "#shared/analytics/analytics.ts";
import { cents, type Cents } from "#shared/money.ts";
import type { Db } from "#db/client.ts";
import { toCsv } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf, placedDay } from "../../platform/days.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/** Goods less refunds is commission and share together. */
export type Sales = {
  /** Units bought, and how many of them were given back. */
  units: number;
  returned: number;
  goods: Cents;
  refunds: Cents;
  commission: Cents;
  share: Cents;
};
type SalesRow = Sales & { day: string; productId: number; name: string };

/**
 * What was bought from a farm on the days of a period, by the day of the order, and what is left of
 * it for the farm: a refund counts for the day of the order that it belongs to.
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

/** The same, day by day and product by product, for a spreadsheet. */
export async function salesCsv({ db }: Pick<Deps, "db">, farm: OwnFarm, period: Period) {
  const dollars = (of: (row: SalesRow) => Cents) => (row: SalesRow) => (of(row) / 100).toFixed(2);
  return toCsv(
    [
      { heading: "Day", value: (row) => row.day },
      { heading: "Product", value: (row) => row.name },
      { heading: "Units", value: (row) => row.units },
      { heading: "Units returned", value: (row) => row.returned },
      { heading: "Sold", value: dollars((row) => row.goods) },
      { heading: "Refunds", value: dollars((row) => row.refunds) },
      { heading: "Commission", value: dollars((row) => row.commission) },
      { heading: "Your share", value: dollars((row) => row.share) },
    ],
    await salesRows(db, farm.id, period),
  );
}

/** What the ledger owes a farm. */
export async function owedTo({ $client: sql }: Db, farmId: number): Promise<Cents> {
  const [row] = await sql<{ owed: number }[]>`
    select coalesce(-sum(amount_cents), 0) as owed from ledger_entries
    where account = 'farm_payable' and farm_id = ${farmId}`;
  return cents(row?.owed ?? 0);
}

async function salesRows(
  { $client: sql }: Db,
  farmId: number,
  period: Period,
): Promise<SalesRow[]> {
  const rows = await sql<SalesRow[]>`
    select ${placedDay(sql)}::text as day, line.product_id as "productId", max(line.name) as name,
      sum(line.quantity) as units, sum(back.units)::bigint as returned,
      sum(line.line_total_cents) as goods, sum(back.amount)::bigint as refunds,
      sum(line.commission_cents - back.commission)::bigint as commission,
      sum(line.farm_share_cents - back.share)::bigint as share
    from order_lines line join orders on orders.id = line.order_id
    cross join lateral (
      select coalesce(sum(rl.quantity), 0) as units, coalesce(sum(rl.amount_cents), 0) as amount,
        coalesce(sum(rl.commission_cents), 0) as commission, coalesce(sum(rl.farm_share_cents), 0) as share
      from refund_lines rl join refunds r on r.id = rl.refund_id and r.state <> 'failed'
      where rl.order_id = line.order_id and rl.product_id = line.product_id
    ) back
    where line.farm_id = ${farmId} and ${daysOf(sql, period).placed}
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
