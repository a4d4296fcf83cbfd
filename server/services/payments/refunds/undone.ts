import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { BEARERS, undoesSale } from "#shared/payments/refunds/refund-cause.ts";
import type { UnitsBack } from "#shared/payments/refunds/undone-units.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import { NOT_MADE_GOOD } from "./sold.ts";

const STANDS = sql`${refunds.state} <> 'failed'`;
const TO_MAKE_GOOD = sql`${refunds.state} = 'failed' and ${NOT_MADE_GOOD}`;
const UNDOES = inArray(refunds.bearer, BEARERS.filter(undoesSale));

const sumWhere = (column: PgColumn, which: SQL) =>
  sql<number>`coalesce(sum(${column}) filter (where ${which}), 0)::int`;
const unitsWhere = (which: SQL) => sumWhere(refundLines.quantity, which);

/** The units that refunds returned of an order, by product. */
export async function unitsBackOf(
  tx: Tx,
  orderId: string,
): Promise<ReadonlyMap<number, UnitsBack>> {
  const rows = await tx
    .select({
      productId: refundLines.productId,
      units: unitsWhere(STANDS),
      undone: unitsWhere(sql`${STANDS} and ${UNDOES}`),
      toMakeGood: {
        units: unitsWhere(TO_MAKE_GOOD),
        undone: unitsWhere(sql`${TO_MAKE_GOOD} and ${UNDOES}`),
        weight: sumWhere(refundLines.weight, TO_MAKE_GOOD),
      },
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(eq(refundLines.orderId, orderId))
    .groupBy(refundLines.productId);
  return new Map(rows.map(({ productId, ...back }) => [productId, back]));
}

export const NONE_BACK: UnitsBack = {
  units: 0,
  undone: 0,
  toMakeGood: { units: 0, undone: 0, weight: 0 },
};

/** The goods that a refund returned, with the related facts of their order lines. */
export async function refundedGoods(tx: Tx, { id }: { id: string }) {
  return tx
    .select({
      productId: refundLines.productId,
      units: refundLines.quantity,
      farmShare: refundLines.farmShare,
      commission: refundLines.commission,
      farmId: orderLines.farmId,
      onSaleAgain: orderLines.onSaleAgain,
    })
    .from(refundLines)
    .innerJoin(
      orderLines,
      and(
        eq(orderLines.orderId, refundLines.orderId),
        eq(orderLines.productId, refundLines.productId),
      ),
    )
    .where(eq(refundLines.refundId, id));
}
export type RefundedGoods = Awaited<ReturnType<typeof refundedGoods>>;

/**
 * Whether the new bearer would pay for goods that nobody harvested and that are on sale again, if this refund
 * no longer undid their sale.
 */
export async function wouldPayUnharvested(
  tx: Tx,
  { orderId, goods }: { orderId: string; goods: RefundedGoods },
): Promise<boolean> {
  const back = await unitsBackOf(tx, orderId);
  return goods.some(({ productId, units, onSaleAgain }) => {
    const { undone, toMakeGood } = back.get(productId) ?? NONE_BACK;
    return units > 0 && undone + toMakeGood.undone - units < onSaleAgain;
  });
}
