import { paymentsPayouts as m } from "#messages/payments/payouts/payouts.ts";
import { wordTable } from "../../labeled.ts";
import { defineLifecycle } from "../../lifecycle.ts";
import type { Cents } from "../../money.ts";
import { addDays, type Day, startOfBusinessDay } from "../../time.ts";
import type { MoneyRefusal } from "./payout-refusal.ts";

/** The payouts of one payout day, reviewed by an admin before any money moves. */
export const payoutRunLifecycle = defineLifecycle({
  /** A run with nothing to send is finished right away. */
  drafted: { approve: "approved", finish: "done", cancel: "canceled" },
  /** Its payouts are being sent. */
  approved: { finish: "done" },
  done: {},
  /** Nothing was sent; its entries go to the next run, or to this one if drafted again. */
  canceled: { redraft: "drafted" },
});
export type PayoutRunState = (typeof payoutRunLifecycle.states)[number];

/**
 * What one farm is paid in a run. Its ledger entries are reserved for it while it is drafted, sent or paid; if it is
 * held, canceled or reversed, they are released to the next run.
 */
export const payoutLifecycle = defineLifecycle({
  drafted: { approve: "sending", hold: "held", cancel: "canceled" },
  held: { cancel: "canceled" },
  /** The request is retried until the provider responds. */
  sending: { send: "in_transit", hold: "held", fail: "failed" },
  /** The provider refuses it for a reason the team must look into. */
  failed: { retry: "sending", hold: "held" },
  /** The provider has accepted it, but does not list it in the farm's account yet. */
  in_transit: { arrive: "paid" },
  paid: { reverse: "reversing" },
  reversing: { take_back: "reversed", keep: "paid" },
  reversed: {},
  canceled: {},
});
export type PayoutState = (typeof payoutLifecycle.states)[number];

/** States in which a payout's entries are reserved for it. */
export const PAYOUT_LIVE = [
  "drafted",
  "sending",
  "failed",
  "in_transit",
  "paid",
  "reversing",
] as const satisfies readonly PayoutState[];

/** Why a farm is not paid in a run. What is held still belongs to the farm and is in the next run. */
export const HOLD_REASONS = [
  /** The refunds it bears exceed what it has earned since. */
  "negative",
  "too_small",
  /** The provider does not allow transfers to its account. */
  "account",
  /** Everything payable belongs to orders with an open dispute. */
  "disputed",
  /** Our own balance at the provider was too low. */
  "our_balance",
  /** The team held it after the provider refused it. */
  "team",
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Why this amount is not sent; null if it can be. The first obstacle is returned. */
export function holdReasonOf({ amount, smallest, isReady }: Payable): HoldReason | null {
  if (amount < 0) return "negative";
  if (amount === 0) return "disputed";
  if (amount < smallest) return "too_small";
  return isReady ? null : "account";
}

type Payable = {
  amount: Cents;
  /** The minimum payout, in cents. */
  smallest: number;
  /** Whether the farm's account can receive money. */
  isReady: boolean;
};

/** Why a payout refused by the provider is held; null if the team must look into it. */
export function holdReasonFor(refusal: MoneyRefusal): HoldReason | null {
  if (refusal === "other") return null;
  return refusal === "balance_insufficient" ? "our_balance" : "account";
}

/** The first payout day on or after this day. `days` are days of the month; in shorter months the last day is used. */
export function payoutDayFrom(day: Day, days: readonly number[]): Day {
  return search(day, days, 1);
}

/** The last payout day on or before this day. */
export function payoutDayUntil(day: Day, days: readonly number[]): Day {
  return search(day, days, -1);
}

/**
 * Payout days are at most a month apart, so the search terminates. Throws a RangeError if `days` has none from 1 to
 * 31.
 */
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

/** Orders delivered before this instant are paid on the payout day: those at least `delayDays` calendar days old. */
export function deliveredBefore(payoutDay: Day, delayDays: number): Date {
  return startOfBusinessDay(addDays(payoutDay, 1 - delayDays));
}

/** Days without a run after which the team is alerted; longer than the gap between any two default payout days. */
export const NO_RUN_DAYS = 17;

export const PAYOUT_WORDS = wordTable(payoutLifecycle.states, () => m.states);

type RunStatus = { state: PayoutRunState; failed: number; held: number };

/** How far a run is, with the number of its payouts that were refused or held: `Done, 21 held`. */
export function payoutRunWords({ state, failed, held }: RunStatus): string {
  return m.runStatus({ state: m.runStates[state], failed, held });
}

/** Why a farm's payout is held, in words for the team. */
export function holdWords(reason: HoldReason): string {
  return m.holds[reason];
}

/** Why a farm's payout is held, in words for the farm. */
export function holdWordsForFarm(reason: HoldReason): string {
  return m.holdsForFarm[reason];
}
