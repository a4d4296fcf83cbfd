import { checkoutSums as m } from "#messages/checkout-sums.ts";
import type { PriceChange } from "../checkout/checkout.ts";
import { type BasisPoints, cents, NO_MONEY, shareOf } from "../money.ts";
import type { Totals } from "../checkout/pricing.ts";
import { taxText } from "../checkout/terms-words.ts";

/** Stands for a product's id where a part of the sum changed: tax, delivery or credit. */
export const PART_OF_SUM = 0;

/** A sum, and the rate that its tax came of. */
export type Bill = { totals: Totals; taxBps: BasisPoints };

/**
 * The parts of a sum that cost more or less than the shopper saw, each by its name. A tax that
 * follows from another subtotal alone is no change: the goods are named for that.
 */
export function sumChanges(shown: Bill, now: Bill): PriceChange[] {
  const rateChanged = shareOf(now.totals.subtotal, shown.taxBps) !== now.totals.tax;
  const change = (name: string, from: number, to: number): PriceChange[] =>
    from === to ? [] : [{ id: PART_OF_SUM, name, from: cents(from), to: cents(to) }];
  return [
    ...change(m.delivery, shown.totals.delivery, now.totals.delivery),
    ...(rateChanged ? change(m.taxAt(taxText(now)), shown.totals.tax, now.totals.tax) : []),
    ...change(m.credit, shown.totals.credit ?? NO_MONEY, now.totals.credit ?? NO_MONEY),
  ];
}
