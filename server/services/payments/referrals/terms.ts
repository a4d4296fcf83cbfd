import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt, startOfBusinessDay } from "#shared/time.ts";

/** How often a customer's code may be used, and since when uses count: `limit_of_referral` asks for both. */
export function referralTermsOf({ referralsPerYear }: Settings, now: Date) {
  const year = businessDayAt(now).slice(0, 4);
  return { perYear: referralsPerYear, yearFrom: startOfBusinessDay(`${year}-01-01`).toISOString() };
}
