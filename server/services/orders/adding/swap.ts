import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq } from "drizzle-orm";
import type { AgreedSwap, PricedGoods } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { CONFIRM_REFUND_OVER } from "#shared/payments/refunds/refund.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import type { Holder, Order } from "../own/own-order.ts";
import { recordTeamTakeOff, takeOffWithRefund } from "../own/take-off.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";

type Agreement = { order: Order; lines: readonly PricedGoods[]; swap: AgreedSwap };

/**
 * Checks a swap before it is read out to the customer. The replaced goods are refunded only when the customer pays,
 * with no team member present, so the giving limit is enforced now. Throws `invalid` if fewer units are still to be
 * delivered or the product would be swapped for itself, `forbidden` for the team member's own order, and what `confirm`
 * throws.
 */
export async function requireSwappable(
  deps: Deps,
  { user, confirm }: Extract<Holder, { by: "team" }>,
  { order, lines, swap }: Agreement,
): Promise<void> {
  await inTransaction(deps.db, (tx) => refuseOwnMoney(tx, user, order));
  const line = await lineOf(deps.db, order, swap);
  if (!line || unitsToCome(line) < swap.quantity) {
    throw new DomainError("invalid", m.fewerToCome);
  }
  if (lines.some(({ productId }) => productId === swap.productId)) {
    throw new DomainError("invalid", m.removeOthers);
  }
  if (line.unitPrice * swap.quantity > CONFIRM_REFUND_OVER) confirm();
  await inTransaction(deps.db, (tx) => holdToGivingLimit(deps, tx, user, confirm));
}

/**
 * Takes off the goods that a paid addition replaces, at most as many units as are still to be delivered: the customer
 * may have taken some off meanwhile. The caller must have locked the order and checked that it is open.
 */
export async function swapOut(deps: Deps, tx: Tx, order: Order, swap: AgreedSwap): Promise<void> {
  const line = await lineOf(tx, order, swap);
  const quantity = Math.min(swap.quantity, line ? unitsToCome(line) : 0);
  if (quantity === 0) return;
  const actor = await agreedBy(tx, swap);
  const units = { productId: swap.productId, quantity };
  await takeOffWithRefund(deps, tx, { order, units, actor, moverId: swap.agreedBy });
  await recordTeamTakeOff(deps, tx, { order, units, actor, reason: swap.reason });
}

async function lineOf(db: Db | Tx, { id }: Order, { productId }: AgreedSwap) {
  const isIt = and(eq(orderLines.orderId, id), eq(orderLines.productId, productId));
  const [line] = await db.select().from(orderLines).where(isIt);
  return line;
}

async function agreedBy(tx: Tx, swap: AgreedSwap) {
  const [user] = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.id, swap.agreedBy));
  return user ?? null;
}
