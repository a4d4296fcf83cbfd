import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, Text, Title } from "@mantine/core";
import { lazy, useState } from "react";
import { formatSlotLong } from "#shared/checkout/delivery.ts";
import { formatDayEnd } from "#shared/time.ts";
import { arrivalText } from "#client/lib/orders/arrival/arrival-text.ts";
import { DeliveryAddress } from "#client/lib/orders/delivery-address.tsx";
import { notify } from "#client/lib/toasts/notify.ts";
import { ConfirmButton } from "#client/ui/buttons/confirm-button.tsx";
import { DonateOrder } from "./donate-order.tsx";
import { FailedDelivery } from "./failed-delivery.tsx";
import classes from "./my-orders.module.css";
import { useCancelOrder } from "./order-calls.ts";
import type { Order } from "./order-detail-page.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { Later } from "#client/ui/later.tsx";

const ChangeDialog = lazy(async () => ({
  default: (await import("./change-dialog.tsx")).OwnChangeDialog,
}));

/** Delivery time and address, and the deadline for changing them. */
export function DeliveryCard({ order }: { order: Order }) {
  const { delivery, day, window } = order;
  return (
    <section className={classes["card"]} aria-labelledby="delivery">
      <Title order={2} size="h3" id="delivery">
        {formatSlotLong(day, window)}
      </Title>
      {order.arrival ? (
        <Text fw={600} my="xs" {...(order.arrival.isLate && { c: "var(--color-clay-text)" })}>
          {arrivalText(order.arrival)}
        </Text>
      ) : null}
      <DeliveryAddress delivery={delivery} withPhone />
      {order.donatedTo ? <Text mb="sm">{m.gaveTo(order.donatedTo)}</Text> : null}
      {order.canChange ? <Changes order={order} /> : null}
      {order.redelivery ? <FailedDelivery order={order} redelivery={order.redelivery} /> : null}
    </section>
  );
}

function Changes({ order }: { order: Order }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes["noPrint"]}>
      <Text size="sm" mb="sm">
        <Rich>
          {m.changeUntil(formatDayEnd(order.changeUntil), (words) => (
            <strong>{words}</strong>
          ))}
        </Rich>
      </Text>
      <div className={classes["buttons"]}>
        {order.donatedTo ? null : (
          <Button variant="default" onClick={() => setOpened(true)}>
            {m.changeDelivery}
          </Button>
        )}
        <DonateOrder order={order} />
        <CancelButton number={order.number} />
      </div>
      {opened ? (
        <Later>
          <ChangeDialog order={order} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </div>
  );
}

function CancelButton({ number }: { number: string }) {
  const cancel = useCancelOrder({
    onDone: () => notify.success(m.isCanceled, m.refundingYou),
  });
  return (
    <ConfirmButton
      label={m.cancelOrder}
      danger
      question={m.cancelsWhole}
      onConfirm={() => cancel.run({ number })}
    />
  );
}
