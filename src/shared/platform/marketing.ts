/**
 * The figures of the specification's marketing copy (spec sections 2 and 9). They are targets, not
 * measurements: wherever one is shown it is called so.
 */
export const marketing = {
  /** More than conventional wholesale pays. */
  pricePremium: "20-40%",
  commission: "15-20%",
  /** What traditional distributors keep. */
  distributorCommission: "30-50%",
  /** Average increase of a partner farm's revenue. */
  revenueIncrease: "37%",
  firstYearGrowth: "30-50%",
  payouts: "twice monthly",
  review: "2-3 business days",
  wholeProcess: "2-4 weeks",
} as const;

/** What goes beside each of these figures. */
export const TARGET_NOTE = "Figures are our targets for partner farms, not a promise.";

/** Days of the month on which farms are paid: twice monthly (spec section 9). */
export const PAYOUT_DAYS = [1, 15] as const;
