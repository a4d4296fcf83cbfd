import { spec } from "#messages/spec.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/use-payment-script.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";

/** Pays a declined box while its owner is here, so that the bank can ask; our server has the last word. */
export function usePayNow(boxId: string) {
  const utils = trpc.useUtils();
  const { stripe } = usePaymentScript();
  const begin = trpc.boxes.own.payNow.useMutation({
    meta: { failureTitle: spec.paymentFailed },
  });
  const finish = trpc.checkout.processOrder.useMutation({
    meta: { failureTitle: spec.paymentFailed },
  });

  const pay = async () => {
    if (!stripe) return notify.failure(spec.paymentFailed, spec.paymentNotLoaded);
    const asked = await begin.mutateAsync({ id: boxId }).catch(() => null);
    if (!asked) return;
    const { clientSecret, cardId, paymentIntentId } = asked;
    const { error } = await stripe.confirmPayment({
      clientSecret,
      redirect: "if_required",
      confirmParams: { payment_method: cardId, return_url: window.location.href },
    });
    if (error) {
      notify.failure(spec.paymentFailed, refusalWords(error));
      return;
    }
    await finish.mutateAsync({ paymentIntentId }).catch(() => null);
    await utils.boxes.own.read.invalidate();
  };
  return { pay, isPaying: begin.isPending || finish.isPending };
}
