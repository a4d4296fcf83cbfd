import { type Weight, weight } from "../../catalog/weights/weight.ts";
import { cents, sumCents } from "../../money.ts";
import { isLeft, leftOf, remainingOf } from "./refund.ts";
import type { Given, RefundPlan, RefundWish, Sold } from "./refund-plan.ts";

/** What one payment of an order bought, and what has been refunded of it. */
type Bought = { sold: Sold; given: Given };

/** The money left of all purchases. */
export function moneyLeft(purchases: readonly Bought[]) {
  return sumCents(purchases.map(({ sold, given }) => leftOf(sold, given).amount));
}

/**
 * Splits a requested refund across an order's payments, which are sorted oldest first: the latest addition is
 * refunded first, and the delivery with the payment that paid for it. "remaining" is everything left of each. Payments
 * with nothing to refund are omitted; any excess is assigned to the first payment, whose plan then rejects it.
 */
export function shareWish<P extends Bought>(
  purchases: readonly P[],
  wish: RefundWish | "remaining",
): { purchase: P; wish: RefundWish }[] {
  if (wish === "remaining") {
    return purchases
      .filter(({ sold, given }) => isLeft(leftOf(sold, given)))
      .map((purchase) => ({ purchase, wish: remainingOf(purchase.sold, purchase.given) }));
  }
  const [first, ...added] = purchases;
  if (!first) return [];
  const taken = new Map(wish.lines.map((line) => [line.productId, line]));
  const weights = new Map(wish.lines.map((line) => [line.productId, shareWeight(purchases, line)]));
  const shares = added.toReversed().map((purchase) => {
    const left = leftOf(purchase.sold, purchase.given).lines;
    const lines = left.flatMap((line) => {
      const wanted = taken.get(line.productId);
      const part = wanted && shareOfLine(wanted, line, weights.get(line.productId)?.get(purchase));
      if (!part) return [];
      taken.set(line.productId, lessBy(wanted, part));
      return [part];
    });
    return { purchase, wish: { lines, delivery: false } };
  });
  const isWhole = shares.every((share) => share.wish.lines.length === 0);
  const ofFirst = {
    delivery: wish.delivery,
    // If the other payments have no part in it, pass the request to the first unchanged, including any errors.
    lines: isWhole ? wish.lines : wish.lines.flatMap(({ productId }) => restOn(taken, productId)),
  };
  const isOfFirst = isWhole || ofFirst.lines.length > 0 || ofFirst.delivery !== false;
  return [
    ...(isOfFirst ? [{ purchase: first, wish: ofFirst }] : []),
    ...shares.filter((share) => share.wish.lines.length > 0).toReversed(),
  ];
}

type Wished = RefundWish["lines"][0];

/**
 * For a weight-only refund, each payment's share: proportional to what is left of its line, since everything was
 * weighed together.
 */
function shareWeight<P extends Bought>(
  purchases: readonly P[],
  { productId, quantity, weight: wished }: Wished,
): ReadonlyMap<P, Weight> {
  if (quantity > 0 || !wished) return new Map();
  const left = purchases.map<number>(
    ({ sold, given }) =>
      leftOf(sold, given).lines.find((line) => line.productId === productId)?.weight ?? 0,
  );
  const whole = left.reduce((sum, one) => sum + one, 0);
  let [seen, given] = [0, 0];
  return new Map(
    purchases.map((purchase, at) => {
      seen += left[at] ?? 0;
      const upTo = whole === 0 ? 0 : Math.floor((2 * wished * seen + whole) / (2 * whole));
      const share = weight(upTo - given);
      given = upTo;
      return [purchase, share];
    }),
  );
}

/** The part of a request that one payment's line refunds; null for none. */
function shareOfLine(
  { productId, quantity }: Wished,
  left: { quantity: number },
  ofWeight: Weight | undefined,
): Wished | null {
  const units = Math.min(quantity, left.quantity);
  if (units > 0) return { productId, quantity: units };
  return ofWeight ? { productId, quantity: 0, weight: ofWeight } : null;
}

function lessBy({ productId, quantity, weight: wished }: Wished, part: Wished): Wished {
  const rest = (wished ?? 0) - (part.weight ?? 0);
  return { productId, quantity: quantity - part.quantity, ...(wished && { weight: weight(rest) }) };
}

function restOn(taken: ReadonlyMap<number, Wished>, productId: number): Wished[] {
  const rest = taken.get(productId);
  return rest && (rest.quantity > 0 || (rest.weight ?? 0) > 0) ? [rest] : [];
}

/** Combines several refunds of one order. */
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
