import { platformMarketing as m } from "#messages/platform/stories/marketing.ts";
import type { DeliveryTerms } from "../../checkout/delivery-terms.ts";
import { PAYOUT_DAYS } from "../../payments/payouts/payout-days.ts";

/** The figures of the specification's marketing copy that pages can show, by name. */
export type MarketingFigure =
  /** How much more we pay than conventional wholesale. */
  | "pricePremium"
  | "commission"
  /** The commission of traditional distributors. */
  | "distributorCommission"
  /** Average revenue increase of a partner farm. */
  | "revenueIncrease"
  | "firstYearGrowth"
  | "payouts"
  | "review"
  | "wholeProcess";

/**
 * The figures of the specification's marketing copy (spec sections 2 and 9), in the reader's language. They are
 * targets, not measurements, and must be labeled as such wherever they are shown (`targetNote`).
 */
export function marketingFigures(): Readonly<Record<MarketingFigure, string>> {
  return m.figures;
}

/** The label to show beside each of these figures. */
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
