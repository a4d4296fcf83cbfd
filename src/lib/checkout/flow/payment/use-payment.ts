import { useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeElements } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { failureOf } from "#client/lib/api/trpc.ts";
import { timings } from "#shared/platform/limits.ts";
import { spec } from "#messages/spec.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { intentOf } from "./intent/intent-of.ts";
import { markPaying } from "./tried/mark-paying.ts";
import type { PaymentStepProps } from "./payment-step.tsx";
import { paymentChange } from "./payment-change.ts";
import { useConfirm } from "./use-confirm.ts";
import { usePaymentFailure } from "./use-payment-failure.ts";

type Phase = "idle" | "paying" | "confirming";

/** The Pay button: pays what is on screen once per press, and has it requested again if it has changed elsewhere. */
export function usePayment(props: PaymentStepProps) {
  const { clientSecret, onChanged, onBusy, keepCard } = props;
  const stripe = useStripe();
  const elements = useElements();
  const [phase, setPhase] = useState<Phase>("idle");
  const [ready, setReady] = useState(false);
  const running = useRef(false);
  const { error, clear, fail } = usePaymentFailure(() => onBusy?.(false));
  // It is already paid, so closing or leaving no longer loses anything.
  const onSlow = () => {
    setPhase("confirming");
    onBusy?.(false);
  };
  const confirm = useConfirm({ ...props, onSlow, fail });

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
    clear();
    onBusy?.(true);
    const change = await paymentChange(stripe, props);
    if (change) {
      notify.info(change.title, change.text);
      onChanged();
    } else if (await passOnKeepCard(elements)) {
      markPaying(intentOf(clientSecret), true);
      await confirm(stripe, elements);
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
    onChange: clear,
  };
}
