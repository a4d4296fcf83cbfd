import type { Stripe } from "@stripe/stripe-js";
import { checkoutPayment as m } from "#messages/checkout-payment.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { PaymentStepProps } from "./payment-step.tsx";

const CHANGED = {
  title: m.changedElsewhere,
  text: m.lookAgain,
};
const HOLD_OVER = {
  title: m.noLongerHeld,
  text: m.settingAside,
};

/**
 * Tells why the payment has to be asked for again: it was canceled because the hold ended, or another tab
 * bought more, chose another day or another address. Null when it can be paid. A provider or server that
 * does not answer says so at the payment.
 */
export function useChange({ clientSecret, total, quote }: PaymentStepProps) {
  const { client } = trpc.useUtils();
  const intentOf = async (stripe: Stripe) => {
    if (!clientSecret) return null;
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    return paymentIntent ?? null;
  };
  const isInForce = async () => {
    if (!quote) return true;
    const { checkoutId, revision } = quote;
    return client.checkout.isInForce.query({ checkoutId, revision });
  };
  return async (stripe: Stripe) => {
    const [intent, inForce] = await Promise.all([
      intentOf(stripe).catch(unanswered),
      isInForce().catch(unanswered),
    ]);
    if (intent?.status === "canceled") return HOLD_OVER;
    const isOther = inForce === false || (intent !== null && intent.amount !== total);
    return isOther ? CHANGED : null;
  };
}

function unanswered(error: unknown): null {
  console.error("The payment could not be looked up", error);
  return null;
}
