import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { SetupIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { paymentsCardForm as m } from "#messages/payments/cards/card-form.ts";
import { spec } from "#messages/spec.ts";
import { notify } from "../../toasts/notify.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";

/** Submits the card to the provider once per press; `onSaved` gets its id. */
export function useCardForm(onSaved: (cardId: string) => void) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const fail = (text: string) => {
    setError(text);
    notify.failure(m.notSaved, text);
  };

  const keep = async () => {
    if (running.current) return;
    if (!stripe || !elements || !ready) return fail(spec.paymentNotLoaded);
    running.current = true;
    setBusy(true);
    setError(null);
    const result = await confirm(stripe, elements);
    running.current = false;
    setBusy(false);
    const setup = result?.setupIntent;
    const cardId = setup?.status === "succeeded" ? setup.payment_method : null;
    if (typeof cardId === "string") return onSaved(cardId);
    fail(result?.error ? refusalWords(result.error) : spec.paymentCheckCard);
  };

  return {
    ready,
    busy,
    error,
    keep,
    onReady: () => setReady(true),
    onLoadError: () => fail(spec.paymentOptionsFailed),
    onChange: () => setError(null),
  };
}

/** Null if the provider's script itself failed; a declined card is a normal result. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
): Promise<SetupIntentResult | null> {
  try {
    return await stripe.confirmSetup({
      elements,
      redirect: "if_required",
      confirmParams: { return_url: window.location.href },
    });
  } catch (error) {
    console.error("The card could not be saved", error);
    return null;
  }
}
