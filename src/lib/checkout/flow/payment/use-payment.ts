import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { failureOf } from "#client/lib/api/trpc.ts";
import { timings } from "#shared/platform/limits.ts";
import { returnUrl } from "#client/lib/payments/return-url.ts";
import { checkoutOutcome as m } from "#messages/checkout-outcome.ts";
import { spec } from "#messages/spec.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { intentOf } from "./intent-of.ts";
import { markPaying } from "./mark-paying.ts";
import type { PaymentStepProps } from "./payment-step.tsx";
import { paymentChange } from "./payment-change.ts";
import { useFinishOrder } from "../outcome/use-finish-order.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";

type Phase = "idle" | "paying" | "confirming";

/** Confirms the payment once per press, then relies on our server for the outcome. */
export function usePayment(props: PaymentStepProps) {
  const { clientSecret, email, returnPath, onFinished, onChanged, onBusy, keepCard } = props;
  const stripe = useStripe();
  const elements = useElements();
  const finish = useFinishOrder();
  const [phase, setPhase] = useState<Phase>("idle");
  const [ready, setReady] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  /** Whether a press before may have paid. */
  const isUnknown = useRef(false);

  const isShown = useShown(() => onBusy?.(false));

  /** A user who has left the form learns the outcome from our server instead. */
  const fail = (text: string, title = spec.paymentFailed) => {
    if (!isShown.current) return;
    setError(text);
    notify.failure(title, text);
  };

  /** Shows the outcome of the payment; `unpaid` is shown if there is none. */
  const settle = async (
    paymentIntentId: string,
    { surelyPaid, unpaid = spec.paymentCheckCard }: { surelyPaid: boolean; unpaid?: string },
  ) => {
    // It is already paid, so closing or leaving no longer loses anything.
    const onSlow = () => {
      setPhase("confirming");
      onBusy?.(false);
    };
    const finished = await finish(paymentIntentId, { surelyPaid, onSlow });
    isUnknown.current = finished.kind === "unknown";
    if (finished.kind === "unpaid") {
      markPaying(paymentIntentId, false);
      return fail(unpaid);
    }
    if (finished.kind === "unknown") return fail(m.notLookedUpText, m.notLookedUp);
    onFinished(finished);
  };

  const run = async (provider: Stripe, form: StripeElements) => {
    const result = await confirm(provider, form, email, returnPath);
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

  /** Sends the choice to save the card; the form must be updated if it changed. */
  const passOnKeepCard = async (form: StripeElements) => {
    try {
      if (await keepCard?.passOn()) await form.fetchUpdates();
      return true;
    } catch (thrown) {
      console.error("The wish to keep the card could not be passed on", thrown);
      fail(failureOf(thrown)?.message ?? spec.paymentProcessingFailed);
      return false;
    }
  };

  const pay = async () => {
    if (running.current) return;
    if (!stripe || !elements || !ready) return fail(spec.paymentNotLoaded);
    running.current = true;
    setPhase("paying");
    setError(null);
    onBusy?.(true);
    const change = await paymentChange(stripe, props);
    if (change) {
      notify.info(change.title, change.text);
      onChanged();
    } else if (await passOnKeepCard(elements)) {
      markPaying(intentOf(clientSecret), true);
      await run(stripe, elements);
    }
    running.current = false;
    setPhase("idle");
    onBusy?.(false);
  };

  return {
    phase,
    ready,
    error,
    pay,
    onReady() {
      setTimeout(() => setReady(true), timings.paymentElementReady);
    },
    onLoadError: () => fail(spec.paymentOptionsFailed),
    onChange: () => setError(null),
  };
}

/** Whether the form is still mounted; `onGone` is called when it unmounts, for example after Back. */
function useShown(onGone: () => void) {
  const isShown = useRef(true);
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      leave();
    };
  }, []);
  return isShown;
}

/** Null if the provider's script itself failed; a declined card is a normal result. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  email: string,
  returnPath: string,
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
