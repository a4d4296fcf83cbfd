import type { Cents } from "#shared/money.ts";

/** Data for the emails about credit. */
export type CreditMailData = {
  /** Credit for a friend whom the reader referred; `url` lists all referrals. */
  referral_credited: { amount: Cents; url: string };
  /** Takes such credit back, as far as it has not been spent. */
  referral_taken_back: { amount: Cents; url: string };
  /** Goodwill credit from the team; `url` is the page that shows it. */
  credit_given: { amount: Cents; reason: string; url: string };
};
