import { useRef, useState } from "react";
import { spec } from "#messages/spec.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/use-payment-script.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";

/**
 * Pays for a declined box while its owner is present, so that the bank can ask for authentication; our server
 * decides the outcome.
 */
export function usePayNow(boxId: string) {
  const utils = trpc.useUtils();
  const { stripe } = usePaymentScript();
  const begin = trpc.boxes.own.payNow.useMutation({
    meta: { failureTitle: spec.paymentFailed },
  });
  const finish = trpc.checkout.processOrder.useMutation({
    meta: { failureTitle: spec.paymentFailed },
  });

  const [isPaying, setPaying] = useState(false);
  const running = useRef(false);

  const run = async (provider: NonNullable<typeof stripe>) => {
    const asked = await begin.mutateAsync({ id: boxId }).catch(() => null);
    if (!asked) return;
    const { clientSecret, cardId, paymentIntentId } = asked;
    const { error } = await provider.confirmPayment({
      clientSecret,
      redirect: "if_required",
      confirmParams: { payment_method: cardId, return_url: window.location.href },
    });
    if (error) return notify.failure(spec.paymentFailed, refusalWords(error));
    await finish.mutateAsync({ paymentIntentId }).catch(() => null);
    await utils.boxes.own.invalidate();
  };

  /** One payment at a time, also during bank authentication. If the payment script fails to load, nothing is paid. */
  const pay = async () => {
    if (running.current) return;
    if (!stripe) return notify.failure(spec.paymentFailed, spec.paymentNotLoaded);
    running.current = true;
    setPaying(true);
    try {
      await run(stripe);
    } catch (thrown) {
      console.error("The payment could not be confirmed", thrown);
      notify.failure(spec.paymentFailed, spec.paymentProcessingFailed);
    } finally {
      running.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying };
}
