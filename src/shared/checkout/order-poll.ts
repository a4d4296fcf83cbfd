/** Milliseconds between two questions for an order whose payment went through. */
const DELAYS = [500, 1000, 2000, 4000, 8000] as const;
const LONGEST = 10_000;
/** After about three minutes the answer comes by email; the sweeper finishes the order anyway. */
const MOST_QUESTIONS = 22;

/** How long to wait after the given number of questions; null when it is time to stop asking. */
export function pollDelay(asked: number): number | null {
  if (asked >= MOST_QUESTIONS) return null;
  return DELAYS[asked - 1] ?? LONGEST;
}
