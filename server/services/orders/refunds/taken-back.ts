import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { eq } from "drizzle-orm";
import { hasNotLeft } from "#shared/orders/order.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { takeUnitsOff } from "../units/goods-back.ts";
import { openCrate } from "../lifecycle/open-crate.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";
import { givenOfOrder, type Order } from "../../payments/refunds/sold.ts";

/**
 * Takes refunded goods off an order that has not been dispatched, so that they are not delivered. Reopens a packed
 * crate, so that they are taken out. Returns whether nothing is left to deliver; the caller must then cancel the
 * order.
 */
export async function takeRefundedOff(
  deps: Deps,
  tx: Tx,
  order: Order,
  mover: Mover,
): Promise<boolean> {
  if (!hasNotLeft(order.state)) return false;
  const given = await givenOfOrder(tx, order);
  const before = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const units = before.flatMap(({ productId, freed, short }) => {
    const refunded = given.lines
      .filter((line) => line.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = refunded - freed - short;
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  const isTaken = units.length > 0;
  const lines = isTaken ? await takeUnitsOff(deps, tx, { order, units, mover }) : before;
  if (lines.every((line) => unitsToCome(line) === 0)) return true;
  if (isTaken && order.state === "packed") await openCrate(tx, order, lines, mover);
  return false;
}
