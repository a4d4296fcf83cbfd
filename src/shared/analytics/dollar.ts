import { cents, type Cents } from "../money.ts";
import type { LedgerAccount } from "../payments/ledger.ts";
import type { Day } from "../time.ts";

/**
 * Where a dollar goes that households pay for goods and their delivery, without tax. `market` is what is left once the
 * other parts are taken off.
 */
export const DOLLAR_PARTS = [
  "farms",
  "delivery",
  "fees",
  "refunds",
  "discounts",
  "market",
] as const;
export type DollarPart = (typeof DOLLAR_PARTS)[number];

/**
 * The ledger accounts of each part. The whole dollar is `farms`, `delivery` and the commission; the market pays fees,
 * refunds and discounts out of its commission. Carriers' losses are owed to the market, so they are in no part.
 */
export const DOLLAR_ACCOUNTS: Readonly<Record<DollarPart, readonly LedgerAccount[]>> = {
  farms: ["farm_payable"],
  delivery: ["delivery_fees"],
  fees: ["card_fees"],
  /** Whatever customers or their banks got back at the market's expense. */
  refunds: ["market_losses", "goodwill", "disputes"],
  discounts: ["promotions", "box_gifts"],
  market: ["commission"],
};

/** What the ledger's accounts gained, in cents; an account that did not move may be left out. */
export type AccountSums = ReadonlyMap<LedgerAccount, Cents>;

/**
 * The parts of all the money that households paid, in cents, and their sum. What is left for the market is negative
 * if its costs were more than its commission.
 */
export function dollarAmounts(sums: AccountSums): {
  parts: Record<DollarPart, Cents>;
  whole: Cents;
} {
  const on = (part: DollarPart) =>
    DOLLAR_ACCOUNTS[part].reduce((sum, account) => sum + (sums.get(account) ?? 0), 0);
  const [farms, delivery, commission] = [-on("farms"), -on("delivery"), -on("market")];
  const [fees, refunds, discounts] = [on("fees"), on("refunds"), on("discounts")];
  return {
    parts: {
      farms: cents(farms),
      delivery: cents(delivery),
      fees: cents(fees),
      refunds: cents(refunds),
      discounts: cents(discounts),
      market: cents(commission - fees - refunds - discounts),
    },
    whole: cents(farms + delivery + commission),
  };
}

/** Tenths of a percent. */
const WHOLE = 1_000;

/**
 * Splits a whole dollar into its parts in tenths of a percent that sum to exactly 1,000: each is rounded down, and
 * those with the largest remainders get what is missing. Null if nothing was paid. Throws a RangeError if the amounts
 * do not sum to the whole.
 */
export function splitDollar({
  parts,
  whole,
}: ReturnType<typeof dollarAmounts>): Record<DollarPart, number> | null {
  const sum = DOLLAR_PARTS.reduce((total, part) => total + parts[part], 0);
  if (sum !== whole) throw new RangeError(`The parts of a dollar sum to ${sum}, not to ${whole}`);
  if (whole <= 0) return null;
  const shares = DOLLAR_PARTS.map((part) => {
    const exact = parts[part] * WHOLE;
    const tenths = Math.floor(exact / whole);
    return { part, tenths, remainder: exact - tenths * whole };
  });
  const missing = WHOLE - shares.reduce((total, { tenths }) => total + tenths, 0);
  const rounded = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder)
      .slice(0, missing)
      .map(({ part }) => part),
  );
  const split = { farms: 0, delivery: 0, fees: 0, refunds: 0, discounts: 0, market: 0 };
  for (const { part, tenths } of shares) split[part] = tenths + (rounded.has(part) ? 1 : 0);
  return split;
}

/** Full months on the business's calendar, as `YYYY-MM`, inclusive at both ends. */
export type Months = { from: string; to: string };

/** The last `count` full months before the month of this day. */
export function lastFullMonths(today: Day, count: number): Months {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return { from: monthAt(now - count), to: monthAt(now - 1) };
}

/** The month `YYYY-MM` at a number of months since the year 0. */
function monthAt(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, "0");
  return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
}
