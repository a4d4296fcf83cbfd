import { farmsWords as m } from "#messages/farms-words.ts";
import { REPORT_DAYS } from "../analytics/report-days.ts";
import type { Cents } from "../money.ts";
import { addDays, type Day, startOfBusinessDay } from "../time.ts";

/**
 * A farm's share of what was sold, less what was refunded. It is pending until the goods are delivered
 * and their customers can no longer report a problem, and earned from then on.
 */
export type FarmBalance = { earned: Cents; pending: Cents };

/** When pending money becomes earned, as a farm reads it. */
export function pendingWords(): string {
  return m.pending(REPORT_DAYS);
}

/** What was delivered from this instant on can still be reported on `today`, so its share is pending. */
export function pendingSince(today: Day): Date {
  return startOfBusinessDay(addDays(today, -REPORT_DAYS));
}
