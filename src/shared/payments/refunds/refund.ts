import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DAY_MS } from "../../durations.ts";
import { DomainError } from "../../errors.ts";
import { formatWeight, weight, weightOfUnits } from "../../catalog/weights/weight.ts";
import { cents, type Cents, formatUsd, NO_MONEY, sumCents } from "../../money.ts";
import { hasNotLeft, type OrderState } from "../../orders/order.ts";
import type { RefundTo } from "../../orders/order-problem.ts";
import {
  amountsOf,
  discountOf,
  marketPart,
  measureBack,
  type Part,
  planLine,
  sumOf,
  within,
} from "./refund-lines.ts";
import type { Given, RefundPlan, RefundWish, Sold, SoldLine } from "./refund-plan.ts";
import { deliveryTaxBack } from "./refund-tax.ts";

/** Anyone who gives away more than this within `GIVING_PERIOD_MS`, at once or in parts, must confirm it. */
export const CONFIRM_REFUND_OVER = cents(20_000);

/** How long a refund or credit counts toward its giver's limit. */
export const GIVING_PERIOD_MS = DAY_MS;

/**
 * The units of each line that can still be refunded, with their weight where applicable, and the money left: none if
 * the provider or a bank has refunded to the card what had already been given as credit.
 */
export function leftOf(sold: Sold, given: Given) {
  return {
    lines: sold.lines.map(({ productId, quantity, mostWeight }) => ({
      productId,
      quantity: quantity - sumOf(given, productId, "quantity"),
      weight: mostWeight && weight(quantity * mostWeight - measureBack(given, productId)),
    })),
    delivery: cents(sold.deliveryFee - given.delivery),
    amount: cents(Math.max(NO_MONEY, sold.total + sold.credit - given.amount)),
  };
}

type Left = Pick<ReturnType<typeof leftOf>, "lines" | "amount">;

/** Whether anything can still be refunded: money, or goods that a code may have made free. */
export function isLeft({ lines, amount }: Left): boolean {
  return amount > 0 || lines.some(({ quantity }) => quantity > 0);
}

type Refunded = {
  state: OrderState;
  /** What is left of the payment that is refunded. */
  left: Left;
  /** The units and the money left of the order's other payments. */
  others: { units: number; amount: Cents };
};

type Refunding = { lines: readonly { productId: number; quantity: number }[]; amount: Cents };

/**
 * Whether this refund of one payment would leave no goods or no money of an order that has not left, its other payments
 * included; it is then canceled.
 */
export function endsOrder(
  { state, left, others }: Refunded,
  { lines, amount }: Refunding,
): boolean {
  if (!hasNotLeft(state)) return false;
  const goesBack = (productId: number) =>
    lines.find((line) => line.productId === productId)?.quantity ?? 0;
  const noGoods = left.lines.every(({ productId, quantity }) => quantity <= goesBack(productId));
  return (noGoods && others.units === 0) || amount >= left.amount + others.amount;
}

/** The request to refund everything that is left. */
export function remainingOf(sold: Sold, given: Given): RefundWish {
  const left = leftOf(sold, given);
  // Weight can be left without units, if a refund of weight alone has failed.
  const lines = left.lines.filter((line) => line.quantity > 0 || (line.weight ?? 0) > 0);
  return { lines, delivery: left.delivery > 0 };
}

/**
 * Plans a refund to the cent. Tax and commission are split with the one rounding rule over everything refunded so
 * far, so that partial refunds in any order add up to the whole. Credit is refunded as credit, in proportion; all of
 * the refund is credit if `to` says so. Throws `invalid` for nothing or for goods that were not bought, `conflict`
 * for more than is left.
 */
