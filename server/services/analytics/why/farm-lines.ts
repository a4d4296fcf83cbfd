import { type SQL, sql } from "drizzle-orm";
import type { Weight } from "#shared/catalog/weights/weight.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { cents, type Cents } from "#shared/money.ts";
import type { Bearer, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { FarmBack, FarmSold } from "#shared/payments/why/why-farm.ts";
import type { Db, Tx } from "#db/client.ts";
import { shownNameOfLine } from "../../platform/people/shown-name.ts";

type SoldRow = {
  name: string;
  pack: string;
  quantity: number;
  unit_price: number;
  farm_promotion: number;
  code: string | null;
  commission_bps: number;
  commission: number;
};

/**
 * What a farm sold, grouped by product, price, commission rate and promotion code. `lines` selects all columns of the
 * farm's `order_lines`. Names and packs are in the reader's language. Units of additions have the commission rate of
 * the day they were added.
 */
export async function soldWith(db: Db | Tx, lines: SQL): Promise<FarmSold[]> {
  const rows = await db.execute<SoldRow>(sql`
    with line as materialized (${lines}),
    added as (
      select line.order_id, line.product_id, part.quantity, part.commission_bps, part.commission_cents
      from line join order_additions a on a.order_id = line.order_id
        join order_addition_lines part on part.checkout_id = a.checkout_id and part.product_id = line.product_id),
    bought as (
      select ${shownNameOfLine()} as name, line.pack, line.unit_price_cents, part.quantity, 0 as farm_promotion_cents, null::text as code,
        part.commission_bps, part.commission_cents
      from added part join line using (order_id, product_id)
      union all
      select ${shownNameOfLine()}, line.pack, line.unit_price_cents, line.quantity - coalesce(later.quantity, 0), line.farm_promotion_cents,
        case when line.farm_promotion_cents > 0 then (select p.code::text from promotion_uses u
          join promotions p on p.id = u.promotion_id where u.order_id = line.order_id) end,
        line.commission_bps, line.commission_cents - coalesce(later.commission_cents, 0)
      from line left join (select order_id, product_id, sum(quantity)::int as quantity,
        sum(commission_cents)::int as commission_cents from added group by 1, 2) later using (order_id, product_id)
      where line.quantity > coalesce(later.quantity, 0))
    select name, pack, unit_price_cents as unit_price, commission_bps, code, sum(quantity)::bigint as quantity,
      sum(farm_promotion_cents)::bigint as farm_promotion, sum(commission_cents)::bigint as commission
    from bought group by 1, 2, 3, 4, 5 order by 1, 3, 4, 5`);
  return rows.map((row) => ({
    name: row.name,
    pack: packWords(row.pack),
    quantity: row.quantity,
    unitPrice: cents(row.unit_price),
    farmPromotion: cents(row.farm_promotion),
    code: row.code,
    commissionBps: row.commission_bps,
    commission: cents(row.commission),
  }));
}

/** Goods of a farm that were refunded, one row per refund and product. `price` and `commission` are in cents. */
export type BackRow = {
  refund_id: string;
  cause: RefundCause;
  bearer: Bearer;
  bearer_reason: string | null;
  name: string;
  quantity: number;
  weight: Weight | null;
  price: number;
  commission: number;
};

/** Combines the rows of each refund. `centsOf` returns what the refund changes in the farm's earnings. */
export function backOf(
  rows: readonly BackRow[],
  centsOf: (refundId: string, rows: readonly BackRow[]) => Cents,
): FarmBack[] {
  return [...Map.groupBy(rows, (row) => row.refund_id)].flatMap(([refundId, own]) => {
    const [first] = own;
    if (!first) return [];
    const sum = (of: (row: BackRow) => number) =>
      cents(own.reduce((total, row) => total + of(row), 0));
    return [
      {
        cause: first.cause,
        bearer: first.bearer,
        bearerReason: first.bearer_reason,
        goods: own.map(({ name, quantity, weight }) => ({ name, quantity, weight })),
        price: sum(({ price }) => price),
        commission: sum(({ commission }) => commission),
        cents: centsOf(refundId, own),
      },
    ];
  });
}
