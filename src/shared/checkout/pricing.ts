import { checkoutSums as m } from "#messages/checkout/sums.ts";
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
  /** The parts of the tax, if it combines several rates or authorities; omitted otherwise. */
  taxes?: readonly TaxPart[] | undefined;
  delivery: Cents;
  discount: Cents;
  /** The part of the discount that comes from a promotion code on goods; none if omitted. */
  promotion?: Cents | undefined;
  /** The part of the discount paid from the customer's credit; none if omitted. */
  credit?: Cents | undefined;
  total: Cents;
};

/** Totals and their tax rate; null if the tax combines several rates. */
export type Bill = { totals: Totals; taxBps: BasisPoints | null };

/** The totals of an order, identical on every screen and on the server; see `taxOf` for how tax is rounded. */
export function totalsOf(lines: readonly PricedLine[], rates: Rates): Totals {
  return billOf(lines, rates).totals;
}

/** Like `totalsOf`, with the tax rate and each line's share of the tax. */
export function billOf(lines: readonly PricedLine[], rates: Rates): Bill & { taxed: Taxed } {
  const subtotal = subtotalOf(lines);
  const delivery = subtotal === 0 ? NO_MONEY : rates.deliveryFee;
  const promotion = sumCents(lines.map((line) => line.promotion ?? NO_MONEY));
  const goods = lines.map(({ unitPrice, quantity, taxCategory, promotion: off = NO_MONEY }) => ({
    // A seller's discount reduces the taxable price (decision 051).
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

/** Adds the page's tax parts to totals from the server, which do not include rates, provided the tax is the same. */
export function withTaxes<Sums extends Pick<Totals, "subtotal" | "tax">>(
  totals: Sums,
  shown: Totals,
): Sums & Pick<Totals, "taxes"> {
  const isSame = totals.subtotal === shown.subtotal && totals.tax === shown.tax;
  return isSame && shown.taxes ? { ...totals, taxes: shown.taxes } : totals;
}

/** `Tax (8.75%)`; without the rate if the tax does not follow from it, as on orders with several rates. */
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

/** The parts of a tax with several rates, in words: `State of California (7.25%) on $12.00`. */
export function taxPartsOf({ taxes = [] }: Pick<Totals, "taxes">) {
  return taxes.map(({ authority, bps, base, amount }) => ({
    label: m.taxPart(authorityName(authority), taxText({ taxBps: bps }), formatUsd(base)),
    amount,
  }));
}

/** The farm's and the market's shares of a line; they always add up to the line total. */
export function splitLine(lineTotal: Cents, commissionBps: BasisPoints) {
  const commission = shareOf(lineTotal, commissionBps);
  return { commission, farmShare: cents(lineTotal - commission) };
}

/** The labeled deductions from an order's total; zero amounts are omitted. */
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
