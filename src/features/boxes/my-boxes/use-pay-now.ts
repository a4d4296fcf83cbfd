import { useRef, useState } from "react";
import { boxesMine as m } from "#messages/boxes/mine.ts";
import { checkoutOutcome as outcome } from "#messages/checkout/outcome.ts";
import { spec } from "#messages/spec.ts";
import type { Finished } from "#client/lib/checkout/flow/outcome/finish-order.ts";
import { issueOf } from "#shared/checkout/checkout-issue.ts";
import { useFinishOrder } from "#client/lib/checkout/flow/outcome/use-finish-order.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/form/use-payment-script.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import { refusalWords } from "#client/lib/payments/refusal-words.ts";

/**
 * Pays for a declined box while its owner is present, so that the bank can ask for authentication; our server
 * decides the outcome, which is announced.
 */
export function usePayNow(boxId: string) {
  const utils = trpc.useUtils();
  const { stripe } = usePaymentScript();
  const begin = trpc.boxes.own.payNow.useMutation({ meta: { silent: true } });
  const finish = useFinishOrder();
  const [isPaying, setPaying] = useState(false);
  const running = useRef(false);

  const settle = async (paymentIntentId: string, surelyPaid: boolean) =>
    announcePayment(
      await finish(paymentIntentId, { surelyPaid, onSlow: () => notify.info(m.isOnItsWay) }),
      surelyPaid,
    );

  const run = async (provider: Provider) => {
    const asked = await begin.mutateAsync({ id: boxId });
    const result = await confirm(provider, asked);
    // Without an answer, the card may have been charged.
    if (!result || result.error?.type === "api_connection_error")
      return settle(asked.paymentIntentId, false);
    const { error, paymentIntent } = result;
    // A payment that was made before, for example in another window, is refused but carries its state.
    const status = (paymentIntent ?? error?.payment_intent)?.status;
    if (status === "succeeded") return settle(asked.paymentIntentId, true);
    if (status === "processing") return settle(asked.paymentIntentId, false);
    if (error) return notify.failure(spec.paymentFailed, refusalWords(error));
    notify.failure(spec.paymentFailed, spec.paymentNeedsAction);
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
      explain(thrown);
    } finally {
      await utils.boxes.own.invalidate();
      running.current = false;
      setPaying(false);
    }
  };
  return { pay, isPaying };
}

type Provider = NonNullable<ReturnType<typeof usePaymentScript>["stripe"]>;
type Asked = { clientSecret: string; cardId: string };

/** What the provider says; null if its script itself failed. */
async function confirm(provider: Provider, { clientSecret, cardId }: Asked) {
  try {
    return await provider.confirmPayment({
      clientSecret,
      redirect: "if_required",
      confirmParams: { payment_method: cardId, return_url: window.location.href },
    });
  } catch (thrown) {
    console.error("The payment could not be confirmed", thrown);
    return null;
  }
}

/** Shows the outcome of the payment. `surelyPaid`: the provider has reported that it succeeded. */
function announcePayment(finished: Finished, surelyPaid: boolean): void {
  switch (finished.kind) {
    case "placed":
    case "received":
      return notify.success(m.isPaid);
    case "refunded":
      return notify.info(m.goesBack, m.cameTooLate);
    case "later":
      return surelyPaid ? notify.success(m.isPaid) : notify.info(m.isOnItsWay, m.weWrite);
    case "unknown":
      return notify.failure(outcome.notLookedUp, outcome.notLookedUpText);
    case "unpaid":
      return notify.failure(spec.paymentFailed, spec.paymentCheckCard);
  }
}

/**
 * Why the payment could not be made; a box that needs none, for example because it was paid meanwhile, is no failure.
 */
function explain(thrown: unknown): void {
  const failure = failureOf(thrown);
  const issue = issueOf(failure, spec.paymentProcessingFailed);
  if (issue.kind === "paid")
    return issue.orderNumber === null ? notify.info(issue.message) : notify.success(m.isPaid);
  if (failure?.code === "not_found") return notify.info(failure.message);
  console.error("The payment could not be confirmed", thrown);
  notify.failure(spec.paymentFailed, failure?.message ?? spec.paymentProcessingFailed);
}
