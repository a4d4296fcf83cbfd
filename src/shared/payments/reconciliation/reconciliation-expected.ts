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
  /** A refund that failed before it was booked, and of which we have not heard so yet: the money went and came back. */
  "failed_at_once",
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
const DAY_MS = 24 * HOUR_MS;

/** How long each reason holds; what is still there then waits for the team. */
export const EXPECTED_FOR_MS: Readonly<Record<ExpectedReason, number>> = {
  /** The provider lists what it did within minutes. */
  just_booked: HOUR_MS,
  /** Its events that were lost are looked for every hour. */
  event_to_come: 2 * HOUR_MS,
  /** A bank takes ten days for a refund at most. */
  on_its_way: 14 * DAY_MS,
  payment_going_back: 14 * DAY_MS,
  failed_at_once: 2 * HOUR_MS,
};

/**
 * The differences that are one still. A refund that failed before it was booked is none once we do not wait for it
 * any more: the money went and came back, and nothing of it belongs into the books.
 */
export function unsettled(differences: readonly Difference[], known: Known): Difference[] {
  const byId = mapById(differences);
  return differences.filter((one) => isOnItsWay(one, known) || !otherHalf(one, byId));
}

/** Why each difference is no reason for an alarm, by its id; those that are one are not in it. */
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

/** The other half of a refund that failed: both are with the provider and neither with us, and they come to nothing. */
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
