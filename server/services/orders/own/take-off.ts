import { eq } from "drizzle-orm";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import { type Cents, NO_MONEY } from "#shared/money.ts";
import type { TakeOff } from "#shared/orders/order-change.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { orderLines } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { cancelNeverShipped } from "../lifecycle/order-moves.ts";
import { givenUnder } from "../refunds/given-under.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { AS_PAID } from "../refunds/refunding.ts";
import { type Actor, recordAudit } from "../../platform/audit/audit.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import {
  actorOf,
  type Holder,
  lockOwnOrder,
  moverIdOf,
  type Order,
  requireChangeable,
} from "./own-order.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";

/**
 * Takes units of a line off the holder's order before its cut-off: the units go back on sale and the customer gets a
 * refund. Taking off the last unit, or the last one that was paid for, cancels the order. A repeated call with the
 * same key changes nothing and returns the original amount, in cents. Throws `not_found`, `invalid`, `conflict`
 * after the cut-off or if fewer units are left, and `forbidden` for a team member's own order, which is theirs to change
 * on their own page.
 */
export async function takeOff(
  deps: Deps,
  holder: Holder,
  { number, productId, quantity, key }: TakeOff,
): Promise<{ amount: Cents }> {
  const settings = await getSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOwnOrder(deps, tx, holder, number);
    const before = await givenUnder(tx, order.id, key);
    if (before) return { amount: before.amount };
    requireChangeable(deps, order, settings);
    const units = { productId, quantity };
    if (holder.by === "team") await refuseOwnMoney(tx, holder.user, order);
    const by = { actor: actorOf(holder), moverId: moverIdOf(holder) };
    const amount = await takeOffWithRefund(deps, tx, { order, units, key, ...by });
    if (holder.by === "team") {
      // The refund counts toward the team member's giving limit.
      await recordTeamTakeOff(deps, tx, {
        order,
        units,
        actor: holder.user,
        reason: holder.reason,
      });
      await holdToGivingLimit(deps, tx, holder.user, holder.confirm);
    }
    return { amount };
  });
}

type Units = { productId: number; quantity: number };
type TakingOff = {
  order: Order;
  units: Units;
  actor: Actor;
  moverId: string;
  key?: string | undefined;
};

/**
 * Takes units off and refunds them, for an order that the caller has locked and checked. Returns the refund in cents.
 * Throws `conflict` if fewer are still to come, and what `writeRefund` throws.
 */
export async function takeOffWithRefund(
  deps: Deps,
  tx: Tx,
  { order, units, actor, moverId, key }: TakingOff,
): Promise<Cents> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const line = lines.find(({ productId }) => productId === units.productId);
  if (line && units.quantity > unitsToCome(line)) {
    throw new DomainError("conflict", m.fewerToCome);
  }
  const isLast = lines.every((one) => unitsToCome(one) === (one === line ? units.quantity : 0));
  const written = await writeRefund(deps, tx, {
    order,
    what: {
      wish: isLast ? "remaining" : { lines: [units], delivery: false },
      reason: "taken_off",
      cause: "customer_changed",
      money: AS_PAID,
    },
    by: { actor, key },
    notice: isLast ? "canceled" : "refund",
  });
  const mover = { actor: moverId, cause: "taken_off", at: deps.clock.now() };
  if (isLast || written?.isOver) await cancelNeverShipped(deps, tx, order, mover);
  return written?.plan.amount ?? NO_MONEY;
}

type TeamTakeOff = { order: Order; units: Units; actor: Actor; reason: string };

/** Records in the audit log that a team member took units off, and why. */
export async function recordTeamTakeOff(
  deps: Deps,
  tx: Tx,
  { order, units, actor, reason }: TeamTakeOff,
): Promise<void> {
  await recordAudit(deps, tx, actor, {
    action: "order.units_taken_off",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: { ...units, reason },
  });
}
