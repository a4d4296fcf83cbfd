import { ordersErrors as m } from "#messages/orders/errors.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";
import { planGoodwill, planRefund } from "#shared/payments/refunds/refund.ts";
import type { RefundPlan, RefundWish } from "#shared/payments/refunds/refund-plan.ts";
import { shareWish } from "#shared/payments/refunds/refund-share.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import type { Order, Purchase } from "../../payments/refunds/sold.ts";

/** Goods and delivery, everything that is left, or an amount that is for no goods. */
export type Wish = RefundWish | "remaining" | { goodwill: Cents };

/**
 * How the money moves. `new`: it is sent the way it was paid (`card`) or given as credit, as the customer chose;
 * units that were not harvested are refunded separately. `again`: the same, in place of the failed refund `replaces`,
 * whose fault it keeps. `done`: nothing is sent, so a dispute does not prevent it, because the refund was already made
 * at the provider, perhaps in place of a failed one, or because no money is left.
 */
export type MoneyBack =
  | { kind: "new"; to: RefundTo }
  | { kind: "again"; to: RefundTo; replaces: string }
  | { kind: "done"; replaces?: string | undefined };

/** Money that is sent the way it was paid. */
export const AS_PAID: MoneyBack = { kind: "new", to: "card" };

/** What is refunded, why and how. Without `intentId`, the wish is distributed over all payments of the order. */
export type Refunded = Fault & {
  wish: Wish;
  reason: string;
  intentId?: string | undefined;
  money: MoneyBack;
};

/** Who refunds; `key` is the idempotency key of the form that requests it. */
export type Refunder = { actor: Actor; key?: string | undefined };

/**
 * Which email tells the customer: the one about a refund, which mentions a canceled order only if the refund ends it;
 * the same for an order that is `canceled` with it; or another one that the caller sends.
 */
export type Notice = "refund" | "canceled" | "by_caller";

/** A refund of an order to be written. */
export type Refunding = { order: Order; what: Refunded; by: Refunder; notice: Notice };

/** What is refunded from one payment. */
export type Part = { purchase: Purchase; wish: Exclude<Wish, "remaining"> };

/** Whether it refunds an amount that is for no goods. */
export function isGoodwill(wish: Wish): wish is { goodwill: Cents } {
  return wish !== "remaining" && "goodwill" in wish;
}

/** Whether it refunds only weight of goods, and no units of them. */
export function isWeightAlone(wish: Wish): boolean {
  if (wish === "remaining" || isGoodwill(wish)) return false;
  return wish.lines.length > 0 && wish.lines.every(({ quantity }) => quantity === 0);
}

/** What is refunded from which payment; empty if "remaining" is requested and nothing is left. Throws `not_found`. */
export function partsOf(
  all: readonly Purchase[],
  { wish, intentId }: Pick<Refunded, "wish" | "intentId">,
): Part[] {
  const purchases = intentId ? all.filter((one) => one.intentId === intentId) : all;
  const [first] = purchases;
  if (!first) throw new DomainError("not_found", m.noPayment);
  if (isGoodwill(wish)) return [{ purchase: first, wish }];
  return shareWish(purchases, wish);
}

/** The plan of a part's refund. Throws as `planRefund` and `planGoodwill` do. */
export function planOf({ purchase: { sold, given }, wish }: Part, money: MoneyBack): RefundPlan {
  const to = money.kind === "done" ? undefined : money.to;
  return isGoodwill(wish)
    ? planGoodwill(sold, given, wish.goodwill, to)
    : planRefund(sold, given, wish, to);
}
