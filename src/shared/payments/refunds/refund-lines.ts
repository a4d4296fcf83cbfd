import { cents, type Cents, NO_MONEY, sumCents, times } from "../../money.ts";
import { splitLine } from "../../checkout/pricing.ts";
import { discountOfUnits } from "../../checkout/promotions/promotion.ts";
import type { TaxShare } from "../../checkout/tax/tax.ts";
import type { Given, RefundPlan, Sold, SoldLine } from "./refund-plan.ts";
import { goodsTaxBack } from "./refund-tax.ts";

type Progress = { sold: Sold; given: Given; before: RefundPlan["lines"] };

/** One line of a refund: its goods, their tax, and who gives back which share of the price. */
export function planLine(
  { sold, given, before }: Progress,
  line: SoldLine,
  quantity: number,
): RefundPlan["lines"][0] {
  const earlier = sumOf(given, line.productId, "quantity");
  const units = earlier + quantity;
  const price = soldFor(line, units);
  // Less what went back, not what that would be now: one between them that failed was rounded along with them.
  const amount = within(price - sumOf(given, line.productId, "amount"), price);
  const due = splitLine(price, line.commissionBps).commission;
  const taken = sumOf(given, line.productId, "commission");
  const commission = within(due - taken, amount);
  const paid = cents(amount - marketPart(sold, { productId: line.productId, quantity }, earlier));
  const back = asPaid(sold, [...given.lines, ...before]);
  const taxes = goodsTaxBack(sold, back, { line, amount: paid });
  return {
    productId: line.productId,
    farmId: line.farmId,
    quantity,
    amount,
    tax: sumCents(amountsOf(taxes)),
    taxes,
    commission,
    farmShare: cents(amount - commission),
  };
}

/** What the first units of a line were sold for: their price less what their farm took off. */
function soldFor({ unitPrice, quantity, farmPromotion = NO_MONEY }: SoldLine, units: number) {
  return cents(times(unitPrice, units) - discountOfUnits(farmPromotion, quantity, units));
}

/** What a code of the market took off the next units of a line, after so many that were given back before. */
export function marketPart(sold: Sold, { productId, quantity }: Units, before: number): Cents {
  const line = sold.lines.find((one) => one.productId === productId);
  if (!line) return NO_MONEY;
  const ofMarket = cents((line.promotion ?? NO_MONEY) - (line.farmPromotion ?? NO_MONEY));
  const upTo = (units: number) => discountOfUnits(ofMarket, line.quantity, units);
  return cents(upTo(before + quantity) - upTo(before));
}

type Units = { productId: number; quantity: number };

/** What is given back, in its order, at what the customer had paid for it. */
function asPaid<Line extends Units & { amount: Cents }>(
  sold: Sold,
  lines: readonly Line[],
): Line[] {
  const units = new Map<number, number>();
  return lines.map((line) => {
    const before = units.get(line.productId) ?? 0;
    units.set(line.productId, before + line.quantity);
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
  return given.lines
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line[field], 0);
}
