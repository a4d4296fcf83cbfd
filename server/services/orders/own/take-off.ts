import { eq } from "drizzle-orm";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { TakeOff } from "#shared/orders/order-change.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { cancelNeverShipped } from "../order-moves.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { recordAudit } from "../../platform/audit.ts";
import { getSettings } from "../../platform/settings.ts";
import { holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import {
  actorOf,
  type Holder,
  lockOwnOrder,
  moverIdOf,
  type Order,
  requireChangeable,
} from "./own-order.ts";

/**
 * Takes units of a line off the holder's order before its cut-off: others can have them, and the money
 * goes back. With the last unit the order is canceled. Throws `not_found`, `invalid`, and `conflict`
 * after the cut-off or when fewer are left.
 */
export async function takeOff(
  deps: Deps,
  holder: Holder,
  { number, productId, quantity }: TakeOff,
): Promise<{ amount: Cents }> {
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    requireChangeable(deps, order, settings);
    const wish = { lines: [{ productId, quantity }], delivery: false };
    const isLast = await isAllThatIsLeft(tx, order.id, { productId, quantity });
    const written = await writeRefund(deps, tx, {
      order,
      actor: actorOf(holder),
      wish: isLast ? "rest" : wish,
      reason: "taken_off",
      canceled: isLast,
    });
    const mover = { actor: moverIdOf(holder), cause: "taken_off", at: deps.clock.now() };
    if (isLast) await cancelNeverShipped(deps, tx, order, mover);
    if (holder.by === "team")
      await recordTeam(deps, tx, { order, holder, units: { productId, quantity } });
    return { amount: written?.plan.amount ?? NO_MONEY };
  });
}

type Taken = { order: Order; holder: Extract<Holder, { by: "team" }>; units: Units };

/** Why it was taken off; what it gives away counts toward the giver's limit. */
async function recordTeam(deps: Deps, tx: Tx, { order, holder, units }: Taken) {
  await recordAudit(deps, tx, holder.user, {
    action: "order.units_taken_off",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: { ...units, reason: holder.reason },
  });
  await holdToGivingLimit(deps, tx, holder.user, holder.confirm);
}

type Units = { productId: number; quantity: number };

async function isAllThatIsLeft(tx: Tx, orderId: string, wanted: Units): Promise<boolean> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const left = lines.filter((line) => line.freed < line.quantity);
  const [last] = left;
  return (
    left.length === 1 &&
    last?.productId === wanted.productId &&
    last.quantity - last.freed === wanted.quantity
  );
}
