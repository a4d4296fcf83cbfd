import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { cents, toDollars } from "#shared/money.ts";
import { spec } from "#messages/spec.ts";
import { centsOfText, paymentFieldsSchema } from "#shared/payments/receipt.ts";
import { useTriedPayment } from "#client/lib/checkout/flow/payment/tried/use-tried-payment.ts";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";

type Payment = Outputs["checkout"]["payAmount"] & { email: string };

/** Paying an amount: the two fields, then the provider's form, then the page with the receipt. */
export function useAmount() {
  const router = useRouter();
  const { user } = useSession();
  const before = useTriedPayment();
  const [payment, setPayment] = useState<Payment | null>(null);
  const { field, onSubmit, refuse } = useShortForm(paymentFieldsSchema, {
    amount: before ? toDollars(before.amount).toFixed(2) : "",
    email: before?.payer.email ?? user?.email ?? "",
  });
  const pay = trpc.checkout.payAmount.useMutation({
    meta: { failureTitle: spec.errorTitle, fallback: spec.tryLaterSentence },
    onError: refuse,
    onSuccess: (made, { email }) => setPayment({ ...made, email }),
  });
  return {
    field,
    submit: onSubmit(({ amount, email }) =>
      pay.mutate({ amount: centsOfText(amount) ?? cents(0), email }),
    ),
    isPending: pay.isPending,
    payment,
    change: () => setPayment(null),
    showReceipt: () =>
      void router.navigate({
        to: "/payment-success",
        search: payment ? { payment_intent: payment.paymentIntentId } : {},
      }),
  };
}
