import { paymentsPayouts as m } from "#messages/payments-payouts.ts";
import { wordTable } from "../../labeled.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import type { Cents } from "../../money.ts";
import { addDays, type Day, startOfBusinessDay } from "../../time.ts";
import type { MoneyRefusal } from "./payout-refusal.ts";

/** The payouts of one payout day, which an admin looks at before any money moves. */
export const payoutRunLifecycle = defineLifecycle({
  /** With nothing to send it is done at once. */
  drafted: { approve: "approved", finish: "done", cancel: "canceled" },
  /** Its payouts are being sent. */
  approved: { finish: "done" },
  done: {},
  /** Nothing was sent; what was in it is in the next run, or in this one drafted again. */
  canceled: { redraft: "drafted" },
});
export type PayoutRunState = (typeof payoutRunLifecycle.states)[number];

/**
 * What one farm is paid in a run. Its entries of the ledger belong to it alone while it is drafted, sent or
 * paid; one that is held, canceled or reversed leaves them to the next run.
 */
export const payoutLifecycle = defineLifecycle({
  drafted: { approve: "sending", hold: "held", cancel: "canceled" },
  held: { cancel: "canceled" },
  /** The provider is asked until it has answered. */
  sending: { send: "in_transit", hold: "held", fail: "failed" },
  /** The provider refuses it for a reason that the team has to look into. */
  failed: { retry: "sending", hold: "held" },
  /** The provider has taken it, and does not list it in the farm's account yet. */
  in_transit: { arrive: "paid" },
  paid: { reverse: "reversing" },
  reversing: { take_back: "reversed", keep: "paid" },
  reversed: {},
  canceled: {},
});
export type PayoutState = (typeof payoutLifecycle.states)[number];

/** States in which a payout has its entries for itself. */
export const PAYOUT_LIVE = [
  "drafted",
  "sending",
  "failed",
  "in_transit",
  "paid",
  "reversing",
] as const satisfies readonly PayoutState[];

/** Why a farm is not paid in a run. What is held stays the farm's and is in the next run. */
export const HOLD_REASONS = [
  /** What it bears of refunds is more than what it earned since. */
  "negative",
  "too_small",
  /** The provider does not let us send money to its account. */
  "account",
  /** All that it could be paid is of orders with an open dispute. */
  "disputed",
  /** Our own balance at the provider was too low. */
  "our_balance",
  /** The team decided so after the provider had refused it. */
  "team",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Why nothing is sent for this sum; null when it can be. What is missing first is said first. */
export function holdReasonOf({ amount, smallest, isReady }: Payable): HoldReason | null {
  if (amount < 0) return "negative";
  if (amount === 0) return "disputed";
  if (amount < smallest) return "too_small";
  return isReady ? null : "account";
}

type Payable = {
  amount: Cents;
  /** The smallest payout, in cents. */
  smallest: number;
  /** Whether the farm's account can be sent money. */
  isReady: boolean;
};

/** Why a payout is held that the provider has refused; null when the team has to look into it. */
export function holdReasonFor(refusal: MoneyRefusal): HoldReason | null {
  if (refusal === "other") return null;
  return refusal === "balance_insufficient" ? "our_balance" : "account";
}

/** The first payout day that is not before this day. `days` are days of the month; one that a month has not is its last. */
export function payoutDayFrom(day: Day, days: readonly number[]): Day {
  return search(day, days, 1);
}

/** The last payout day that is not after this day. */
export function payoutDayUntil(day: Day, days: readonly number[]): Day {
  return search(day, days, -1);
}

/** Two payout days are at most a month apart, so that the search ends. Throws a RangeError without any day of 1 to 31. */
function search(from: Day, days: readonly number[], step: 1 | -1): Day {
  if (!days.some((day) => day >= 1 && day <= 31))
    throw new RangeError("There is no payout day in any month");
  let day = from;
  while (!isPayoutDay(day, days)) day = addDays(day, step);
  return day;
}

function isPayoutDay(day: Day, days: readonly number[]): boolean {
  const ofMonth = Number(day.slice(8));
  const isLast = addDays(day, 1).slice(5, 7) !== day.slice(5, 7);
  return days.some((wanted) => wanted === ofMonth || (isLast && wanted > ofMonth));
}

/** What was delivered before this instant is paid on the payout day: at least so many days before, by calendar day. */
export function deliveredBefore(payoutDay: Day, delayDays: number): Date {
  return startOfBusinessDay(addDays(payoutDay, 1 - delayDays));
}

/** Days after which the team is told that there was no run: more than any two payout days of the standard are apart. */
export const NO_RUN_DAYS = 17;

export const PAYOUT_WORDS = wordTable(payoutLifecycle.states, () => m.states);
export const PAYOUT_RUN_WORDS = wordTable(payoutRunLifecycle.states, () => m.runStates);

/** Why a farm's payout is held, as the team reads it. */
export function holdWords(reason: HoldReason): string {
  return m.holds[reason];
}

/** The same as the farm reads it. */
export function holdWordsForFarm(reason: HoldReason): string {
  return m.holdsForFarm[reason];
}
