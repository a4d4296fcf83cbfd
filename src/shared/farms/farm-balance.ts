import { farmsWords as m } from "#messages/farms-words.ts";
import type { Cents } from "../money.ts";
import type { Day } from "../time.ts";

/** A farm's share of what was sold, less what it bears of refunds, apart by where it is. */
export type FarmBalance = {
  /** Delivered long enough ago: it is paid on the next payout day. */
  earned: Cents;
  /** Of orders that are not over, were delivered of late, or are disputed. */
  pending: Cents;
  inTransit: Cents;
  paid: Cents;
  nextPayoutDay: Day;
  /** Calendar days after its delivery before an order's share is paid. */
  delayDays: number;
};

/** When pending money can be paid, as a farm reads it. */
export function pendingWords(delayDays: number): string {
  return m.pending(delayDays);
}
