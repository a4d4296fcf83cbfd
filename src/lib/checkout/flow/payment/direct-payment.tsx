import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { checkoutOutcome as outcome } from "#messages/checkout/outcome.ts";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { ShownQuote } from "#shared/checkout/shown-quote.ts";
import type { Cents } from "#shared/money.ts";
import type { Paid, Receipt } from "../outcome/finish-order.ts";
import { useFinishOrder } from "../outcome/use-finish-order.ts";
import { OrderOutcome } from "../outcome/order-outcome.tsx";
import { intentOf } from "./intent/intent-of.ts";
import { PaymentStep } from "./payment-step.tsx";
import { forgetTried, writeTried } from "./tried/tried-payment.ts";
import { useQuoteInForce } from "./intent/use-quote-in-force.ts";

type DirectPaymentProps = {
  /** What is paid, as shown: if another tab has changed it since, it is shown again first. */
  quote: ShownQuote;
  clientSecret: string;
  total: Cents;
  email: string;
  promise: string;
  /** Back to the fields; the payment is reused. */
  onBack: () => void;
  onReceived: (receipt: Receipt) => void;
};

/** Payment for anything but a cart: the provider's form and its outcome. */
export function DirectPayment({ quote, onBack, onReceived, ...payment }: DirectPaymentProps) {
  const isInForce = useQuoteInForce();
  const finish = useFinishOrder();
  const paymentIntentId = intentOf(payment.clientSecret);
  const [isTried, setIsTried] = useState(false);
  const [isLookingUp, setIsLookingUp] = useState(false);
  const [finished, setFinished] = useState<Paid | null>(null);
  const [busy, setBusy] = useState(false);
  const end = (how: Paid) => {
    forgetTried(paymentIntentId);
    setFinished(how);
    if (how.kind === "received" && how.receipt) onReceived(how.receipt);
  };
  const leave = () => {
    forgetTried(paymentIntentId);
    onBack();
  };
  /** Looks up a payment that was tried first: if its answer was lost, going on would sell the same thing again. */
  const goBack = async () => {
    if (!isTried) return onBack();
    setIsLookingUp(true);
    const found = await finish(paymentIntentId, { surelyPaid: false });
    setIsLookingUp(false);
    if (found.kind === "unpaid") leave();
    else if (found.kind === "unknown") notify.failure(outcome.notLookedUp, outcome.notLookedUpText);
    else end(found);
  };
  if (finished)
    return <OrderOutcome ended={{ finished, totals: null, taxBps: null, paymentIntentId: null }} />;
  return (
    <Stack gap="sm">
      <PaymentStep
        {...payment}
        isInForce={() => isInForce(quote)}
        changeWords={{ title: m.noLongerOpen, text: m.checkDetails }}
        returnPath="/payment-success"
        onChanged={leave}
        onFinished={end}
        onBusy={(isBusy) => {
          setBusy(isBusy);
          if (!isBusy) return;
          setIsTried(true);
          writeTried({ paymentIntentId, from: window.location.pathname });
        }}
      />
      <Button variant="subtle" disabled={busy} loading={isLookingUp} onClick={() => void goBack()}>
        {m.changeDetails}
      </Button>
    </Stack>
  );
}
