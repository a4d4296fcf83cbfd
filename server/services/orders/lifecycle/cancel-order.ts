import { ordersErrors as m } from "#messages/orders/errors.ts";
import { isBeforeCutOff } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { cents, type Cents } from "#shared/money.ts";
import { orderLifecycle, type OrderState } from "#shared/orders/order.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import {
  type Actor,
  auditsOf,
  isActorOf,
  recordAudit,
  type UserActor,
} from "../../platform/audit/audit.ts";
import { canCancel, cancelNeverShipped } from "./order-moves.ts";
import { queueMail } from "../../mail/outbox.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { actorOf, type Holder, lockOwnOrder, moverIdOf } from "../own/own-order.ts";
import { settleCanceled } from "../refunds/settle-canceled.ts";
import { isStoppedOrder } from "../../payments/refunds/stopped.ts";
import { holdingDisputes, isUndecided } from "../../payments/refunds/held.ts";
import { intentsOf, lockOrder, type Order } from "../../payments/refunds/sold.ts";
import { writeRefund } from "../refunds/refund-order.ts";
import { AS_PAID } from "../refunds/refunding.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";

/** Whoever cancels: a holder, or an admin whom the router has authorized. */
type Canceler = UserActor | Holder;

type Canceled = { state: OrderState; refunded: Cents | null };

/**
 * Cancels an order before its cut-off: returns its goods, releases its delivery slot and refunds everything not yet
 * refunded, in one transaction. Customers can cancel their own orders, also during an inquiry, which leaves the money
 * with us; admins can cancel any order. While a dispute blocks an order, admins can also cancel it after the cut-off
 * or when it is packed; only they can cancel one whose money the bank holds, which then waits for the bank's
 * decision. Returns the refund in cents, null if nothing is refunded now; a repeated call by whoever canceled it for
 * the same reason returns the original result. Throws `not_found`, `conflict` after
 * the cut-off, if the order's state does not allow it, or if the bank holds the money, and `forbidden` for an admin's
 * own order, which they cancel like any customer.
 */
export async function cancelOrder(
  deps: Deps,
  canceler: Canceler,
  orderNumber: string,
  reason: string,
): Promise<Canceled> {
  const settings = await getSettings(deps);
  const today = businessDayAt(deps.clock.now());
  return inTransaction(deps.db, async (tx) => {
    const order = await lockFor(deps, tx, canceler, orderNumber);
    const actor = "by" in canceler ? actorOf(canceler) : canceler;
    const before = await canceledBefore(tx, actor, order, reason);
    if (before) return before;
    if (!("by" in canceler)) await refuseOwnMoney(tx, canceler, order);
    if (!("by" in canceler) && (await isStoppedOrder(tx, order))) {
      return cancelStopped(deps, tx, { actor: canceler, order, reason });
    }
    if (!orderLifecycle.next(order.state, "cancel")) {
      throw new DomainError("conflict", m.notCancelable);
    }
    if (!isBeforeCutOff(today, order.deliveryDay, calendarOf(settings))) {
      throw new DomainError("conflict", m.farmsStarted);
    }
    const mover = {
      actor: "by" in canceler ? moverIdOf(canceler) : canceler.id,
      cause: reason,
      at: deps.clock.now(),
    };
    const state = await cancelNeverShipped(deps, tx, order, mover);
    const written = await writeRefund(deps, tx, {
      order,
      what: { wish: "remaining", reason, cause: "order_canceled", money: AS_PAID },
      by: { actor },
      notice: "canceled",
    });
    await recordAudit(deps, tx, actor, {
      action: "order.canceled",
      subject: { kind: "order", id: order.id, name: order.number },
      detail: { reason, refunded: written?.plan.amount ?? 0 },
    });
    return { state, refunded: written?.plan.amount ?? null };
  });
}

/** What this actor's earlier call for this reason returned, if it canceled the order and its response was lost. */
async function canceledBefore(
  tx: Tx,
  actor: Actor,
  { id, state }: Order,
  reason: string,
): Promise<Canceled | null> {
  if (state !== "canceled") return null;
  const [canceled] = await auditsOf(tx, "order.canceled", { kind: "order", id });
  if (!canceled || !isActorOf(actor, canceled) || canceled.detail["reason"] !== reason) return null;
  const { refunded } = canceled.detail;
  return { state, refunded: typeof refunded === "number" && refunded > 0 ? cents(refunded) : null };
}

type Stopped = { actor: UserActor; order: Order; reason: string };

/** Cancels a disputed order. Its goods are returned as usual; its money depends on the bank's decision. */
async function cancelStopped(deps: Deps, tx: Tx, { actor, order, reason }: Stopped) {
  const mover = { actor: actor.id, cause: reason, at: deps.clock.now() };
  if (!canCancel(order.state)) {
    throw new DomainError("conflict", m.notCancelable);
  }
  const state = await cancelNeverShipped(deps, tx, order, mover);
  const refunded = await settleCanceled(deps, tx, { order, actor, reason });
  await recordAudit(deps, tx, actor, {
    action: "order.canceled",
    subject: { kind: "order", id: order.id, name: order.number },
    detail: { reason, refunded: refunded ?? 0, disputed: true },
  });
  await mailCanceled(deps, tx, order, refunded);
  return { state, refunded };
}

/**
 * Queues the email about a canceled order whose money the bank holds or has taken. Not sent if the bank has decided
 * and something is refunded: then the refund's own email also says that the order is canceled.
 */
async function mailCanceled(
  deps: Deps,
  tx: Tx,
  order: Order,
  refunded: Cents | null,
): Promise<void> {
  const holding = await holdingDisputes(tx, ...(await intentsOf(tx, order)));
  const isDecided = !isUndecided(holding);
  if (holding.length === 0 || (isDecided && refunded !== null)) return;
  await queueMail(deps, tx, {
    kind: "order_canceled",
    to: order.email,
    dedupeKey: `order_canceled:${order.id}`,
    data: {
      orderNumber: order.number,
      orderUrl: await orderUrl(deps, tx, order),
      isDecided,
    },
  });
}

/** Locks the order: a holder only their own, an admin any. Throws `not_found`. */
async function lockFor(deps: Deps, tx: Tx, canceler: Canceler, number: string): Promise<Order> {
  return "by" in canceler ? lockOwnOrder(deps, tx, canceler, number) : lockOrder(tx, { number });
}
