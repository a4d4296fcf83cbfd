import { languageNow } from "#shared/language.ts";
import { Elements } from "@stripe/react-stripe-js";
import { useEffect } from "react";
import { Button, Text } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { spec } from "#messages/spec.ts";
import type { Cents } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Paid } from "../outcome/finish-order.ts";
import { Notice } from "../totals/notice.tsx";
import type { Payer } from "./form/billing-details.ts";
import type { ChangeWords } from "./payment-change.ts";
import { PaymentForm } from "./form/payment-form.tsx";
import { PaymentSpinner } from "./form/payment-spinner.tsx";
import type { KeepCardWish } from "./saved-card/use-keep-card.ts";
import { usePaymentAppearance } from "./form/payment-appearance.ts";
import { usePaymentScript } from "./form/use-payment-script.ts";

export type PaymentStepProps = {
  /** Null while the server prepares the payment, when a spinner is shown (spec section 2). */
  clientSecret: string | null;
  total: Cents;
  /** Whether what is on screen is what would be paid. If omitted, only the total is compared before paying. */
  isInForce?: (() => Promise<boolean>) | undefined;
  email: string;
  /** What the provider's form is prefilled with, if more than the email is known. */
  payer?: Payer | undefined;
  /** Where payment methods that redirect return to; that page asks our server for the outcome. */
  returnPath: "/order-confirmation" | "/payment-success";
  /** Called with our server's confirmation of the payment. The caller clears the cart. */
  onFinished: (finished: Paid) => void;
  /** The payment no longer matches what is on screen: the caller requests it again. */
  onChanged: () => void;
  /** The message if it must be requested again; defaults to that of a cart. */
  changeWords?: ChangeWords;
  /** The text below the Pay button; defaults to the promise about goods. */
  promise?: string;
  /** Whether to save the card; not offered if omitted. */
  keepCard?: KeepCardWish | undefined;
  /** While a payment is in progress, nothing around it may be closed. */
  onBusy?: (busy: boolean) => void;
};

/** The provider's payment form and the Pay button; identical for the sandbox and the real provider. */
export function PaymentStep(props: PaymentStepProps) {
  const { stripe, failed, retry } = usePaymentScript();
  const appearance = usePaymentAppearance();
  const { clientSecret } = props;
  if (failed) return <PaymentBlocked onRetry={retry} />;
  if (!clientSecret || !stripe) return <PaymentSpinner />;
  return (
    <Elements
      key={clientSecret}
      stripe={stripe}
      options={{ clientSecret, appearance, locale: languageNow() }}
    >
      <PaymentForm {...props} />
    </Elements>
  );
}

/** Shown if the provider's script is blocked or unreachable. The cart is kept. */
function PaymentBlocked({ onRetry }: { onRetry: () => void }) {
  useEffect(() => notify.failure(spec.paymentFailed, spec.paymentOptionsFailed), []);
  return (
    <Notice title={spec.paymentOptionsFailed} role="alert">
      <Text size="sm">{m.blocked}</Text>
      <Button variant="default" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </Notice>
  );
}
