/** Milliseconds between polls for an order whose payment succeeded. */
const DELAYS = [500, 1000, 2000, 4000, 8000] as const;
const LONGEST = 10_000;
/**
 * Polling stops after about three minutes; the sweeper finalizes the order regardless and the customer gets an
 * email.
 */
const MOST_QUESTIONS = 22;

/** The delay before the next poll, given the number so far; null to stop polling. */
export function pollDelay(asked: number): number | null {
  if (asked >= MOST_QUESTIONS) return null;
  return DELAYS[asked - 1] ?? LONGEST;
}
