import { readCheckoutSession, writeCheckoutSession } from "../intent/checkout-session.ts";
import { noteUnpaid } from "./tried-payment.ts";

/**
 * Called right before a payment is confirmed, so that a reload checks whether it succeeded; and once it is known to be
 * unpaid. Other payments than that of the tab's checkout, such as for a gift card, are noted by their form.
 */
export function markPaying(paymentIntentId: string, paying: boolean): void {
  const session = readCheckoutSession();
  if (session?.paymentIntentId === paymentIntentId) writeCheckoutSession({ ...session, paying });
  else if (!paying) noteUnpaid(paymentIntentId);
}
