import { paymentsDeclines as m } from "#messages/payments/cards/declines.ts";

/** Decline reasons that are disclosed to the cardholder. */
export const DECLINES = [
  "card_declined",
  "insufficient_funds",
  "expired_card",
  "incorrect_cvc",
  "incorrect_number",
  "processing_error",
  "card_not_supported",
  "authentication_required",
  "authentication_failed",
  "payment_failed",
] as const;
export type Decline = (typeof DECLINES)[number];

/** Provider codes that are equivalent to one of ours for the cardholder. */
const ALIKE: Readonly<Record<string, Decline>> = {
  invalid_cvc: "incorrect_cvc",
  invalid_number: "incorrect_number",
  payment_intent_authentication_failure: "authentication_failed",
  payment_intent_payment_attempt_failed: "payment_failed",
  setup_intent_authentication_failure: "authentication_failed",
};

/** A decline's two provider codes: the bank's decline code, which is more specific, and the error code. */
export type ProviderCodes = { code?: string | undefined; declineCode?: string | undefined };

/**
 * The decline reason shown to the cardholder; null if the codes are not a decline. Reasons that must not be
 * disclosed, such as a card reported stolen, become a generic decline.
 */
export function declineOf({ code = "", declineCode = "" }: ProviderCodes): Decline | null {
  const known = [declineCode, code].map(
    (one) => DECLINES.find((decline) => decline === one) ?? ALIKE[one],
  );
  return known.find(Boolean) ?? (declineCode ? "card_declined" : null);
}

/** Why a card was declined, that nothing was charged, and what to do: for the form where it is paid. */
export function declineWords(decline: Decline): string {
  const { why, advice } = m.declines[decline];
  return [why, m.nothingCharged, advice].filter(Boolean).join(" ");
}

/** Why a card was declined, for emails and lists, where nobody is paying. */
export function declineReason(decline: Decline): string {
  return m.declines[decline].why;
}
