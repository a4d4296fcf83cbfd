import { paymentsTax as m } from "#messages/payments-tax.ts";
import type { Period } from "../analytics/analytics.ts";
import { labeled } from "../labeled.ts";
import { type BasisPoints, type Cents, formatUsd } from "../money.ts";
import { addDays, type Day } from "../time.ts";

/** What was sold at one rate of an authority, before tax, and the tax on it when it was sold. */
export type TaxedAt = { bps: BasisPoints; sales: Cents; tax: Cents };

/** The tax of one authority in a period: what was sold comes from the frozen lines, all else from the ledger. */
export type AuthorityTax = {
  /** An authority's name, or the id of the one rate's: `authorityName` puts it into words. */
  authority: string;
  /** Sales at a rate above zero. */
  sales: Cents;
  /** The same at each rate, those without tax among them, the highest first. */
  rates: TaxedAt[];
  collected: Cents;
  refunded: Cents;
  /** Collected less refunded; below zero when more went back than came in. */
  net: Cents;
};

/** The periods that returns are filed for. */
export const TAX_PERIODS = labeled(
  ["month", "last-month", "quarter", "last-quarter", "year"],
  () => m.periods,
);
export type TaxPeriodId = (typeof TAX_PERIODS)[number]["id"];

/** The days of a period, as seen on `today`, whole months and quarters of the calendar; both ends count. */
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

/** The first day of a month, 1 to 12; 0 and below are those of the year before. */
function firstOf(year: number, month: number): Day {
  const [ofYear, ofMonth] = month < 1 ? [year - 1, month + 12] : [year, month];
  return `${ofYear}-${String(ofMonth).padStart(2, "0")}-01`;
}

/** `7.25%`; where there are several, each with what was sold at it. */
export function ratesText(rates: readonly TaxedAt[]): string {
  const [only, ...others] = rates;
  if (!only) return "";
  if (others.length === 0) return m.percent(only.bps / 100);
  return rates.map(({ bps, sales }) => m.soldAt(formatUsd(sales), m.percent(bps / 100))).join(", ");
}
