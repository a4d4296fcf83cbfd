import { farmsWords as m } from "#messages/farms-words.ts";
import type { Cents } from "../money.ts";
import type { Day } from "../time.ts";

/** A farm's share of sales, less the refunds it bears, broken down by payout status. */
export type FarmBalance = {
  /** Past the payout delay: paid on the next payout day. */
  earned: Cents;
  /** From orders that are in progress, recently delivered, or disputed. */
  pending: Cents;
  inTransit: Cents;
  paid: Cents;
  nextPayoutDay: Day;
  /** Calendar days from delivery until an order's share is paid. */
  delayDays: number;
};

/** When pending money will be paid, in words for the farm. */
export function pendingWords(delayDays: number): string {
  return m.pending(delayDays);
}
