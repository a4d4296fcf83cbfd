import { ordersCredit as m } from "#messages/orders/credit.ts";

/** Built-in reasons for credit movements, as stored; the team can also enter its own. */
const CREDIT_REASONS = [
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

/** Whether a reason is built in rather than entered by the team. */
export function isCreditReason(reason: string): reason is CreditReason {
  return CREDIT_REASONS.some((one) => one === reason);
}

/** Describes why credit moved; text entered by the team is returned unchanged. */
export function creditWords(reason: string): string {
  return isCreditReason(reason) ? m.reasons[reason] : reason;
}
