import { refundParts } from "#shared/payments/refunds/refund-parts.ts";
import { ordersErrors as m } from "#messages/orders-errors.ts";
import { DomainError } from "#shared/errors.ts";
import { bearerOf, type Fault } from "#shared/payments/refunds/refund-cause.ts";
import type { Cents } from "#shared/money.ts";
import { sumWeights } from "#shared/catalog/weights/weight.ts";
import { hasNotLeft } from "#shared/orders/order.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { planGoodwill, planRefund } from "#shared/payments/refunds/refund.ts";
import type { RefundPlan, RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { moneyLeft, planTogether, shareWish } from "#shared/payments/refunds/refund-share.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import { goodsWords } from "#shared/orders/goods-words.ts";
import type { Deps } from "#server/deps.ts";
import type { MailGoods } from "#server/mail/mail-goods.ts";
import { type AccountActor, type Actor, recordAudit } from "../../platform/audit.ts";
import { canCancel, cancelNeverShipped } from "../order-moves.ts";
import type { Mover } from "../../platform/lifecycles/register.ts";
import { orderUrl } from "../../platform/order-links.ts";
import { queueMail } from "../../mail/outbox.ts";
import { type Confirm, holdToGivingLimit } from "../../payments/refunds/giving-limit.ts";
import { refuseDisputed } from "../../payments/refunds/held.ts";
import {
  lockForRefund,
  lockOrder,
  lockOrderIfAny,
  type Order,
  type Purchase,
  purchasesOf,
} from "../../payments/refunds/sold.ts";
import { answerAsked } from "../problems/asked.ts";
import { givenUnder } from "./given-under.ts";
import { insertRefund } from "./insert-refund.ts";
import { noteOvertaken } from "./still-owed.ts";
import { takeRefundedOff } from "./taken-back.ts";
import { shareByHarvest } from "./unharvested.ts";

type RefundOrderInput = Fault & {
  intentId: string;
  /** What to give back, or everything that is left. */
  wish: RefundWish | "rest";
  reason: string;
  /** Of the form that asks: what it gave before is not given again. */
  key?: string | undefined;
  /** Called before anything is committed when the actor gives away more than the limit. */
  confirm?: Confirm;
};

export type WrittenRefund = { refundId: string; amount: Cents };

/**
 * Gives the money of one payment of an order back in part or whole: goods that have not left are taken off it, the refund, its lines, the ledger, the log and
 * the email are written in one transaction; the money itself is sent by a job after it. An order that
 * was never sent out and of which no money or no goods are left is canceled. Throws `not_found`, `invalid`, `conflict`
 * when less is left or the payment is disputed, and what `confirm` throws. Under a key it has given before it returns what that was.
 */
export async function refundOrder(
  deps: Deps,
  actor: AccountActor,
  { confirm, key, ...input }: RefundOrderInput,
): Promise<WrittenRefund> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderIfAny(tx, input);
    // What was given stays given, whatever the bank has done since.
    const before = order && (await givenUnder(tx, order.id, key));
    if (before) return before;
    // For payments without an order as well.
    await refuseDisputed(tx, input.intentId);
    if (!order) throw new DomainError("not_found", m.noOrder);
    const written = await writeRefund(deps, tx, { ...input, order, actor, actKey: key });
    if (!written) throw new DomainError("conflict", m.nothingToRefund);
    await cancelIfOver(deps, tx, { order, written, mover: moverOf(deps, actor, input.reason) });
    await answerAsked(deps, tx, {
      orderId: order.id,
      refundId: written.refundId,
      by: actor?.id ?? null,
    });
    await holdToGivingLimit(deps, tx, actor, confirm);
    return { refundId: written.refundId, amount: written.plan.amount };
  });
}

