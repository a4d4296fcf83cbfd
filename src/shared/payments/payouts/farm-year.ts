import { z } from "zod";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import { addDays, type Day } from "../../time.ts";
import { type Bearer, BEARERS, bearerOf, type RefundCause } from "../refunds/refund-cause.ts";

/** Refunds of a farm's goods, by bearer. */
export type RefundsBorne = {
  /** The price of the goods. */
  price: Cents;
  /** What the farm gave up of its earnings; negative, or zero if the market or the carrier bears the refund. */
  share: Cents;
};

/** A farm's sales, refunds and payouts in a year of the business's calendar, according to the ledger. */
export type FarmYear = {
  farmId: number;
  farmName: string;
  legalName: string | null;
  gross: Cents;
  /** Our commission on it; negative. */
  commission: Cents;
  refunds: Record<Bearer, RefundsBorne>;
  /** What the farm earned: sales less commission and its share of refunds. */
  earned: Cents;
  /** Payouts less reversals per month, January to December. */
  payouts: Cents[];
  paid: Cents;
  /** What it was owed at the start and at the end of the year. */
  owedBefore: Cents;
  owedAfter: Cents;
};

/** A year, as used in URLs and requests. */
export const yearField = z.int().min(2020).max(2099);

/** The days of a year. */
export const yearPeriod = (year: number): { from: Day; to: Day } => ({
  from: `${year}-01-01`,
  to: addDays(`${year + 1}-01-01`, -1),
});

/**
 * The bearer under which to show a refund that took money from a farm: the farm, or the customer, whose sale was
 * undone. Both take the same amount, so that switching between them books nothing; the current bearer is used.
 */
export function takenFor(cause: RefundCause, bearer: Bearer): "farm" | "customer" {
  if (bearer === "farm" || bearer === "customer") return bearer;
  return bearerOf(cause) === "customer" ? "customer" : "farm";
}

export function noRefunds(): FarmYear["refunds"] {
  const none = { price: NO_MONEY, share: NO_MONEY };
  return { farm: none, market: none, carrier: none, customer: none };
}

/** Sums the figures of all farms for a year. */
export function totalOf(
  years: readonly FarmYear[],
): Omit<FarmYear, "farmId" | "farmName" | "legalName"> {
  const sum = (of: (year: FarmYear) => Cents) => sumCents(years.map(of));
  const refunds = noRefunds();
  for (const bearer of BEARERS) {
    refunds[bearer] = {
      price: sum((year) => year.refunds[bearer].price),
      share: sum((year) => year.refunds[bearer].share),
    };
  }
  return {
    gross: sum(({ gross }) => gross),
    commission: sum(({ commission }) => commission),
    refunds,
    earned: sum(({ earned }) => earned),
    payouts: Array.from({ length: 12 }, (_, month) =>
      sum(({ payouts }) => cents(payouts[month] ?? 0)),
    ),
    paid: sum(({ paid }) => paid),
    owedBefore: sum(({ owedBefore }) => owedBefore),
    owedAfter: sum(({ owedAfter }) => owedAfter),
  };
}
