import { paymentsDeclines as m } from "#messages/payments-declines.ts";

/** Why a card was refused, as far as its holder is told. */
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

/** The provider's codes that mean the same to the holder as one of ours. */
const ALIKE: Readonly<Record<string, Decline>> = {
  invalid_cvc: "incorrect_cvc",
  invalid_number: "incorrect_number",
  payment_intent_authentication_failure: "authentication_failed",
  payment_intent_payment_attempt_failed: "payment_failed",
  setup_intent_authentication_failure: "authentication_failed",
};

/** A refusal by the provider's two codes: the bank's own, which says more, and that of the error. */
export type ProviderCodes = { code?: string | undefined; declineCode?: string | undefined };

/**
 * What the holder is told of a refusal; null when the codes say of none. Reasons that a holder is not to be told,
 * such as a card that was reported stolen, are plain declines.
 */
export function declineOf({ code = "", declineCode = "" }: ProviderCodes): Decline | null {
  const known = [declineCode, code].map(
    (one) => DECLINES.find((decline) => decline === one) ?? ALIKE[one],
  );
  return known.find(Boolean) ?? (declineCode ? "card_declined" : null);
}

export function declineWords(decline: Decline): string {
  return m.declines[decline];
}
