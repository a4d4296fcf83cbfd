import { refundParts } from "#shared/payments/refunds/refund-parts.ts";
import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Fault, RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { Cents } from "#shared/money.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import type { RefundPlan, RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { moneyLeft, planTogether } from "#shared/payments/refunds/refund-share.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { MailGoods } from "#server/mail/mail-goods.ts";
import type { AccountActor, Actor } from "../../platform/audit/audit.ts";
import { canCancel, cancelNeverShipped } from "../lifecycle/order-moves.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { refuseDisputed } from "../../payments/refunds/held.ts";
import { refuseOwnMoney } from "../../payments/refunds/own-money.ts";
import { lockOrder, lockOrderIfAny, type Order, purchasesOf } from "../../payments/refunds/sold.ts";
import { answerAsked } from "../problems/asked.ts";
import { givenUnder } from "./given-under.ts";
import { takeRefundedOff } from "./taken-back.ts";
import {
  AS_PAID,
  isWeightAlone,
  partsOf,
  planOf,
  type Refunded,
  type Refunding,
} from "./refunding.ts";
import { goodsOf, lockParts, unsellRemaining, writeByHarvest } from "./write-parts.ts";

type RefundOrderInput = Fault & {
  intentId: string;
  /** What to refund, or everything that is left. */
  wish: RefundWish | "remaining";
  reason: string;
  /** Idempotency key of the form that requests the refund. */
  key?: string | undefined;
  /** Called before commit if the actor has given away more than the giving limit; throws unless confirmed. */
  confirm?: Confirm;
};

/** A refund that was written. `amount` is in cents, card and credit together. */
export type WrittenRefund = { refundId: string; amount: Cents };

/**
 * Refunds one payment of an order, in part or in full. Refunded goods that were not dispatched are taken off the
 * order. Refund, lines, ledger, audit log and email are written in one transaction; a job sends the money afterward.
 * An order not yet dispatched with no money or no goods left is canceled. A repeated call with the same key returns
 * the original refund. Throws `not_found`, `invalid`, `conflict` if less is left or the payment is disputed,
 * `forbidden` for the actor's own order, and what `confirm` throws.
 */
export async function refundOrder(
  deps: Deps,
  actor: AccountActor,
  { confirm, key, ...asked }: RefundOrderInput,
): Promise<WrittenRefund> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderIfAny(tx, asked);
    // Before the dispute check: a repeated call gets the original result even if the payment is disputed by now.
    const before = order && (await givenUnder(tx, order.id, key));
    if (before) return before;
    // Before the order check, so that a disputed payment without an order is reported as disputed.
    await refuseDisputed(tx, asked.intentId);
    if (!order) throw new DomainError("not_found", m.noOrder);
    await refuseOwnMoney(tx, actor, order);
    const written = await writeRefund(deps, tx, {
      order,
      what: { ...asked, money: AS_PAID },
      by: { actor, key },
      notice: "refund",
    });
    if (!written) throw new DomainError("conflict", m.nothingToRefund);
    await cancelIfOver(deps, tx, { order, written, mover: moverOf(deps, actor, asked.reason) });
    await answerAsked(deps, tx, {
      orderId: order.id,
      refundId: written.refundId,
      by: actor?.id ?? null,
    });
    await holdToGivingLimit(deps, tx, actor, confirm);
    return { refundId: written.refundId, amount: written.plan.amount };
  });
}

/**
 * Writes a refund with its lines, ledger entries, audit log and email, and takes refunded goods that were not
 * dispatched off the order. Writes one refund for each payment that paid for what is refunded; free goods are
 * returned without money. Returns null if "remaining" was requested and nothing is left. If `isOver`, an order not yet
 * dispatched has no goods or no money left, and the caller must cancel it, for example with `cancelIfOver`. The
 * caller must have locked the order. Throws `not_found`, `invalid`, and `conflict` if less is left or the payment is
 * disputed.
 */
export async function writeRefund(
  deps: Deps,
  tx: Tx,
  { order, what, by, notice }: Refunding,
): Promise<{ refundId: string; plan: RefundPlan; isOver: boolean } | null> {
  await lockParts(tx, order, what);
  // Read only now that the payments are locked.
  const purchases = await purchasesOf(tx, order);
  const written = await writeByHarvest(deps, tx, { order, what, by }, purchases);
  if (written.length === 0) return null;
  const plan = planTogether(written.map(({ planned }) => planned));
  // A refund for weight alone never cancels the order, even if it refunds the last of the money.
  const isUnpaid = !isWeightAlone(what.wish) && plan.amount >= moneyLeft(purchases);
  if (isUnpaid && hasNotLeft(order.state)) await unsellRemaining(deps, tx, { order, what, by });
  const refundId = written[0]?.id ?? "";
  const nothingToCome = await takeRefundedOff(deps, tx, order, moverOf(deps, by.actor, "refund"));
  if (notice !== "by_caller") {
    const canceled = notice === "canceled" || nothingToCome;
    const goods = goodsOf(purchases, plan);
    await notifyRefund(deps, tx, order, { refundId, plan, goods, cause: what.cause, canceled });
  }
  await deps.jobs.enqueue(tx, "sweep_payments", {});
  return { refundId, plan, isOver: nothingToCome || isUnpaid };
}

/**
 * What a refund would come to, card and credit together, which `writeRefund` then writes; null if it cannot be written,
 * such as during a dispute. The caller must have locked the order.
 */
export async function amountOfRefund(tx: Tx, order: Order, what: Refunded): Promise<Cents | null> {
  try {
    await lockParts(tx, order, what);
    const parts = partsOf(await purchasesOf(tx, order), what);
    return planTogether(parts.map((part) => planOf(part, what.money))).amount;
  } catch (error) {
    // Nothing has been written yet.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

type Canceling = { order: Order; written: { isOver: boolean }; mover: Mover };

/** Cancels an order that has not been dispatched if `writeRefund` reported that it `isOver`. */
export async function cancelIfOver(deps: Deps, tx: Tx, { order, written, mover }: Canceling) {
  if (!written.isOver) return;
  // Read again: the refund may have changed its state.
  const now = await lockOrder(tx, { number: order.number });
  if (canCancel(now.state)) await cancelNeverShipped(deps, tx, now, mover);
}

/** The mover recorded in an order's history when a refund moves it; `system` if there is no actor. */
export function moverOf({ clock }: Pick<Deps, "clock">, actor: Actor, cause: string): Mover {
  return { actor: actor ? (actor.id ?? actor.username) : "system", cause, at: clock.now() };
}

type Telling = {
  refundId: string;
  plan: RefundPlan;
  goods: readonly MailGoods[];
  cause: RefundCause;
  canceled: boolean;
};

async function notifyRefund(
  deps: Deps,
  tx: Tx,
  order: Order,
  { refundId, plan, goods, cause, canceled }: Telling,
): Promise<void> {
  await queueMail(deps, tx, {
    kind: "refund_started",
    to: order.email,
    dedupeKey: `refund_started:${refundId}`,
    data: {
      orderNumber: order.number,
      orderUrl: await orderUrl(deps, tx, order),
      parts: refundParts(plan),
      cause,
      items: goods,
      canceled,
    },
  });
}
