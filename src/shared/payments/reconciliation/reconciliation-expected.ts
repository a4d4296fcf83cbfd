import { DAY_MS, HOUR_MS } from "../../durations.ts";
import type { Difference } from "./reconciliation.ts";

/** Why a difference does not need an alert. */
export const EXPECTED_REASONS = [
  /** Our entry is less than an hour old; the provider may not list it yet. */
  "just_booked",
  /** The provider's event about it may not have arrived yet. */
  "event_to_come",
  /** Our refund, payout or reversal, whose final outcome at the provider is not known yet. */
  "on_its_way",
  /** A payment that bought nothing and is being refunded. */
  "payment_going_back",
  /**
   * A refund that failed before it was booked, and whose failure has not been reported to us yet: the money left and
   * came back.
   */
  "failed_at_once",
] as const;
export type ExpectedReason = (typeof EXPECTED_REASONS)[number];

/** What we know about differences beyond the two sides. */
export type Known = {
  /**
   * Our operations that have been or are about to be sent to the provider, without a final outcome: our ids of
   * refunds, payouts and reversals, and the provider's where known.
   */
  onTheirWay: ReadonlySet<string>;
  /** Payments that bought nothing and whose refund is on its way. */
  goingBack: ReadonlySet<string>;
};

/** How long each reason is accepted; after that, the difference is left for the team. */
export const EXPECTED_FOR_MS: Readonly<Record<ExpectedReason, number>> = {
  /** The provider lists transactions within minutes. */
  just_booked: HOUR_MS,
  /** Lost events are looked for every hour. */
  event_to_come: 2 * HOUR_MS,
  /** A bank takes up to ten days for a refund. */
  on_its_way: 14 * DAY_MS,
  payment_going_back: 14 * DAY_MS,
  failed_at_once: 2 * HOUR_MS,
};

/**
 * The differences that still count. A refund that failed before it was booked no longer does once it is not pending
 * anymore: the money left and came back, and none of it belongs in the books.
 */
export function unsettled(differences: readonly Difference[], known: Known): Difference[] {
  const byId = mapById(differences);
  return differences.filter((one) => isOnItsWay(one, known) || !otherHalf(one, byId));
}

/** The reason why a difference needs no alert, by difference id; those that need one are not included. */
export function expectedReasons(
  differences: readonly Difference[],
  known: Known,
  now: Date,
): Map<string, ExpectedReason> {
  const byId = mapById(differences);
  const reasons = new Map<string, ExpectedReason>();
  for (const difference of differences) {
    const other = otherHalf(difference, byId);
    const newest = Math.max(difference.at.getTime(), other?.at.getTime() ?? 0);
    const possible = other ? (["failed_at_once"] as const) : possibleReasons(difference, known);
    const reason = possible.find((one) => now.getTime() - newest < EXPECTED_FOR_MS[one]);
    if (reason) reasons.set(difference.id, reason);
  }
  return reasons;
}

function possibleReasons(difference: Difference, known: Known): readonly ExpectedReason[] {
  const { kind, intentId, problem } = difference;
  if (problem === "amount_differs") return [];
  if (problem === "missing_at_provider") return ["just_booked"];
  const isPayment = kind === "charge" || kind === "fee";
  const isGoingBack = isPayment && intentId !== null && known.goingBack.has(intentId);
  return [
    "event_to_come",
    ...(isOnItsWay(difference, known) ? (["on_its_way"] as const) : []),
    ...(isGoingBack ? (["payment_going_back"] as const) : []),
  ];
}

function isOnItsWay({ subject, localId }: Difference, { onTheirWay }: Known): boolean {
  return onTheirWay.has(subject) || (localId !== null && onTheirWay.has(localId));
}

/** The other half of a failed refund: the provider has both, we have neither, and they cancel out. */
function otherHalf(
  { kind, subject, problem, theirs }: Difference,
  byId: ReadonlyMap<string, Difference>,
): Difference | null {
  if (problem !== "missing_with_us") return null;
  if (kind !== "refund" && kind !== "refund_failed") return null;
  const half = byId.get(`${kind === "refund" ? "refund_failed" : "refund"}:${subject}`);
  return half?.problem === "missing_with_us" && half.theirs + theirs === 0 ? half : null;
}

const mapById = (differences: readonly Difference[]) =>
  new Map(differences.map((difference) => [difference.id, difference]));
