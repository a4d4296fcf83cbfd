import { Button, TextInput } from "@mantine/core";
import { paymentsAmount as m } from "#messages/payments/amount.ts";
import { DirectPayment } from "#client/lib/checkout/flow/payment/direct-payment.tsx";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { EmailInput } from "#client/ui/fields/person-inputs.tsx";
import { useAmount } from "./use-amount.ts";

/** Amount and email, then the provider's form. */
export function AmountForm() {
  const { payment, field, submit, isPending, change, showReceipt } = useAmount();
  if (payment) {
    return (
      <DirectPayment
        quote={payment}
        clientSecret={payment.clientSecret}
        total={payment.total}
        email={payment.email}
        promise={m.promise}
        onBack={change}
        onReceived={showReceipt}
      />
    );
  }
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={m.form}>
      <LiveFields>
        <TextInput
          label={m.amount}
          placeholder="25.00"
          leftSection="$"
          inputMode="decimal"
          autoComplete="transaction-amount"
          maxLength={12}
          {...field("amount")}
        />
        <EmailInput {...field("email")} />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {m.next}
        </Button>
      </LiveFields>
    </form>
  );
}
