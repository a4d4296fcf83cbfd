import type { Stripe } from "@stripe/stripe-js";
import { checkoutPayment as m } from "#messages/checkout-payment.ts";
import { failureOf } from "#client/lib/api/trpc.ts";
import type { PaymentStepProps } from "./payment-step.tsx";

/** What a shopper reads of it. */
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
 * Why the payment has to be asked for again: it was canceled because the hold ended, or another tab bought
 * more, chose another day or another address. Null when it can be paid. A
 * provider that does not answer says so at the payment; without an answer of our server what is on the screen is paid,
 * if its sum is right. What changes after this, while the provider is asked, is paid as it is then.
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

/** What is no longer there, such as a link that was sent to another address since, is not in force. */
function goneOrUnanswered(error: unknown): false | null {
  return failureOf(error)?.code === "not_found" ? false : unanswered(error);
}

function unanswered(error: unknown): null {
  console.error("The payment could not be looked up", error);
  return null;
}
