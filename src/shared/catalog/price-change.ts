import { checkoutSums as m } from "#messages/checkout/sums.ts";
import type { PriceChange } from "../checkout/checkout.ts";
import { cents, NO_MONEY, shareOf } from "../money.ts";
import { type Bill, taxLabel } from "../checkout/pricing.ts";

/** Used in place of a product's id when a component of the total changed: tax, delivery or credit. */
export const PART_OF_SUM = 0;

/**
 * The components of the total that differ from what the shopper saw, each by name. Tax that changed only because the
 * subtotal did is omitted: the goods are already named for that.
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

/** When several rates make up the tax, a rate change is detectable only if the subtotal is unchanged. */
function hasOtherRate(shown: Bill, now: Bill): boolean {
  if (shown.taxBps === null || now.taxBps === null)
    return shown.totals.subtotal === now.totals.subtotal || shown.taxBps !== now.taxBps;
  return shareOf(now.totals.subtotal, shown.taxBps) !== now.totals.tax;
}
