import { type Cents, NO_MONEY, sumCents, times } from "../../money.ts";
import type { TaxRates } from "./tax.ts";
import type { TaxCategory } from "./tax-category.ts";

export type PricedLine = {
  unitPrice: Cents;
  quantity: number;
  /** Food if omitted. */
  taxCategory?: TaxCategory | undefined;
  /** The discount from a promotion code on all units; none if omitted. */
  promotion?: Cents | undefined;
};

/** Tax rates and delivery fee, both from the settings. */
export type Rates = TaxRates & { deliveryFee: Cents };

/** The specification's constants (section 9): 8.75% of the subtotal, free delivery. */
export const DEFAULT_RATES: Rates = { taxBps: 875, deliveryFee: NO_MONEY };

/**
 * The rates used to price a cart before an order exists. While the fee depends on a zip that is not yet known, the
 * totals exclude delivery and screens say that it is calculated at checkout.
 */
export type CartRates = Rates & { isFeeKnown: boolean };

export function subtotalOf(lines: Iterable<PricedLine>): Cents {
  return sumCents(Array.from(lines, (line) => times(line.unitPrice, line.quantity)));
}
