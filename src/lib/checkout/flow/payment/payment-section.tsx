import { NO_MONEY } from "#shared/money.ts";
import { IssuePanel } from "../totals/issue-panel.tsx";
import { PaymentStep, type PaymentStepProps } from "./payment-step.tsx";
import type { Checkout } from "../use-checkout.ts";

type PaymentSectionProps = {
  checkout: Checkout;
  returnPath: PaymentStepProps["returnPath"];
  /** Back to the delivery fields. */
  onAdjust: () => void;
};

/** The payment of a checkout, or what stands in its way. */
export function PaymentSection({ checkout, returnPath, onAdjust }: PaymentSectionProps) {
  const { payment, form } = checkout;
  if (payment.issue) {
    return (
      <IssuePanel
        issue={payment.issue}
        busy={payment.isPending}
        onAccept={checkout.accept}
        onAdjust={onAdjust}
      />
    );
  }
  return (
    <PaymentStep
      clientSecret={payment.intent?.clientSecret ?? null}
      total={payment.intent?.totals.total ?? NO_MONEY}
      email={form.values.email}
      returnPath={returnPath}
      onFinished={checkout.end}
      onChanged={checkout.renew}
      onBusy={checkout.setBusy}
    />
  );
}
