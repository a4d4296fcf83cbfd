import type { Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt, startOfBusinessDay } from "#shared/time.ts";

/**
 * How often a customer's code may be used per year, and the start of the current year, as `limit_of_referral`
 * expects them.
 */
export function referralTermsOf({ referralsPerYear }: Settings, now: Date) {
  const year = businessDayAt(now).slice(0, 4);
  return { perYear: referralsPerYear, yearFrom: startOfBusinessDay(`${year}-01-01`).toISOString() };
}
