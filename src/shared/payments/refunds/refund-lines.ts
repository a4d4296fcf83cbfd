import { measureOf, priceOfMeasure, type Weight } from "../../catalog/weights/weight.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import { splitLine } from "../../checkout/pricing.ts";
import { discountOfUnits } from "../../checkout/promotions/promotion.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";
import type { Given, RefundPlan, Sold, SoldLine } from "./refund-plan.ts";
import { goodsTaxBack } from "./refund-tax.ts";

type Progress = { sold: Sold; given: Given; before: RefundPlan["lines"] };

/** The refunded part of a line: units, and their weight for goods sold by weight. */
export type Part = { quantity: number; weight: Weight | null };

/** Plans one line of a refund: the goods, their tax, and each party's share of the price. */
export function planLine(
  { sold, given, before }: Progress,
  line: SoldLine,
  { quantity, weight }: Part,
): RefundPlan["lines"][0] {
  const earlier = measureBack(given, line.productId);
  const upTo = earlier + measureOfPart({ quantity, weight });
  const price = soldFor(line, upTo);
  // Subtract what was actually refunded, not what it would be now: the rounding included a refund
  // that has since failed.
  const amount = within(price - sumOf(given, line.productId, "amount"), price);
  const due = splitLine(price, line.commissionBps).commission;
  const taken = sumOf(given, line.productId, "commission");
  const commission = within(due - taken, amount);
  const part = { productId: line.productId, quantity, weight };
  const paid = cents(amount - marketPart(sold, part, earlier));
  const back = asPaid(sold, [...given.lines, ...before]);
  const taxes = goodsTaxBack(sold, back, { line, amount: paid });
  return {
    productId: line.productId,
    farmId: line.farmId,
    quantity,
    weight,
    amount,
    tax: sumCents(amountsOf(taxes)),
    taxes,
    commission,
    farmShare: cents(amount - commission),
  };
}

/** What the first `measure` of a line was sold for: its price less the farm's discount. */
function soldFor(line: SoldLine, measure: number) {
  const { unitPrice, quantity, mostWeight, farmPromotion = NO_MONEY } = line;
  const off = discountOfUnits(farmPromotion, measureOf(quantity, mostWeight), measure);
  return cents(priceOfMeasure(unitPrice, measure, mostWeight) - off);
}

type ProductPart = Part & { productId: number };

/** The discount of a market code on the next part of a line, after `before` was refunded. */
export function marketPart(sold: Sold, part: ProductPart, before: number): Cents {
  const line = sold.lines.find(({ productId }) => productId === part.productId);
  if (!line) return NO_MONEY;
  const ofMarket = cents((line.promotion ?? NO_MONEY) - (line.farmPromotion ?? NO_MONEY));
  const whole = measureOf(line.quantity, line.mostWeight);
  const off = (measure: number) => discountOfUnits(ofMarket, whole, measure);
  return cents(off(before + measureOfPart(part)) - off(before));
}

/** The refunded goods, in order, at the price the customer had paid. */
function asPaid<Line extends ProductPart & { amount: Cents }>(
  sold: Sold,
  lines: readonly Line[],
): Line[] {
  const measures = new Map<number, number>();
  return lines.map((line) => {
    const before = measures.get(line.productId) ?? 0;
    measures.set(line.productId, before + measureOfPart(line));
    return { ...line, amount: cents(line.amount - marketPart(sold, line, before)) };
  });
}

/** The share of the order's own discount, excluding codes and credit, for these goods. */
export function discountOf(sold: Sold, given: Given, lines: RefundPlan["lines"]): Cents {
  const whole = cents(sold.discount - (sold.promotion ?? NO_MONEY) - sold.credit);
  if (whole === 0) return NO_MONEY;
  const all = [...given.lines, ...lines];
  const goods = sumCents(all.map((line) => line.amount));
  const full = sumCents([
    ...given.lines.flatMap((line) => [line.amount, line.tax]),
    given.delivery,
    ...amountsOf(given.deliveryTaxes),
  ]);
  const due = Math.floor((whole * goods) / sold.subtotal);
  const before = full + (given.goodwill ?? 0) - given.amount;
  return within(due - before, whole);
}

/** The amount of each authority. */
export function amountsOf(shares: readonly TaxShare[]): Cents[] {
  return shares.map(({ amount }) => amount);
}

/** Clamps an amount between zero and `most`. */
export function within(amount: number, most: Cents): Cents {
  return cents(Math.min(Math.max(amount, 0), most));
}

/** The total refunded so far for a product: units, price, or our commission. */
export function sumOf(
  given: Given,
  productId: number,
  field: "quantity" | "amount" | "commission",
): number {
  return linesBack(given, productId).reduce((sum, line) => sum + line[field], 0);
}

/** What was refunded so far of a product, in the line's measure. */
export function measureBack(given: Given, productId: number): number {
  return linesBack(given, productId).reduce((sum, line) => sum + measureOfPart(line), 0);
}

function linesBack({ lines }: Given, productId: number) {
  return lines.filter((line) => line.productId === productId);
}

function measureOfPart({ quantity, weight }: Part): number {
  return weight ?? quantity;
}
