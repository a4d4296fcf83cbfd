import { ordersPhone as m } from "#messages/orders-phone.ts";
import { Button, Checkbox, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { cardName } from "#shared/payments/cards/saved-cards.ts";
import { formatDeadline } from "#shared/deadline.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";

export type Prepared = Outputs["admin"]["phoneOrders"]["take"];

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
export function PreparedPanel(props: PreparedPanelProps) {
  const { prepared, reason } = props;
  const { checkoutId, revision, totals, card, email, until } = prepared;
  const total = formatUsd(totals.total);
  const payment = { checkoutId, revision, reason };
  const [agreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const listAgain = () => void utils.admin.phoneOrders.waiting.invalidate();
  const charge = trpc.admin.phoneOrders.charge.useMutation({
    meta: { failureTitle: m.notConfirmed, fallback: m.unknownCharge },
    onSuccess: (charged) => {
      if (charged.status === "placed") return props.onPlaced(charged.orderNumber);
      setMessage(CHARGED_WORDS[charged.status](charged));
    },
    // Also after a failure, because the request may have succeeded.
    onSettled: () => {
      listAgain();
      void utils.admin.orders.invalidate();
    },
  });
  const send = trpc.admin.phoneOrders.sendLink.useMutation({
    meta: { failureTitle: m.linkNotSent },
    onSuccess: ({ to }) => {
      notify.success(m.linkOnItsWay, m.getsEmailWithIt(to));
      setMessage(m.linkWentTo(to));
      listAgain();
    },
  });
  const cancel = trpc.admin.phoneOrders.cancel.useMutation({
    meta: { failureTitle: m.notCanceled },
    onSuccess: props.onCanceled,
    onSettled: listAgain,
  });
  const isBusy = charge.isPending || send.isPending || cancel.isPending;
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
        <>
          <Checkbox
            label={m.agreedOnPhone(cardName(card), total)}
            checked={agreed}
            error={isAsked && !agreed ? m.askFirst : undefined}
            disabled={isBusy}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
          <Button
            size="md"
            loading={charge.isPending}
            disabled={isBusy}
            onClick={() => {
              setAsked(true);
              if (agreed) charge.mutate({ ...payment, cardId: card.id, agreed: true });
            }}
          >
            {m.charge(total, cardName(card))}
          </Button>
        </>
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
      <Button variant="subtle" disabled={isBusy} onClick={props.onChange}>
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

type Charged = Outputs["admin"]["phoneOrders"]["charge"];

const CHARGED_WORDS: Record<Exclude<Charged["status"], "placed">, (charged: Charged) => string> = {
  processing: () => m.stillWorking,
  refunded: () => m.goodsGone,
  link: (charged) =>
    m.pleaseSendLink(("message" in charged && charged.message) || m.holderConfirms),
};
