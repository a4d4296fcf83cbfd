/** Milliseconds between polls for an order whose payment succeeded. */
const DELAYS = [500, 1000, 2000, 4000, 8000] as const;
const LONGEST = 10_000;
/**
 * Polling stops after about three minutes; the sweeper finalizes the order regardless and the customer gets an
 * email.
 */
const MOST_QUESTIONS = 22;
/** A payment of which nobody has said that it is paid or in progress: after about eight seconds, the payer decides. */
const MOST_UNANSWERED = 5;

/**
 * The delay before the next poll, given the number so far and whether the payment is known to be paid or in progress;
 * null to stop polling.
 */
export function pollDelay(asked: number, isComing: boolean): number | null {
  if (asked >= (isComing ? MOST_QUESTIONS : MOST_UNANSWERED)) return null;
  return DELAYS[asked - 1] ?? LONGEST;
}
