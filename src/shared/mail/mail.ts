import { defineLifecycle } from "../lifecycle.ts";

/**
 * An email stays in the outbox, where the transaction that caused it put it, until it is sent. If its address turns
 * out to be undeliverable, it is suppressed and left for the team.
 */
export const mailLifecycle = defineLifecycle({
  queued: { send: "sending" },
  /** If a worker dies, its lease expires and another worker sends the email. */
  sending: {
    send: "sending",
    sent: "sent",
    retry: "queued",
    give_up: "failed",
    suppress: "suppressed",
  },
  sent: {},
  failed: { retry: "queued" },
  suppressed: { retry: "queued" },
});
export type MailState = (typeof mailLifecycle.states)[number];

/** Number of attempts before an email is left for an admin to look at. */
export const MAIL_TRIES = 12;
const LONGEST_WAIT_MINUTES = 6 * 60;

/** Minutes before the next attempt after the `attempts`th failure: 1, 2, 4 and so on, up to six hours. */
export function mailRetryMinutes(attempts: number): number {
  return Math.min(LONGEST_WAIT_MINUTES, 2 ** Math.max(0, attempts - 1));
}

/** Every kind of email the product sends. */
export const MAIL_KINDS = [
  "order_placed",
  "payment_returning",
  "refund_started",
  "refund_sent",
  "refund_failed",
  "order_canceled",
  "order_changed",
  "order_link",
  "order_added_to",
  "payment_link",
  "order_reminder",
  "order_short",
  "order_out",
  "order_late",
  "order_delivered",
  "review_request",
  "delivery_failed",
  "order_left_behind",
  "farm_sheet",
  "farm_correction",
  "problem_answered",
  "credit_given",
  "referral_credited",
  "referral_taken_back",
  "gift_card",
  "gift_card_bought",
  "newsletter_confirm",
  "back_in_season",
  "zip_served",
  "place_in_line",
  "membership_active",
  "application_received",
  "application_in_review",
  "application_changes",
  "application_approved",
  "application_rejected",
  "certificate_verified",
  "certificate_rejected",
  "certificate_ending",
  "payout_account_ready",
  "payout_account_needs",
  "payout_sent",
  "visit_reserved",
  "visit_reminder",
  "visit_canceled",
  "question_asked",
  "question_answered",
  "customer_update",
  "contact_received",
  "contact_message",
  "verify_email",
  "reset_password",
  "password_changed",
  "change_email",
  "email_changed",
  "second_factor_changed",
  "admin_restored",
  "invitation",
  "deletion_asked",
  "box_started",
  "box_reminder",
  "box_declined",
  "box_given_up",
  "box_note",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
