import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, Text } from "@mantine/core";
import { lazy, useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { Later } from "#client/ui/later.tsx";
import classes from "./my-orders.module.css";
import { useAskMoneyBack } from "./order-calls.ts";
import type { Order } from "./order-detail-page.tsx";

const RedeliveryDialog = lazy(async () => ({
  default: (await import("./redelivery-dialog.tsx")).OwnRedeliveryDialog,
}));

export type Redelivery = NonNullable<Order["redelivery"]>;
type FailedDeliveryProps = { order: Order; redelivery: Redelivery };

/** Why the delivery failed, and the customer's options. */
export function FailedDelivery({ order, redelivery }: FailedDeliveryProps) {
  const { phone } = useBusiness();
  const note = order.doors.findLast(({ end }) => end === "failed_delivery")?.note;
  return (
    <div className={classes["noPrint"]}>
      {note ? <Text mb="xs">{m.driverSaid(note)}</Text> : null}
      <Text mb="sm" fw={600}>
        {outcome(order, redelivery)}
      </Text>
      {redelivery.canChoose ? <Choices order={order} redelivery={redelivery} /> : null}
      <Text size="sm" mt="sm">
        {m.orCall(phone)}
      </Text>
    </div>
  );
}

function outcome({ day, window }: Order, redelivery: Redelivery): string {
  if (redelivery.askedForMoney) return m.askedForMoney;
  if (redelivery.comesAgain) return m.comesAgain(formatSlot(day, window));
  return redelivery.canChoose ? m.notLeft : [m.stillHere, redelivery.hindrance].join(" ");
}

function Choices({ order, redelivery }: FailedDeliveryProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes["buttons"]}>
      <Button
        variant={redelivery.comesAgain ? "default" : "filled"}
        onClick={() => setOpened(true)}
      >
        {redelivery.comesAgain ? m.anotherTime : m.bringAgain}
      </Button>
      <MoneyBackButton number={order.number} />
      {opened ? (
        <Later>
          <RedeliveryDialog order={order} days={redelivery.days} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </div>
  );
}

function MoneyBackButton({ number }: { number: string }) {
  const ask = useAskMoneyBack({
    onDone: () => notify.success(m.moneyAsked, m.askedForMoney),
  });
  return (
    <ConfirmButton
      label={m.wantMoney}
      question={m.askMoneyInstead}
      onConfirm={() => ask.run({ number })}
    />
  );
}
