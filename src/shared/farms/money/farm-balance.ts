import { farmsWords as m } from "#messages/farms/words.ts";
import { type Cents, formatUsd } from "../../money.ts";
import type { Day } from "../../time.ts";

/** A farm's share of sales, less the refunds it bears, broken down by payout status. */
export type FarmBalance = {
  /** Past the payout delay, and not sent yet. */
  earned: Cents;
  /** The part of `earned` that is in a payout not sent yet, and so not in the next one. */
  inRun: Cents;
  /** From orders that are in progress, recently delivered, or disputed. */
  pending: Cents;
  inTransit: Cents;
  paid: Cents;
  nextPayoutDay: Day;
  /** The smallest payout: less than this waits for a later payout day. */
  smallest: Cents;
  /** Calendar days from delivery until an order's share is paid. */
  delayDays: number;
};

/** When pending money will be paid, in words for the farm. */
export function pendingWords(delayDays: number): string {
  return m.pending(delayDays);
}

/** What `inRun` is, in words for the farm. */
export function inRunWords(inRun: Cents): string {
  return m.inRun(formatUsd(inRun));
}