type Refunding = Fault & {
  order: Order;
  actor: Actor;
  /** Goods and delivery, all that is left, or an amount for no goods. */
  wish: RefundWish | "rest" | { goodwill: Cents };
  reason: string;
  /** The one payment of the order that it is about; without it the wish is shared out over all of them. */
  intentId?: string | undefined;
  /** The id of the failed refund that this one makes good. */
  replaces?: string | undefined;
  /** The key of the form that asks for it. */
  actKey?: string | undefined;
  /** Whether the order is canceled by this, which its email says. */
  canceled?: boolean;
  /** All of it as credit, as the customer chose; else the way it was paid. */
  to?: RefundTo;
  /** Whether the caller notifies the customer in an email of its own. */
  notifiedSeparately?: boolean;
  /** Whether the provider has made it already, so that a dispute does not stand against it. */
  isDone?: boolean;
};

/**
 * Writes a refund with all that hangs on it, and takes goods that have not left off their order. An order
 * with several payments gets a refund of each that paid for what goes back; goods that were free go back for nothing. Null
 * when "rest" was asked for and nothing is left. An order that `isOver` is for the caller to cancel.
 */
export async function writeRefund(deps: Deps, tx: Tx, refunding: Refunding) {
  const { order, actor } = refunding;
  // Several refunds of one order go one by one: each caller has its row locked.
  await lockParts(tx, refunding);
  // Read again now that their payments are locked.
  const purchases = await purchasesOf(tx, order);
  const written = await writeByHarvest(deps, tx, refunding, purchases);
  if (written.length === 0) return null;
  const plan = planTogether(written.map(({ planned }) => planned));
  // What weighs less is no reason to call the rest off, even where no money was left but its own.
  const isUnpaid = !isWeightAlone(refunding.wish) && plan.amount >= moneyLeft(purchases);
  if (isUnpaid && hasNotLeft(order.state)) await unsellRest(deps, tx, refunding);
  const refundId = written[0]?.id ?? "";
  const nothingToCome = await takeRefundedOff(deps, tx, order, moverOf(deps, actor, "refund"));
  if (!refunding.notifiedSeparately) {
    const canceled = refunding.canceled === true || nothingToCome;
    const goods = goodsOf(purchases, plan);
    await notifyRefund(deps, tx, { ...refunding, canceled }, { refundId, plan, goods });
  }
  await deps.jobs.enqueue(tx, "sweep_payments", {});
  return { refundId, plan, isOver: nothingToCome || isUnpaid };
}

function isWeightAlone(wish: Refunding["wish"]): boolean {
  if (wish === "rest" || "goodwill" in wish) return false;
  return wish.lines.length > 0 && wish.lines.every(({ quantity }) => quantity === 0);
}

/** Locks the payments of what goes back. */
async function lockParts(tx: Tx, refunding: Refunding): Promise<void> {
  const { order, wish, isDone = false } = refunding;
  const isForGoods = wish === "rest" || !("goodwill" in wish);
  for (const { purchase } of partsOf(await purchasesOf(tx, order), refunding)) {
    await lockForRefund(tx, purchase.intentId, { isDone, isForGoods });
  }
}

/**
 * Of an order that has not left and of which no money is left, goods may be: a code made them free, or what they
 * cost was given back for no goods before. They do not go to the door, so they are unsold, for nothing.
 */
async function unsellRest(deps: Deps, tx: Tx, { order, actor, reason }: Refunding): Promise<void> {
  const cause = "order_canceled";
  // No money moves, so that a dispute does not stand against it.
  const rest: Refunding = { order, actor, reason, cause, wish: "rest", isDone: true };
  await lockParts(tx, rest);
  await writeParts(deps, tx, rest, await purchasesOf(tx, order));
}

/**
 * Writes apart what nobody has harvested, which is no one's loss. One that was made already, or makes a failed one
 * good, is written as it is.
 */
async function writeByHarvest(
  deps: Deps,
  tx: Tx,
  refunding: Refunding,
  purchases: readonly Purchase[],
) {
  const isFixed = refunding.isDone === true || refunding.replaces !== undefined;
  if (isFixed) return writeParts(deps, tx, refunding, purchases);
  const goods = partsOf(purchases, refunding).flatMap(({ wish }) =>
    "goodwill" in wish ? [] : wish.lines,
  );
  const written = [];
  for (const part of await shareByHarvest(tx, refunding, goods)) {
    // What the one before gave back is not left for the next.
    const now = await purchasesOf(tx, refunding.order);
    written.push(...(await writeParts(deps, tx, { ...refunding, ...part }, now)));
  }
  return written;
}

