import { languageNow } from "#shared/language.ts";
import { Elements } from "@stripe/react-stripe-js";
import { useEffect } from "react";
import { Button, Text } from "@mantine/core";
import { checkoutPayment as m } from "#messages/checkout-payment.ts";
import { spec } from "#messages/spec.ts";
import type { Cents } from "#shared/money.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { Finished } from "../outcome/finish-order.ts";
import { Notice } from "../totals/notice.tsx";
import type { ChangeWords } from "./payment-change.ts";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentSpinner } from "./payment-spinner.tsx";
import type { KeepCardWish } from "./use-keep-card.ts";
import { usePaymentAppearance } from "./payment-appearance.ts";
import { usePaymentScript } from "./use-payment-script.ts";

export type PaymentStepProps = {
  /** Null while the server prepares the payment: a spinner shows (spec section 2). */
  clientSecret: string | null;
  total: Cents;
  /** Whether what is on the screen is what would be paid. Without it only the sum is compared before it is paid. */
  isInForce?: (() => Promise<boolean>) | undefined;
  email: string;
  /** Where a payment method that leaves our page comes back to; it asks our server what happened. */
  returnPath: "/order-confirmation" | "/payment-success";
  /** The server's word on a payment that went through. The cart is cleared by the caller. */
  onFinished: (finished: Exclude<Finished, { kind: "unpaid" }>) => void;
  /** The payment is about something else than is on the screen by now: the caller asks for it again. */
  onChanged: () => void;
  /** Said when it has to be asked for again; that of a cart unless given. */
  changeWords?: ChangeWords;
  /** Said under the Pay button; the promise on goods unless given. */
  promise?: string;
  /** Whether the card is kept for the next time; not asked without it. */
  keepCard?: KeepCardWish | undefined;
  /** While the payment runs nothing around it may be closed. */
  onBusy?: (busy: boolean) => void;
};

/** The provider's payment form and the Pay button; the same for the sandbox and the real provider. */
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

/** The provider's script is blocked or out of reach. The cart is kept. */
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
