import type { Delivery } from "#shared/checkout/checkout.ts";
import type { CheckoutFields } from "#shared/checkout/checkout-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { readCheckoutSession } from "../payment/intent/checkout-session.ts";
import { showAgain } from "./remembered-fields.ts";

/**
 * For a payment that was not made after it led away from the page, where what was typed is kept in memory only: reads it
 * back from the server, if the payment is that of the tab's checkout. Without an answer it has to be typed again.
 */
export function useReadBack(): (paymentIntentId: string) => Promise<void> {
  const { client } = trpc.useUtils();
  return async (paymentIntentId) => {
    const session = readCheckoutSession();
    if (session?.paymentIntentId !== paymentIntentId) return;
    const { checkoutId } = session;
    try {
      const entered = await client.checkout.enteredDelivery.query({ checkoutId });
      // The tab's checkout ends when another person signs in.
      if (entered && readCheckoutSession()?.checkoutId === checkoutId) showAgain(fieldsOf(entered));
    } catch (error) {
      console.error("What was typed could not be read back", error);
    }
  };
}

/** The values of a form that asked for this delivery. */
function fieldsOf(delivery: Delivery): CheckoutFields {
  const { email, address, city, zipCode, deliveryTime } = delivery;
  const { firstName = "", lastName = "", phone = "" } = delivery;
  const { deliveryDate = "", specialInstructions = "" } = delivery;
  const place = { address, city, zipCode, deliveryDate, deliveryTime, specialInstructions };
  return { email, firstName, lastName, phone, ...place };
}
