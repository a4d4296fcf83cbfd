import { platformMarketing as m } from "#messages/platform-marketing.ts";

/** The figures of the specification's marketing copy that a page can show, each by its name. */
export type MarketingFigure =
  /** How much more than conventional wholesale pays. */
  | "pricePremium"
  | "commission"
  /** What traditional distributors keep. */
  | "distributorCommission"
  /** Average increase of a partner farm's revenue. */
  | "revenueIncrease"
  | "firstYearGrowth"
  | "payouts"
  | "review"
  | "wholeProcess";

/**
 * The figures of the specification's marketing copy (spec sections 2 and 9), in the reader's language. They are
 * targets, not measurements: wherever one is shown it is called so (`targetNote`).
 */
export function marketingFigures(): Readonly<Record<MarketingFigure, string>> {
  return m.figures;
}

/** What goes beside each of these figures. */
export function targetNote(): string {
  return m.targetNote;
}

/** Days of the month on which farms are paid: twice monthly (spec section 9). */
export const PAYOUT_DAYS = [1, 15] as const;
