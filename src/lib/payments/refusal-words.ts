import type { StripeError } from "@stripe/stripe-js";
import { spec } from "#messages/spec.ts";
import { declineOf, declineWords } from "#shared/payments/cards/decline.ts";

/** Why the provider declined a card: our wording for known reasons, otherwise the form's own. */
export function refusalWords({ type, code, decline_code, message }: StripeError): string {
  // Validation errors come from the provider's form, which is already in the page's language.
  if (type === "validation_error") return message ?? spec.paymentCheckCard;
  const decline = declineOf({ code, declineCode: decline_code });
  return decline ? declineWords(decline) : (message ?? spec.paymentCheckCard);
}
