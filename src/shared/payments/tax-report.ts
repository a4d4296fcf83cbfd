import { paymentsTax as m } from "#messages/payments/tax.ts";
import type { Period } from "../analytics/analytics.ts";
import { labeled } from "../labeled.ts";
import { type BasisPoints, type Cents, formatUsd } from "../money.ts";
import { addDays, type Day } from "../time.ts";

/** Sales at one rate of an authority, before tax, and the tax charged on them. */
export type TaxedAt = { bps: BasisPoints; sales: Cents; tax: Cents };

/** One authority's tax in a period: sales come from the stored lines, everything else from the ledger. */
export type AuthorityTax = {
  /** An authority's name, or the id used for the single rate; `authorityName` translates it. */
  authority: string;
  /** Sales at a rate above zero. */
  sales: Cents;
  /** Sales by rate, highest first, including untaxed ones. */
  rates: TaxedAt[];
  collected: Cents;
  refunded: Cents;
  /** Collected less refunded; negative if refunds exceed collections. */
  net: Cents;
};

/** The periods for which tax returns are filed. */
export const TAX_PERIODS = labeled(
  ["month", "last-month", "quarter", "last-quarter", "year"],
  () => m.periods,
);
export type TaxPeriodId = (typeof TAX_PERIODS)[number]["id"];

/** The days of a period relative to `today`: whole calendar months and quarters, inclusive at both ends. */
export function taxPeriodOf(id: TaxPeriodId, today: Day): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const quarter = month - ((month - 1) % 3);
  switch (id) {
    case "month":
      return { from: firstOf(year, month), to: today };
    case "last-month":
      return { from: firstOf(year, month - 1), to: addDays(firstOf(year, month), -1) };
    case "quarter":
      return { from: firstOf(year, quarter), to: today };
    case "last-quarter":
      return { from: firstOf(year, quarter - 3), to: addDays(firstOf(year, quarter), -1) };
    case "year":
      return { from: firstOf(year, 1), to: today };
  }
}

/** The first day of a month, 1 to 12; values below 1 are in the previous year. */
function firstOf(year: number, month: number): Day {
  const [ofYear, ofMonth] = month < 1 ? [year - 1, month + 12] : [year, month];
  return `${ofYear}-${String(ofMonth).padStart(2, "0")}-01`;
}

/** `7.25%`; if there are several, each with its sales. */
export function ratesText(rates: readonly TaxedAt[]): string {
  const [only, ...others] = rates;
  if (!only) return "";
  if (others.length === 0) return m.percent(only.bps / 100);
  return rates.map(({ bps, sales }) => m.soldAt(formatUsd(sales), m.percent(bps / 100))).join(", ");
}
