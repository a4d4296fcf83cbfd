import { z } from "zod";
import { cents, type Cents, NO_MONEY, sumCents } from "../../money.ts";
import { addDays, type Day } from "../../time.ts";
import { type Bearer, BEARERS, bearerOf, type RefundCause } from "../refunds/refund-cause.ts";

/** What went back of a farm's goods, by who bore it. */
export type RefundsBorne = {
  /** The price of the goods. */
  price: Cents;
  /** What the farm gave up of what it had earned; negative, and nothing where the market or the carrier bears it. */
  share: Cents;
};

/** What a farm sold, bore of refunds and was paid in a year of the business's calendar, as the ledger has it. */
export type FarmYear = {
  farmId: number;
  farmName: string;
  legalName: string | null;
  gross: Cents;
  /** Our share of it; negative. */
  commission: Cents;
  refunds: Record<Bearer, RefundsBorne>;
  /** What the farm earned: sales less commission and what it gave up of refunds. */
  earned: Cents;
  /** What was sent to it, less what came back, from January to December. */
  payouts: Cents[];
  paid: Cents;
  /** What it was owed when the year began, and when it ended. */
  owedBefore: Cents;
  owedAfter: Cents;
};

/** A year of the business, as addresses and calls name it. */
export const yearField = z.int().min(2020).max(2099);

/** The days of a year. */
export const yearPeriod = (year: number): { from: Day; to: Day } => ({
  from: `${year}-01-01`,
  to: addDays(`${year + 1}-01-01`, -1),
});

/**
 * Under whom a refund is shown that took from a farm what it had earned: the farm, or nobody, whose sale was
 * undone. Both take the same, so that a decision between them books nothing; what stands by now counts.
 */
export function takenFor(cause: RefundCause, bearer: Bearer): "farm" | "customer" {
  if (bearer === "farm" || bearer === "customer") return bearer;
  return bearerOf(cause) === "customer" ? "customer" : "farm";
}

export function noRefunds(): FarmYear["refunds"] {
  const none = { price: NO_MONEY, share: NO_MONEY };
  return { farm: none, market: none, carrier: none, customer: none };
}

/** All farms of a year together. */
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
