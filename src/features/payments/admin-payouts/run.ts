import { formatUsd, sumCents } from "#shared/money.ts";
import { PAYOUT_LIVE } from "#shared/payments/payouts/payout.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

export type Run = Outputs["admin"]["payouts"]["one"];
export type Payout = Run["payouts"][number];

/** The number of a run's payouts that the provider refused, and of those that are held. */
export function countsOf({ payouts }: Run): { failed: number; held: number } {
  const of = (sought: Payout["state"]) => payouts.filter(({ state }) => state === sought).length;
  return { failed: of("failed"), held: of("held") };
}

/** The amount of a run that is or was sent, and the number of farms. */
export function sendable({ payouts }: Run): { sum: string; count: number } {
  const live = payouts.filter(({ state }) => PAYOUT_LIVE.some((one) => one === state));
  return { sum: formatUsd(sumCents(live.map(({ amount }) => amount))), count: live.length };
}
