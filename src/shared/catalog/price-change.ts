import { checkoutSums as m } from "#messages/checkout-sums.ts";
import type { PriceChange } from "../checkout/checkout.ts";
import { cents, NO_MONEY, shareOf } from "../money.ts";
import { type Bill, taxLabel } from "../checkout/pricing.ts";

/** Stands for a product's id where a part of the sum changed: tax, delivery or credit. */
export const PART_OF_SUM = 0;

/**
 * The parts of a sum that cost more or less than the shopper saw, each by its name. A tax that
 * follows from another subtotal alone is no change: the goods are named for that.
 */
export function sumChanges(shown: Bill, now: Bill): PriceChange[] {
  const change = (name: string, from: number, to: number): PriceChange[] =>
    from === to ? [] : [{ id: PART_OF_SUM, name, from: cents(from), to: cents(to) }];
  return [
    ...change(m.delivery, shown.totals.delivery, now.totals.delivery),
    ...(hasOtherRate(shown, now)
      ? change(taxLabel(now.totals, now.taxBps), shown.totals.tax, now.totals.tax)
      : []),
    ...change(m.credit, shown.totals.credit ?? NO_MONEY, now.totals.credit ?? NO_MONEY),
  ];
}

/** Where several rates make a tax up, only the same goods tell that one of them changed. */
function hasOtherRate(shown: Bill, now: Bill): boolean {
  if (shown.taxBps === null || now.taxBps === null)
    return shown.totals.subtotal === now.totals.subtotal || shown.taxBps !== now.taxBps;
  return shareOf(now.totals.subtotal, shown.taxBps) !== now.totals.tax;
}