export function planRefund(
  sold: Sold,
  given: Given,
  wish: RefundWish,
  to: RefundTo = "card",
): RefundPlan {
  const left = leftOf(sold, given);
  const lines: RefundPlan["lines"] = [];
  for (const wished of wish.lines) {
    const { productId } = wished;
    const bought = sold.lines.find((line) => line.productId === productId);
    const rest = left.lines.find((line) => line.productId === productId);
    if (!bought || !rest || lines.some((line) => line.productId === productId)) {
      throw new DomainError("invalid", m.notInOrder);
    }
    lines.push(planLine({ sold, given, before: lines }, bought, partOf(wished, bought, rest)));
  }
  const delivery = deliveryOf(wish, left.delivery);
  const deliveryTaxes = deliveryTaxBack(sold, given, delivery);
  const discount = discountOf(sold, given, lines);
  const promotion = sumCents(
    lines.map((line) => marketPart(sold, line, measureBack(given, line.productId))),
  );
  const goods = lines.reduce((sum, line) => sum + line.amount + line.tax, 0);
  const worth = goods + delivery + sumCents(amountsOf(deliveryTaxes)) - discount - promotion;
  const goodwill = cents(-within(worth - left.amount, given.goodwill ?? NO_MONEY));
  const amount = cents(worth + goodwill);
  if (amount === 0 && lines.length === 0) throw new DomainError("invalid", m.chooseRefund);
  if (amount > left.amount) throw moreThanLeft(m.onlyLeft(formatUsd(left.amount)));
  const credit = to === "credit" ? amount : creditOf(sold, given, amount);
  const card = cents(amount - credit);
  return { lines, delivery, deliveryTaxes, discount, promotion, goodwill, amount, card, credit };
}

/** The requested part of a line. Throws `invalid` for none, `conflict` for more than is left. */
function partOf(
  { quantity, weight: wished }: RefundWish["lines"][0],
  { name }: SoldLine,
  rest: Part,
): Part {
  if (quantity > rest.quantity) throw moreThanLeft(m.leftToRefund(name, rest.quantity));
  if (quantity > 0 && !wished) return { quantity, weight: weightOfUnits(rest, quantity) };
  if (quantity < 0 || !wished || rest.weight === null) {
    throw new DomainError("invalid", m.notInOrder);
  }
  if (wished > rest.weight) throw moreThanLeft(m.weightLeft(name, formatWeight(rest.weight)));
  return { quantity, weight: wished };
}

/**
 * A refund not tied to goods, such as one made at the provider: farms keep their share, the market bears it. If
 * goods are refunded later, it counts toward them. Throws `conflict` for more than is left on the card; for one not
 * yet made (`to` is set), also for more than is left of everything paid.
 */
export function planGoodwill(sold: Sold, given: Given, amount: Cents, to?: RefundTo): RefundPlan {
  const left = goodwillLeft(sold, given, to);
  if (amount > left) throw moreThanLeft(m.onlyLeft(formatUsd(left)));
  const none = { lines: [], deliveryTaxes: [], delivery: NO_MONEY, discount: NO_MONEY };
  const [card, credit] = to === "credit" ? [NO_MONEY, amount] : [amount, NO_MONEY];
  return { ...none, promotion: NO_MONEY, goodwill: amount, amount, card, credit };
}

/**
 * What the provider or a bank has already sent is a fact, whatever was given as credit; what we send must fit both
 * limits.
 */
function goodwillLeft(sold: Sold, given: Given, to: RefundTo | undefined): Cents {
  const [ofAll, onCard] = [leftOf(sold, given).amount, cardLeft(sold, given)];
  if (to === "credit") return ofAll;
  return to === "card" ? cents(Math.min(ofAll, onCard)) : onCard;
}

/** The card's payment less what was refunded to it. */
export function cardLeft(
  sold: Pick<Sold, "total">,
  given: Pick<Given, "amount" | "credit">,
): Cents {
  return cents(sold.total - (given.amount - given.credit));
}

/**
 * The credit part of a refund: cumulatively in the same proportion as credit had in the payment, rounded up, so that
 * the card never gets more than it paid.
 */
function creditOf(sold: Sold, given: Given, amount: Cents): Cents {
  if (sold.credit === 0) return NO_MONEY;
  const back = given.amount + amount;
  const due = Math.ceil((sold.credit * back) / (sold.total + sold.credit));
  return within(due - given.credit, amount);
}

function deliveryOf({ delivery }: RefundWish, left: Cents): Cents {
  if (delivery === true && left === 0) throw moreThanLeft(m.deliveryRefunded);
  if (typeof delivery === "boolean") return delivery ? left : NO_MONEY;
  if (delivery > left) throw moreThanLeft(m.onlyDeliveryLeft(formatUsd(left)));
  return delivery;
}

function moreThanLeft(message: string): DomainError {
  return new DomainError("conflict", message);
}
