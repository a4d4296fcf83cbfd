import { Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { checkoutPayment as m } from "#messages/checkout/payment.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { NO_MONEY } from "#shared/money.ts";
import { IssuePanel } from "../../totals/issue-panel.tsx";
import { PaymentSpinner } from "./payment-spinner.tsx";
import { PaymentStep, type PaymentStepProps } from "../payment-step.tsx";
import { SavedCardStep } from "../saved-card/saved-card-step.tsx";
import { useKeepCard } from "../saved-card/use-keep-card.ts";
import { useQuoteInForce } from "../intent/use-quote-in-force.ts";
import { useSavedCard } from "../saved-card/use-saved-card.ts";
import type { Checkout } from "../../use-checkout.ts";
import styles from "../../checkout.module.css";

type PaymentSectionProps = {
  checkout: Checkout;
  returnPath: PaymentStepProps["returnPath"];
  /** Back to the delivery fields. */
  onAdjust: () => void;
};

/** A checkout's payment, by saved card or form, or the issue that prevents it. */
export function PaymentSection({ checkout, returnPath, onAdjust }: PaymentSectionProps) {
  const { payment, form } = checkout;
  const { intent } = payment;
  const ends = { onFinished: checkout.end, onChanged: checkout.renew, onBusy: checkout.setBusy };
  const saved = useSavedCard(intent, ends);
  const keepCard = useKeepCard(intent);
  const isInForce = useQuoteInForce();
  const frame = useFocusOnSwap(saved.swaps);
  if (payment.issue) {
    return (
      <IssuePanel
        issue={payment.issue}
        busy={checkout.isAnswering}
        onAccept={checkout.accept}
        onAdjust={onAdjust}
      />
    );
  }
  if (saved.isPending) return <PaymentSpinner />;
  const total = intent?.totals.total ?? NO_MONEY;
  if (intent && saved.card) {
    return (
      <Stack ref={frame} tabIndex={-1} className={styles["swapped"] ?? ""}>
        <SavedCardStep saved={saved} card={saved.card} total={total} />
      </Stack>
    );
  }
  return (
    <Stack ref={frame} tabIndex={-1} className={styles["swapped"] ?? ""} gap="md">
      {saved.error ? <Text role="alert">{m.payHere(saved.error)}</Text> : null}
      <PaymentStep
        clientSecret={intent?.clientSecret ?? null}
        total={total}
        isInForce={intent ? () => isInForce(intent) : undefined}
        email={form.values.email}
        payer={form.values}
        returnPath={returnPath}
        keepCard={saved.hasRoom ? keepCard : undefined}
        {...ends}
      />
      {saved.putAside ? (
        <Button variant="subtle" disabled={checkout.busy} onClick={() => saved.setOther(false)}>
          {m.payWithInstead(cardLabel(saved.putAside))}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Contains both ways to pay: they replace each other, along with the button that was pressed, so focus moves here. */
function useFocusOnSwap(swaps: number) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(swaps);
  useEffect(() => {
    if (before.current !== swaps) frame.current?.focus();
    before.current = swaps;
  }, [swaps]);
  return frame;
}
