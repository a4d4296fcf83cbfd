import { analyticsPage as m } from "#messages/analytics/page.ts";
import { formatCount, LEAST_OF_A_SHARE } from "#shared/analytics/analytics.ts";

/**
 * A part of a whole as a percentage with so many decimals: `66.7%`. Below ten it is said in numbers, because a single
 * one would move the percentage too much: `2 of 3`. A dash if there is no whole.
 */
export function partOf(part: number, whole: number, decimals = 1): string {
  if (whole === 0) return "–";
  if (whole < LEAST_OF_A_SHARE) return m.partOf(formatCount(part), formatCount(whole));
  return m.share(((part / whole) * 100).toFixed(decimals));
}
