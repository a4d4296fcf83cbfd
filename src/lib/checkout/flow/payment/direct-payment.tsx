import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { checkoutPayment as m } from "#messages/checkout-payment.ts";
import type { Cents } from "#shared/money.ts";
import type { Finished, Receipt } from "../outcome/finish-order.ts";
import { OrderOutcome } from "../outcome/order-outcome.tsx";
import { PaymentStep } from "./payment-step.tsx";

type DirectPaymentProps = {
  clientSecret: string;
  total: Cents;
  email: string;
  promise: string;
  /** Back to the fields; the payment is reused. */
  onBack: () => void;
  onReceived: (receipt: Receipt) => void;
};

/** Payment for anything but a cart: the provider's form and its outcome. */
export function DirectPayment({ onBack, onReceived, ...payment }: DirectPaymentProps) {
  const [finished, setFinished] = useState<Exclude<Finished, { kind: "unpaid" }> | null>(null);
  const [busy, setBusy] = useState(false);
  if (finished)
    return <OrderOutcome ended={{ finished, totals: null, taxBps: null, paymentIntentId: null }} />;
  return (
    <Stack gap="sm">
      <PaymentStep
        {...payment}
        changeWords={{ title: m.noLongerOpen, text: m.checkDetails }}
        returnPath="/payment-success"
        onChanged={onBack}
        onFinished={(how) => {
          setFinished(how);
          if (how.kind === "received" && how.receipt) onReceived(how.receipt);
        }}
        onBusy={setBusy}
      />
      <Button variant="subtle" disabled={busy} onClick={onBack}>
        {m.changeDetails}
      </Button>
    </Stack>
  );
}
