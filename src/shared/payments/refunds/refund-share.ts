import { cents, sumCents } from "../../money.ts";
import { isLeft, leftOf, restOf } from "./refund.ts";
import type { Given, RefundPlan, RefundWish, Sold } from "./refund-plan.ts";

/** What one payment of an order bought, and what was given back of it. */
type Bought = { sold: Sold; given: Given };

/** The money that is left of everything that was bought. */
export function moneyLeft(purchases: readonly Bought[]) {
  return sumCents(purchases.map(({ sold, given }) => leftOf(sold, given).amount));
}

/**
 * Shares a wish out over the payments of an order, the first payment first: what was added last goes
 * back first, and the delivery with the payment that paid for it. "rest" is all that is left of each.
 * Payments of which nothing goes back are left out; what is more than was bought stays with the first, so
 * that its plan refuses it.
 */
export function shareWish<P extends Bought>(
  purchases: readonly P[],
  wish: RefundWish | "rest",
): { purchase: P; wish: RefundWish }[] {
  if (wish === "rest") {
    return purchases
      .filter(({ sold, given }) => isLeft(leftOf(sold, given)))
      .map((purchase) => ({ purchase, wish: restOf(purchase.sold, purchase.given) }));
  }
  const [first, ...added] = purchases;
  if (!first) return [];
  const taken = new Map(wish.lines.map(({ productId, quantity }) => [productId, quantity]));
  const shares = added.toReversed().map((purchase) => {
    const left = leftOf(purchase.sold, purchase.given).lines;
    const lines = left.flatMap(({ productId, quantity }) => {
      const units = Math.min(taken.get(productId) ?? 0, quantity);
      if (units <= 0) return [];
      taken.set(productId, (taken.get(productId) ?? 0) - units);
      return [{ productId, quantity: units }];
    });
    return { purchase, wish: { lines, delivery: false } };
  });
  const isWhole = shares.every((share) => share.wish.lines.length === 0);
  const ofFirst = {
    delivery: wish.delivery,
    // Where nothing falls on the others, the wish is the first's as it stands, with what is wrong in it.
    lines: isWhole ? wish.lines : wish.lines.flatMap(({ productId }) => restOn(taken, productId)),
  };
  const isOfFirst = isWhole || ofFirst.lines.length > 0 || ofFirst.delivery !== false;
  return [
    ...(isOfFirst ? [{ purchase: first, wish: ofFirst }] : []),
    ...shares.filter((share) => share.wish.lines.length > 0).toReversed(),
  ];
}

function restOn(taken: ReadonlyMap<number, number>, productId: number) {
  const quantity = taken.get(productId) ?? 0;
  return quantity > 0 ? [{ productId, quantity }] : [];
}

/** What several refunds of one order give back together. */
export function planTogether(plans: readonly RefundPlan[]): RefundPlan {
  const sum = (
    field: "delivery" | "discount" | "promotion" | "goodwill" | "amount" | "card" | "credit",
  ) => cents(plans.reduce((all, plan) => all + plan[field], 0));
  return {
    lines: plans.flatMap(({ lines }) => lines),
    delivery: sum("delivery"),
    deliveryTaxes: plans.flatMap(({ deliveryTaxes }) => deliveryTaxes),
    discount: sum("discount"),
    promotion: sum("promotion"),
    goodwill: sum("goodwill"),
    amount: sum("amount"),
    card: sum("card"),
    credit: sum("credit"),
  };
}
