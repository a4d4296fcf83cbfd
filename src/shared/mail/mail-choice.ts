import { MAIL_KINDS, type MailKind } from "./mail.ts";

/**
 * Whether accounts can opt out of each kind of email. Time-critical messages (money, changes, shortages, delays,
 * failures, security) and messages the reader requested are always sent.
 */
const MAIL_CHOICES = {
  order_placed: "sent",
  payment_returning: "sent",
  refund_started: "sent",
  refund_sent: "sent",
  refund_failed: "sent",
  order_canceled: "sent",
  order_changed: "sent",
  order_link: "sent",
  order_added_to: "sent",
  payment_link: "sent",
  order_reminder: "chosen",
  order_short: "sent",
  order_out: "chosen",
  order_late: "sent",
  order_delivered: "chosen",
  review_request: "chosen",
  delivery_failed: "sent",
  order_left_behind: "sent",
  farm_sheet: "sent",
  farm_correction: "sent",
  problem_answered: "sent",
  credit_given: "sent",
  referral_credited: "sent",
  referral_taken_back: "sent",
  gift_card: "sent",
  gift_card_bought: "sent",
  newsletter_confirm: "sent",
  back_in_season: "sent",
  zip_served: "sent",
  place_in_line: "sent",
  membership_active: "sent",
  application_received: "sent",
  application_in_review: "sent",
  application_changes: "sent",
  application_approved: "sent",
  application_rejected: "sent",
  certificate_verified: "sent",
  certificate_rejected: "sent",
  certificate_ending: "sent",
  payout_account_ready: "sent",
  payout_account_needs: "sent",
  payout_sent: "sent",
  visit_reserved: "sent",
  visit_canceled: "sent",
  visit_reminder: "sent",
  question_asked: "sent",
  question_answered: "sent",
  customer_update: "sent",
  contact_received: "sent",
  contact_message: "sent",
  verify_email: "sent",
  reset_password: "sent",
  password_changed: "sent",
  change_email: "sent",
  email_changed: "sent",
  second_factor_changed: "sent",
  admin_restored: "sent",
  invitation: "sent",
  deletion_asked: "sent",
  box_started: "sent",
  box_reminder: "sent",
  box_declined: "sent",
  box_given_up: "sent",
  box_note: "sent",
} as const satisfies Record<MailKind, "sent" | "chosen">;

/** A kind of order email that the order's account can decline. */
export type OptionalMailKind = {
  [Kind in MailKind]: (typeof MAIL_CHOICES)[Kind] extends "chosen" ? Kind : never;
}[MailKind];

export function isOptional(kind: MailKind): kind is OptionalMailKind {
  return MAIL_CHOICES[kind] === "chosen";
}

/** In the order in which an order triggers them. */
export const OPTIONAL_MAIL_KINDS: readonly OptionalMailKind[] = MAIL_KINDS.filter(isOptional);
