import { platformMarketing as m } from "#messages/platform-marketing.ts";
import type { DeliveryTerms } from "../checkout/delivery-terms.ts";
import { PAYOUT_DAYS } from "../payments/payouts/payout-days.ts";

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

/** How often farms are paid: `twice monthly` (spec section 9) while they are paid on two days of the month. */
export function payoutsText({
  payoutDays = PAYOUT_DAYS,
}: Pick<DeliveryTerms, "payoutDays">): string {
  const times = payoutDays.length;
  return times === 2 ? m.figures.payouts : m.paidTimes(times);
}

/** On which days of the month farms are paid, for a message that joins them. */
export function payoutDaysOf({ payoutDays }: Pick<DeliveryTerms, "payoutDays">): readonly number[] {
  return payoutDays ?? PAYOUT_DAYS;
}
