import { useState } from "react";
import { buyGiftSchema } from "#shared/payments/gift-cards/gift-card.ts";
import { GIFT_CHOICES, GIFT_MOST, GIFT_LEAST } from "#shared/payments/gift-cards/gift-values.ts";
import { centsOfText } from "#shared/payments/receipt.ts";
import { cents, formatUsd } from "#shared/money.ts";
import type { Day } from "#shared/time.ts";
import { paymentsGiftErrors as errors } from "#messages/payments/gift-cards/gift-errors.ts";
import { spec } from "#messages/spec.ts";
import { useTriedPayment } from "#client/lib/checkout/flow/payment/tried/use-tried-payment.ts";
import { useSession } from "#client/lib/session/session.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { useShortForm } from "#client/lib/forms/use-short-form.ts";
import { useTypedGuard } from "#client/lib/forms/use-typed-guard.ts";

/** The form without its amount, which has a separate field above. */
const fields = buyGiftSchema.omit({ amount: true });

type Gift = { recipientName: string; sendOn: Day; buyerEmail: string };
type Payment = Outputs["payments"]["giftCards"]["buy"] & Gift;

/** `$50` as the field has it, `50.00`. */
export const asText = (amount: number) => (amount / 100).toFixed(2);

/** Buying a gift card: amount and recipient, payment, then confirmation. */
export function useGift(today: Day) {
  const { user } = useSession();
  const before = useTriedPayment();
  const [typedAmount, setAmount] = useState<string | null>(null);
  const amount = typedAmount ?? asText(before?.amount ?? GIFT_CHOICES[1] ?? GIFT_LEAST);
  const [amountError, setAmountError] = useState<string | null>(null);
  const [payment, setPayment] = useState<Payment | null>(null);
  const [receipt, setReceipt] = useState<string | null>(null);
  const { form, field, onSubmit, refuse, isTyped, saw } = useShortForm(fields, {
    recipientName: before?.gift?.recipientName ?? "",
    recipientEmail: before?.gift?.recipientEmail ?? "",
    message: before?.gift?.message ?? "",
    sendOn: before?.gift && before.gift.sendOn > today ? before.gift.sendOn : today,
    buyerName: before?.payer.firstName ?? user?.firstName ?? "",
    buyerEmail: before?.payer.email ?? user?.email ?? "",
  });
  const buy = trpc.payments.giftCards.buy.useMutation({
    meta: { failureTitle: spec.errorTitle, fallback: spec.tryLaterSentence },
    onError: (error) => {
      setAmountError(refusedFields(error)["amount"] || null);
      refuse(error);
    },
    onSuccess(made, { recipientName, sendOn, buyerEmail }) {
      // The server has what was typed.
      saw(form.getValues());
      setPayment({ ...made, recipientName, sendOn, buyerEmail });
    },
  });
  useTypedGuard({ isTyped }, () => {});
  const worth = buyGiftSchema.shape.amount.safeParse(centsOfText(amount));
  const send = onSubmit((values) => {
    if (worth.success) buy.mutate({ ...values, amount: cents(worth.data) });
  });
  return {
    field,
    isPending: buy.isPending,
    payment,
    /** The number of the receipt, once it is paid. */
    receipt,
    amount: {
      text: amount,
      error: amountError,
      isChosen: (choice: number) => centsOfText(amount) === choice,
      change(text: string) {
        setAmountError(null);
        setAmount(text);
      },
    },
    /** False if the amount has to be corrected first. */
    submit(event: React.FormEvent<HTMLFormElement>): boolean {
      if (worth.success) {
        send(event);
        return true;
      }
      event.preventDefault();
      setAmountError(errors.amount(formatUsd(GIFT_LEAST), formatUsd(GIFT_MOST)));
      return false;
    },
    change: () => setPayment(null),
    celebrate: setReceipt,
    again() {
      setPayment(null);
      setReceipt(null);
    },
  };
}
