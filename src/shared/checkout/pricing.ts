import { checkoutSums as m } from "#messages/checkout-sums.ts";
import { authorityName, type Taxed, taxOf, type TaxPart, severalOf } from "./tax/tax.ts";
import { type PricedLine, type Rates, subtotalOf } from "./tax/rates.ts";
import { taxText } from "./terms-words.ts";
import {
  type BasisPoints,
  cents,
  type Cents,
  formatUsd,
  NO_MONEY,
  shareOf,
  sumCents,
  times,
} from "../money.ts";

/** What an order costs. `total = subtotal + tax + delivery - discount`. */
export type Totals = {
  subtotal: Cents;
  tax: Cents;
  /** What the tax is made of, where it is of several rates or authorities; else left out. */
  taxes?: readonly TaxPart[] | undefined;
  delivery: Cents;
  discount: Cents;
  /** The part of the discount that a promotion code took off the goods; none when left out. */
  promotion?: Cents | undefined;
  /** The part of the discount that the customer's credit paid; none when left out. */
  credit?: Cents | undefined;
  total: Cents;
};

/** A sum, and the rate of its tax; null where several rates make it up. */
export type Bill = { totals: Totals; taxBps: BasisPoints | null };

/** The totals of an order, the same on every screen and on the server; `taxOf` says how its tax is rounded. */
export function totalsOf(lines: readonly PricedLine[], rates: Rates): Totals {
  return billOf(lines, rates).totals;
}

/** As `totalsOf`, with the rate of the tax and the parts of it that fall on each line. */
export function billOf(lines: readonly PricedLine[], rates: Rates): Bill & { taxed: Taxed } {
  const subtotal = subtotalOf(lines);
  const delivery = subtotal === 0 ? NO_MONEY : rates.deliveryFee;
  const promotion = sumCents(lines.map((line) => line.promotion ?? NO_MONEY));
  const goods = lines.map(({ unitPrice, quantity, taxCategory, promotion: off = NO_MONEY }) => ({
    // What a seller takes off lowers the price that is taxed (decision 051).
    amount: cents(times(unitPrice, quantity) - off),
    taxCategory,
  }));
  const taxed = taxOf(goods, rates, delivery);
  const { tax, taxBps, parts } = taxed;
  const total = cents(subtotal + tax + delivery - promotion);
  const discount = promotion > 0 ? { discount: promotion, promotion } : { discount: NO_MONEY };
  const totals = { subtotal, tax, ...severalOf(parts), delivery, ...discount, total };
  return { totals, taxBps, taxed };
}

/** A sum of the server, which says nothing of rates, with the parts of the same tax as the page worked them out. */
export function withTaxes<Sums extends Pick<Totals, "subtotal" | "tax">>(
  totals: Sums,
  shown: Totals,
): Sums & Pick<Totals, "taxes"> {
  const isSame = totals.subtotal === shown.subtotal && totals.tax === shown.tax;
  return isSame && shown.taxes ? { ...totals, taxes: shown.taxes } : totals;
}

/** `Tax (8.75%)`; without the rate where the tax does not come of it, as on orders of several rates. */
export function taxLabel(
  { subtotal, tax, taxes, delivery }: Totals,
  taxBps: BasisPoints | null,
): string {
  if (taxBps === null || taxes) return m.tax;
  const taxed = [subtotal, cents(subtotal + delivery)];
  return taxed.some((amount) => tax === shareOf(amount, taxBps))
    ? m.taxAt(taxText({ taxBps }))
    : m.tax;
}

/** What a tax of several rates is made of, in words: `State of California (7.25%) on $12.00`. */
export function taxPartsOf({ taxes = [] }: Pick<Totals, "taxes">) {
  return taxes.map(({ authority, bps, base, amount }) => ({
    label: m.taxPart(authorityName(authority), taxText({ taxBps: bps }), formatUsd(base)),
    amount,
  }));
}

/** What the farm and the market each get of one line; the two always add up to the line. */
export function splitLine(lineTotal: Cents, commissionBps: BasisPoints) {
  const commission = shareOf(lineTotal, commissionBps);
  return { commission, farmShare: cents(lineTotal - commission) };
}

/** What is taken off an order before its total, each with its name; nothing that is zero. */
export function deductionsOf({
  discount,
  promotion = NO_MONEY,
  credit = NO_MONEY,
}: Pick<Totals, "discount" | "promotion" | "credit">) {
  return [
    { label: m.discount, amount: cents(discount - promotion - credit) },
    { label: m.promotion, amount: promotion },
    { label: m.credit, amount: credit },
  ].filter(({ amount }) => amount > 0);
}
