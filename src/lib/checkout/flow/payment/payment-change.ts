import type { Stripe } from "@stripe/stripe-js";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { failureOf } from "#client/lib/api/trpc.ts";
import type { PaymentStepProps } from "./payment-step.tsx";

/** The message for the shopper. */
export type ChangeWords = { title: string; text: string };

const CHANGED = {
  title: m.changedElsewhere,
  text: m.lookAgain,
};
const HOLD_OVER = {
  title: m.noLongerHeld,
  text: m.settingAside,
};

type Shown = Pick<PaymentStepProps, "clientSecret" | "total" | "isInForce" | "changeWords">;

/**
 * Why the payment must be requested again: it was canceled because the hold expired, or another tab bought more or
 * chose another day or address. Null if it can be paid. If the provider does not respond, the payment itself will
 * fail; if our server does not, what is on screen is paid, provided the total matches. A change after this check,
 * while the provider is being called, is not detected: the payment is then for the changed version.
 */
export async function paymentChange(
  stripe: Stripe,
  { clientSecret, total, isInForce, changeWords }: Shown,
): Promise<ChangeWords | null> {
  const [intent, inForce] = await Promise.all([
    clientSecret ? intentOf(stripe, clientSecret).catch(unanswered) : null,
    isInForce?.().catch(goneOrUnanswered),
  ]);
  if (intent?.status === "canceled") return changeWords ?? HOLD_OVER;
  const isOther = inForce === false || (intent && intent.amount !== total);
  return isOther ? (changeWords ?? CHANGED) : null;
}

async function intentOf(stripe: Stripe, clientSecret: string) {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
  return paymentIntent ?? null;
}

/** Something that no longer exists, such as a link that has since been sent to another address, is not in force. */
function goneOrUnanswered(error: unknown): false | null {
  return failureOf(error)?.code === "not_found" ? false : unanswered(error);
}

function unanswered(error: unknown): null {
  console.error("The payment could not be looked up", error);
  return null;
}
