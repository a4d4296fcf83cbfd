import { ordersPhone as m } from "#messages/orders/phone.ts";
import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { cardLabel } from "#shared/payments/cards/saved-cards.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { type Prepared, useSettling } from "./use-settling.ts";

type PreparedPanelProps = {
  prepared: Prepared;
  /** The team's reason, for the audit log. */
  reason: string;
  /** Returns to the goods. The holds remain until the order is priced again. */
  onChange: () => void;
  /** Called with the number of the order that was placed or added to. */
  onPlaced: (orderNumber: string) => void;
  /** Called when the draft was canceled. */
  onCanceled: () => void;
};

/** What to tell the customer, and the ways to pay: their saved card, with their consent, or a payment link. */
export function PreparedPanel({ prepared, reason, onChange, ...endings }: PreparedPanelProps) {
  const { checkoutId, revision, totals, card, email, until } = prepared;
  const payment = { checkoutId, revision, reason };
  const { charge, send, cancel, message, isBusy } = useSettling(endings);
  return (
    <Stack>
      <Text>
        {m.heldUntil(formatSlot(prepared.day, prepared.window), formatDeadline(until), email)}
      </Text>
      <MoneyRows totals={totals} taxBps={prepared.taxBps} />
      {message ? (
        <Text role="status" fw={600}>
          {message}
        </Text>
      ) : null}
      {card ? (
        <AgreedCharge
          card={cardLabel(card)}
          total={formatUsd(totals.total)}
          isPending={charge.isPending}
          isBusy={isBusy}
          onCharge={() => charge.mutate({ ...payment, cardId: card.id, agreed: true })}
        />
      ) : null}
      <Button
        size="md"
        variant={card ? "default" : "filled"}
        loading={send.isPending}
        disabled={isBusy}
        onClick={() => send.mutate(payment)}
      >
        {send.isSuccess ? m.sendLinkAgain : m.sendPaymentLink}
      </Button>
      <Button variant="subtle" disabled={isBusy} onClick={onChange}>
        {m.changeIt}
      </Button>
      <ConfirmButton
        label={m.cancelIt}
        question={m.freesAll}
        onConfirm={() => cancel.mutateAsync({ checkoutId })}
      />
    </Stack>
  );
}

type AgreedChargeProps = {
  /** The saved card and the amount, in words. */
  card: string;
  total: string;
  isPending: boolean;
  /** Whether any request is on its way. */
  isBusy: boolean;
  onCharge: () => void;
};

/** Charges the saved card, once the customer's consent on the phone is confirmed. */
function AgreedCharge({ card, total, isPending, isBusy, onCharge }: AgreedChargeProps) {
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Checkbox
        label={m.agreedOnPhone(card, total)}
        checked={agreed}
        error={isAsked && !agreed ? m.askFirst : undefined}
        disabled={isBusy}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <Button
        size="md"
        loading={isPending}
        disabled={isBusy}
        onClick={() => {
          setAsked(true);
          if (agreed) onCharge();
        }}
      >
        {m.charge(total, card)}
      </Button>
    </>
  );
}
