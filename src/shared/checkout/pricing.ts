import { checkoutSums as m } from "#messages/checkout-sums.ts";
import { taxText } from "./terms-words.ts";
import {
  type BasisPoints,
  cents,
  type Cents,
  NO_MONEY,
  shareOf,
  sumCents,
  times,
} from "../money.ts";

export type PricedLine = { unitPrice: Cents; quantity: number };

/** What an order costs. `total = subtotal + tax + delivery - discount`. */
export type Totals = {
  subtotal: Cents;
  tax: Cents;
  delivery: Cents;
  discount: Cents;
  /** The part of the discount that the customer's credit paid; none when left out. */
  credit?: Cents | undefined;
  total: Cents;
};

/** Tax on the subtotal and the delivery fee, both from the settings. */
export type Rates = { taxBps: BasisPoints; deliveryFee: Cents };

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

/**
 * The totals of an order, the same on every screen and on the server. Tax is rounded once per order,
 * half up; never per line.
 */
export function totalsOf(subtotal: Cents, rates: Rates): Totals {
  const tax = shareOf(subtotal, rates.taxBps);
  const delivery = subtotal === 0 ? NO_MONEY : rates.deliveryFee;
  return {
    subtotal,
    tax,
    delivery,
    discount: NO_MONEY,
    total: cents(subtotal + tax + delivery),
  };
}

/** `Tax (8.75%)`; without the rate where the tax does not come of it, as on orders of an earlier rate. */
export function taxLabel({ subtotal, tax }: Totals, taxBps: BasisPoints | null): string {
  return taxBps !== null && tax === shareOf(subtotal, taxBps)
    ? m.taxAt(taxText({ taxBps }))
    : m.tax;
}

/** What the farm and the market each get of one line; the two always add up to the line. */
export function splitLine(lineTotal: Cents, commissionBps: BasisPoints) {
  const commission = shareOf(lineTotal, commissionBps);
  return { commission, farmShare: cents(lineTotal - commission) };
}

/** What is taken off an order before its total, each with its name; nothing that is zero. */
export function deductionsOf({ discount, credit = NO_MONEY }: Pick<Totals, "discount" | "credit">) {
  return [
    { label: m.discount, amount: cents(discount - credit) },
    { label: m.credit, amount: credit },
  ].filter(({ amount }) => amount > 0);
}
