import type { Difference } from "./reconciliation.ts";

/** Why a difference is no reason for an alarm. */
export const EXPECTED_REASONS = [
  /** Our entry is younger than an hour: the provider may not list it yet. */
  "just_booked",
  /** The provider's event about it may not have come yet. */
  "event_to_come",
  /** A refund, payout or reversal of ours of which the provider's last word is not known yet. */
  "on_its_way",
  /** A payment that bought nothing, and that is being given back. */
  "payment_going_back",
  /** A refund that failed before it was booked: the money went and came back. */
  "failed_at_once",
  "own_payout",
] as const;
export type ExpectedReason = (typeof EXPECTED_REASONS)[number];

/** What we know of differences beside the two sides. */
export type Known = {
  /**
   * What of ours the provider has been asked for, or is about to be, without its last word: our ids of refunds,
   * payouts and reversals, and the provider's where it has told them.
   */
  onTheirWay: ReadonlySet<string>;
  /** Payments that bought nothing, of which a refund is on its way. */
  goingBack: ReadonlySet<string>;
};

const HOUR_MS = 3_600_000;
/** How long our entry may be alone: the provider lists what it did within minutes. */
export const BOOKED_ALONE_MS = HOUR_MS;
/** How long the provider's may be: its events that were lost are looked for every hour. */
export const PROVIDER_ALONE_MS = 2 * HOUR_MS;
/** How long something may be on its way: a bank takes ten days for a refund at most. */
export const ON_ITS_WAY_MS = 14 * 24 * HOUR_MS;

/** Why each difference is no reason for an alarm, by its id; those that are one are not in it. */
export function expectedReasons(
  differences: readonly Difference[],
  known: Known,
  now: Date,
): Map<string, ExpectedReason> {
  const byId = new Map(differences.map((difference) => [difference.id, difference]));
  const reasons = new Map<string, ExpectedReason>();
  for (const difference of differences) {
    const reason = isFailedAtOnce(difference, byId)
      ? "failed_at_once"
      : reasonOf(difference, known, now.getTime() - difference.at.getTime());
    if (reason) reasons.set(difference.id, reason);
  }
  return reasons;
}

function reasonOf(
  { kind, subject, intentId, localId, problem }: Difference,
  { onTheirWay, goingBack }: Known,
  age: number,
): ExpectedReason | null {
  if (problem === "amount_differs") return null;
  if (problem === "missing_at_provider") return age < BOOKED_ALONE_MS ? "just_booked" : null;
  if (kind === "payout") return "own_payout";
  if (age < PROVIDER_ALONE_MS) return "event_to_come";
  if (age > ON_ITS_WAY_MS) return null;
  if (onTheirWay.has(subject) || (localId && onTheirWay.has(localId))) return "on_its_way";
  const isPayment = kind === "charge" || kind === "fee";
  return isPayment && intentId && goingBack.has(intentId) ? "payment_going_back" : null;
}

/** Both halves of a refund that failed are with the provider, and neither with us. */
function isFailedAtOnce(
  { kind, subject, problem, theirs }: Difference,
  byId: ReadonlyMap<string, Difference>,
): boolean {
  if (problem !== "missing_with_us") return false;
  if (kind !== "refund" && kind !== "refund_failed") return false;
  const half = byId.get(`${kind === "refund" ? "refund_failed" : "refund"}:${subject}`);
  return half?.problem === "missing_with_us" && half.theirs + theirs === 0;
}
