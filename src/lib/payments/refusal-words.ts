import type { StripeError } from "@stripe/stripe-js";
import { spec } from "#messages/spec.ts";
import { declineOf, declineWords } from "#shared/payments/cards/decline.ts";

/** Why the provider refused a card, in our words where it is a refusal we know, else in the form's own. */
export function refusalWords({ type, code, decline_code, message }: StripeError): string {
  // What is missing in the form stands in the form, whose language is the page's.
  if (type === "validation_error") return message ?? spec.paymentCheckCard;
  const decline = declineOf({ code, declineCode: decline_code });
  return decline ? declineWords(decline) : (message ?? spec.paymentCheckCard);
}
