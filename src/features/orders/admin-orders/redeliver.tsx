import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Button, Text } from "@mantine/core";
import { lazy, useState } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { Later } from "#client/ui/later.tsx";
import type { Order } from "./order-page.tsx";

const RedeliverDialog = lazy(async () => ({
  default: (await import("./redeliver-dialog.tsx")).RedeliverDialog,
}));

export type Redelivery = NonNullable<Order["redelivery"]>;
type RedeliverProps = { order: Order; onDone: () => void };

/** The state of a failed delivery, and the form with which the team schedules a redelivery. */
export function Redeliver({ order, onDone }: RedeliverProps) {
  const [opened, setOpened] = useState(false);
  const { redelivery } = order;
  if (!redelivery) return null;
  const note = order.stops.find(({ state }) => state === "not_home")?.note;
  return (
    <>
      <Text mt="sm">{note ? m.driverSaid(note) : m.notDelivered}</Text>
      {outcomes(order, redelivery).map((words) => (
        <Text key={words} fw={600}>
          {words}
        </Text>
      ))}
      {redelivery.canChoose ? (
        <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
          {m.bringAgain}
        </Button>
      ) : null}
      {opened ? (
        <Later>
          <RedeliverDialog
            order={order}
            days={redelivery.days}
            onDone={onDone}
            onClose={() => setOpened(false)}
          />
        </Later>
      ) : null}
    </>
  );
}

function outcomes({ deliveryDay, deliveryWindow }: Order, redelivery: Redelivery): string[] {
  return [
    ...(redelivery.comesAgain ? [m.comesAgain(formatSlot(deliveryDay, deliveryWindow))] : []),
    ...(redelivery.askedForMoney ? [m.askedForMoney] : []),
    ...(redelivery.hindrance === null ? [] : [redelivery.hindrance]),
  ];
}
