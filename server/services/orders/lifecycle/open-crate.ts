import type { OrderState } from "#shared/orders/order.ts";
import type { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { moveOrder } from "./order-moves.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";

type Line = typeof orderLines.$inferSelect;
type Order = typeof orders.$inferSelect;

/** Reopens a packed crate: the order returns to `harvesting` if any line is harvested, otherwise to `locked`. */
export async function openCrate(
  tx: Tx,
  order: Order,
  lines: readonly Line[],
  mover: Mover,
): Promise<OrderState> {
  const isHarvested = lines.some(({ harvestedAt }) => harvestedAt !== null);
  const event = isHarvested ? "unpack_harvesting" : "unpack";
  return moveOrder(tx, order, event, mover);
}
