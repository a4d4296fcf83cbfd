import { ordersCredit as m } from "#messages/orders-credit.ts";

/** Our own reasons for which a customer's credit moves, as they are kept; the team types others. */
export const CREDIT_REASONS = [
  "order_paid",
  "order_refunded",
  "taken_back",
  "refund_failed",
  "gift_card",
  "gift_card_paid_out",
  "referral",
  "referral_taken_back",
] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** Whether a reason is one of ours, not what the team typed. */
export function isCreditReason(reason: string): reason is CreditReason {
  return CREDIT_REASONS.some((one) => one === reason);
}

/** Why credit moved, in words; what the team typed stands as it is. */
export function creditWords(reason: string): string {
  return isCreditReason(reason) ? m.reasons[reason] : reason;
}
