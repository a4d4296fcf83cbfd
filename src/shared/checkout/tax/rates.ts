import { type Cents, NO_MONEY, sumCents, times } from "../../money.ts";
import type { TaxRates } from "./tax.ts";
import type { TaxCategory } from "./tax-category.ts";

export type PricedLine = {
  unitPrice: Cents;
  quantity: number;
  /** Left out, it is food. */
  taxCategory?: TaxCategory | undefined;
  /** What a promotion code takes off all of its units; none when left out. */
  promotion?: Cents | undefined;
};

/** The rates of the tax and the delivery fee, both from the settings. */
export type Rates = TaxRates & { deliveryFee: Cents };

/** The specification's constants (section 9): 8.75% of the subtotal, delivery free. */
export const DEFAULT_RATES: Rates = { taxBps: 875, deliveryFee: NO_MONEY };

/**
 * What a cart is priced with before an order exists. While the fee depends on a zip that is not known
 * yet, the totals are without a delivery, and screens say that it is calculated at checkout.
 */
export type CartRates = Rates & { isFeeKnown: boolean };

export function subtotalOf(lines: Iterable<PricedLine>): Cents {
  return sumCents(Array.from(lines, (line) => times(line.unitPrice, line.quantity)));
}