/** A refund of each payment that paid for what goes back, with its ledger and its line of the log. */
async function writeParts(
  deps: Deps,
  tx: Tx,
  refunding: Refunding,
  purchases: readonly Purchase[],
) {
  const { order, actor, reason, cause, bearer, bearerReason } = refunding;
  const written = [];
  for (const { purchase, wish } of partsOf(purchases, refunding)) {
    const planned = planOf(purchase, wish, refunding);
    const { intentId } = purchase;
    const { id } = await insertRefund(tx, { ...order, paymentIntentId: intentId }, planned, {
      at: deps.clock.now(),
      reason,
      cause,
      bearer,
      bearerReason,
      requestedBy: actor?.id ?? null,
      replaces: refunding.replaces,
      actKey: refunding.actKey,
    });
    await recordAudit(deps, tx, actor, {
      action: "refund.requested",
      subject: { kind: "payment", id: intentId, name: order.number },
      detail: {
        amount: planned.amount,
        ...(planned.credit > 0 && { credit: planned.credit }),
        delivery: planned.delivery,
        goods: goodsOf(purchases, planned).map(goodsWords).join(", "),
        reason,
        cause,
        bearer: bearer ?? bearerOf(cause),
        ...(bearerReason && { bearerReason }),
      },
    });
    await noteOvertaken(tx, order, id);
    written.push({ id, planned });
  }
  return written;
}

type Part = { purchase: Purchase; wish: RefundWish | { goodwill: Cents } };

/** What goes back of which payment; nothing when all that is left is asked for and nothing is. */
function partsOf(all: readonly Purchase[], { wish, intentId }: Refunding): Part[] {
  const purchases = intentId ? all.filter((one) => one.intentId === intentId) : all;
  const [first] = purchases;
  if (!first) throw new DomainError("not_found", m.noPayment);
  if (wish !== "rest" && "goodwill" in wish) return [{ purchase: first, wish }];
  return shareWish(purchases, wish);
}

/** What goes back, each product once, whichever payments paid for it. */
function goodsOf(purchases: readonly Purchase[], { lines }: RefundPlan): MailGoods[] {
  const names = new Map(
    purchases.flatMap(({ sold }) => sold.lines.map(({ productId, name }) => [productId, name])),
  );
  return [...Map.groupBy(lines, ({ productId }) => productId)].map(([productId, same]) => ({
    productId,
    name: names.get(productId) ?? "",
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    weight: sumWeights(same.map(({ weight }) => weight)),
  }));
}

type Canceling = { order: Order; written: { isOver: boolean }; mover: Mover };

/** Cancels an order that has not left and of which a refund left no money or no goods. */
export async function cancelIfOver(deps: Deps, tx: Tx, { order, written, mover }: Canceling) {
  if (!written.isOver) return;
  // The refund may have moved it.
  const now = await lockOrder(tx, { number: order.number });
  if (canCancel(now.state)) await cancelNeverShipped(deps, tx, now, mover);
}

/** Who moves an order by refunding it. */
export function moverOf({ clock }: Pick<Deps, "clock">, actor: Actor, cause: string): Mover {
  return { actor: actor ? (actor.id ?? actor.username) : "system", cause, at: clock.now() };
}

function planOf(
  { sold, given }: Purchase,
  wish: Part["wish"],
  { to = "card", isDone = false }: Pick<Refunding, "to" | "isDone">,
): RefundPlan {
  return "goodwill" in wish
    ? planGoodwill(sold, given, wish.goodwill, isDone ? undefined : to)
    : planRefund(sold, given, wish, to);
}

type Telling = { refundId: string; plan: RefundPlan; goods: readonly MailGoods[] };

async function notifyRefund(
  deps: Deps,
  tx: Tx,
  { order, cause, canceled = false }: Refunding,
  { refundId, plan, goods }: Telling,
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
