import { logisticsWords as m } from "#messages/logistics/words.ts";

/** What can hold a van up, as a tap by its driver or the office. */
export const LATE_CAUSES = ["traffic", "weather", "farm_late", "vehicle"] as const;
export type LateCause = (typeof LATE_CAUSES)[number];

/** What holds the van up, in a few words for the team: `traffic`. */
export function lateCauseWords(cause: LateCause): string {
  return m.lateCauses[cause];
}

/** The sentence that tells a customer why the van is late. */
export function lateBecause(cause: LateCause): string {
  return m.lateBecause[cause];
}
