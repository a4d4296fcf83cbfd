import { and, count, desc, eq, gte, sql, sum } from "drizzle-orm";
import type { LineShort, ProductShort } from "#shared/farms/harvest/harvest.ts";
import { cents, type Cents, NO_MONEY } from "#shared/money.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { refundLines } from "#db/schema/payments/refund-lines.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Tx } from "#db/client.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import type { Marker } from "./acting-audit.ts";
import type { OpenLine } from "./marking.ts";

/**
 * What this mark refunded when the same marker made it in an earlier call, whose response was lost; null if they did
 * not. The mark may have canceled the order.
 */
export async function shortBefore(
  tx: Tx,
  marker: Marker,
  { line }: Pick<OpenLine, "line">,
  { units, before, reason }: LineShort,
): Promise<Cents | null> {
  if (line.short !== before + units || line.shortReason !== reason) return null;
  // Weighing a line overwrites who marked it and when.
  if (line.weighed !== null) return null;
  // The rest of a line by weight is not harvested yet: only the refund then tells who made the mark.
  if (line.harvestedAt !== null && line.harvestedBy !== marker.id) return null;
  const given = await refundedOf(tx, line);
  // Someone else may have marked more since.
  if (given.some(({ by }) => by !== marker.id)) return null;
  if (given.length === 0) return line.harvestedAt === null ? null : NO_MONEY;
  let [found, refunded] = [0, 0];
  for (const { quantity, amount, credit } of given) {
    if (found >= units && quantity > 0) break;
    found += quantity;
    refunded += amount + credit;
  }
  return found === units ? cents(refunded) : null;
}

/**
 * The refunds of missing units of a line, newest first, each with the units and who marked them; since the line was
 * harvested also those of a delivery fee alone, which an order with nothing left gets back.
 */
async function refundedOf(tx: Tx, { orderId, productId, harvestedAt }: OpenLine["line"]) {
  const units = sql<number>`coalesce(sum(${refundLines.quantity})
    filter (where ${refundLines.productId} = ${productId}), 0)`.mapWith(Number);
  const lines = sql<number>`count(${refundLines.refundId})`;
  return tx
    .select({
      quantity: units,
      amount: refunds.amount,
      credit: refunds.credit,
      by: refunds.requestedBy,
    })
    .from(refunds)
    .leftJoin(refundLines, eq(refundLines.refundId, refunds.id))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.cause, "missing_at_harvest"),
        harvestedAt === null ? undefined : gte(refunds.createdAt, harvestedAt),
      ),
    )
    .groupBy(refunds.id)
    .having(harvestedAt === null ? sql`${units} > 0` : sql`${units} > 0 or ${lines} = 0`)
    .orderBy(desc(refunds.createdAt), desc(refunds.id));
}

/**
 * How many orders, by how many units, a product's mark made short in an earlier call with the same key, whose response
 * was lost; none if there was no such call.
 */
export async function shortUnder(
  tx: Tx,
  { id: farmId }: OwnFarm,
  { day, productId, key }: ProductShort,
): Promise<{ orders: number; units: number }> {
  if (key === undefined) return { orders: 0, units: 0 };
  const [row] = await tx
    .select({ orders: count(), units: sum(orderLines.short).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.deliveryDay, day),
        eq(orderLines.farmId, farmId),
        eq(orderLines.productId, productId),
        eq(orderLines.shortKey, key),
      ),
    );
  return { orders: row?.orders ?? 0, units: row?.units ?? 0 };
}
