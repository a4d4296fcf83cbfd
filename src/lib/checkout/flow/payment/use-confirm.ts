import type { PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { useRef } from "react";
import { spec } from "#messages/spec.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";
import { returnUrl } from "#client/lib/payments/return-url.ts";
import { intentOf } from "./intent/intent-of.ts";
import { markPaying } from "./tried/mark-paying.ts";
import type { PaymentStepProps } from "./payment-step.tsx";
import { useOutcome } from "./use-outcome.ts";

type Confirming = Pick<PaymentStepProps, "clientSecret" | "email" | "returnPath" | "onFinished"> & {
  /** Called if it is paid, but our server does not know its outcome yet. */
  onSlow: () => void;
  /** Shows why it is not paid. */
  fail: (text: string, title?: string) => void;
};

/** Confirms the payment with the provider, then relies on our server for the outcome. */
export function useConfirm({ clientSecret, email, returnPath, ...showing }: Confirming) {
  const { fail } = showing;
  const show = useOutcome(showing);
  /** Whether a press before may have paid. */
  const isUnknown = useRef(false);
  const settle = async (...paid: Parameters<typeof show>) => {
    isUnknown.current = (await show(...paid)) === "unknown";
  };

  return async (stripe: Stripe, elements: StripeElements) => {
    const result = await confirmAtProvider(stripe, elements, { email, returnPath });
    if (!result || result.error?.type === "api_connection_error") {
      // Without an answer, the card may have been charged.
      const unpaid = spec.paymentProcessingFailed;
      return settle(intentOf(clientSecret), { surelyPaid: false, unpaid });
    }
    const intent = result.paymentIntent ?? result.error?.payment_intent;
    if (intent?.status === "succeeded") return settle(intent.id, { surelyPaid: true });
    // A form that is not filled in sends nothing, so only a press before this one may have paid.
    const isUnsent = result.error?.type === "validation_error" && !isUnknown.current;
    if (intent?.status === "requires_payment_method" || isUnsent)
      markPaying(intentOf(clientSecret), false);
    // Also if another window began it: the provider then refuses this press, with the payment that is on its way.
    if (intent?.status === "processing") return settle(intent.id, { surelyPaid: false });
    if (result.error) return fail(refusalWords(result.error));
    fail(spec.paymentNeedsAction, spec.paymentNeedsAction);
  };
}

/** Null if the provider's script itself failed; a declined card is a normal result. */
async function confirmAtProvider(
  stripe: Stripe,
  elements: StripeElements,
  { email, returnPath }: Pick<Confirming, "email" | "returnPath">,
): Promise<PaymentIntentResult | null> {
  try {
    return await stripe.confirmPayment({
      elements,
      redirect: "if_required",
      confirmParams: {
        return_url: returnUrl(returnPath, window.location.origin),
        payment_method_data: { billing_details: { email } },
      },
    });
  } catch (error) {
    console.error("The payment could not be confirmed", error);
    return null;
  }
}
