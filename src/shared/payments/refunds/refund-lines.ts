import { measureOf, priceOfMeasure, type Weight } from "../../catalog/weights/weight.ts";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import { splitLine } from "../../checkout/pricing.ts";
import { discountOfUnits } from "../../checkout/promotions/promotion.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";
import type { Given, RefundPlan, Sold, SoldLine } from "./refund-plan.ts";
import { goodsTaxBack } from "./refund-tax.ts";

type Progress = { sold: Sold; given: Given; before: RefundPlan["lines"] };

/** What of a line goes back: units, and their weight where it is sold by weight. */
export type Part = { quantity: number; weight: Weight | null };

/** One line of a refund: its goods, their tax, and who gives back which share of the price. */
export function planLine(
  { sold, given, before }: Progress,
  line: SoldLine,
  { quantity, weight }: Part,
): RefundPlan["lines"][0] {
  const earlier = measureBack(given, line.productId);
  const upTo = earlier + measureOfPart({ quantity, weight });
  const price = soldFor(line, upTo);
  // Less what went back, not what that would be now: one between them that failed was rounded along with them.
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

/** What the first so much of a line was sold for: its price less what its farm took off. */
function soldFor(line: SoldLine, measure: number) {
  const { unitPrice, quantity, mostWeight, farmPromotion = NO_MONEY } = line;
  const off = discountOfUnits(farmPromotion, measureOf(quantity, mostWeight), measure);
  return cents(priceOfMeasure(unitPrice, measure, mostWeight) - off);
}

type ProductPart = Part & { productId: number };

/** What a code of the market took off the next part of a line, after so much that was given back before. */
export function marketPart(sold: Sold, part: ProductPart, before: number): Cents {
  const line = sold.lines.find(({ productId }) => productId === part.productId);
  if (!line) return NO_MONEY;
  const ofMarket = cents((line.promotion ?? NO_MONEY) - (line.farmPromotion ?? NO_MONEY));
  const whole = measureOf(line.quantity, line.mostWeight);
  const off = (measure: number) => discountOfUnits(ofMarket, whole, measure);
  return cents(off(before + measureOfPart(part)) - off(before));
}

/** What is given back, in its order, at what the customer had paid for it. */
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

/** The part of the order's own discount, without codes and credit, that falls on these goods. */
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

/** What each authority gets. */
export function amountsOf(shares: readonly TaxShare[]): Cents[] {
  return shares.map(({ amount }) => amount);
}

/** At least nothing, and so much at most. */
export function within(amount: number, most: Cents): Cents {
  return cents(Math.min(Math.max(amount, 0), most));
}

/** What was given back so far of a product: units, their price, or our share of it. */
export function sumOf(
  given: Given,
  productId: number,
  field: "quantity" | "amount" | "commission",
): number {
  return linesBack(given, productId).reduce((sum, line) => sum + line[field], 0);
}

/** The same by what its line is measured by. */
export function measureBack(given: Given, productId: number): number {
  return linesBack(given, productId).reduce((sum, line) => sum + measureOfPart(line), 0);
}

function linesBack({ lines }: Given, productId: number) {
  return lines.filter((line) => line.productId === productId);
}

function measureOfPart({ quantity, weight }: Part): number {
  return weight ?? quantity;
}
