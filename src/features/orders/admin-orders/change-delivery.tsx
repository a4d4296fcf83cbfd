import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Button } from "@mantine/core";
import { lazy, useState } from "react";
import { Later } from "#client/ui/later.tsx";
import type { Order } from "./order-page.tsx";

const ChangeDialog = lazy(async () => ({
  default: (await import("./change-delivery-dialog.tsx")).ChangeDeliveryDialog,
}));

type ChangeDeliveryProps = { order: Order; onDone: () => void };

/** Changes the day, window, or address of a customer's order, until its cut-off. */
export function ChangeDelivery({ order, onDone }: ChangeDeliveryProps) {
  const [opened, setOpened] = useState(false);
  if (!order.canChange) return null;
  return (
    <>
      <Button variant="default" mt="sm" onClick={() => setOpened(true)}>
        {m.changeDelivery}
      </Button>
      {opened ? (
        <Later>
          <ChangeDialog order={order} onDone={onDone} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </>
  );
}
