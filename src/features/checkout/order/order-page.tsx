import { Group, Text, Title } from "@mantine/core";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { TO_COME } from "#shared/orders/order.ts";
import { capital } from "#shared/capital.ts";
import { formatSlotLong } from "#shared/checkout/delivery.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { NextSteps } from "#client/lib/checkout/flow/outcome/order-outcome.tsx";
import { OrderGoods } from "#client/lib/farms/farm-goods/order-goods.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { CalendarButton } from "#client/lib/orders/calendar-button.tsx";
import { DeliveryAddress } from "#client/lib/orders/delivery-address.tsx";
import { WeightNote } from "#client/lib/orders/weight-note.tsx";
import { InviteLine } from "#client/lib/payments/referrals/invite-line.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import { ChangeUntil } from "./change-until.tsx";
import classes from "./order.module.css";
import { StateLine } from "./state-line.tsx";

export type Order = Outputs["orders"]["byNumber"];

/** The customer's own order: number, day and window, address, lines by farm, and totals. */
export function OrderPage({ number }: { number: string }) {
  const [order] = trpc.orders.byNumber.useSuspenseQuery({ number });
  return (
    <AiryContainer>
      <Text c="dimmed">{m.number(order.number)}</Text>
      <Title order={1} mb="xs">
        {order.state === "placed" ? m.thanks : m.yourOrder}
      </Title>
      <StateLine order={order} />
      <div className={classes["columns"]}>
        <DeliveryCard order={order} />
        <section className={classes["card"]}>
          <Title order={2} size="h3" mb="md">
            {m.whatOrdered}
          </Title>
          <OrderGoods goods={order.lines} />
          {order.lines.some(({ mostWeight }) => mostWeight !== null) ? (
            <WeightNote my="md" />
          ) : null}
          <hr className={classes["rule"]} />
          <MoneyRows totals={order.totals} taxBps={order.taxBps} />
        </section>
      </div>
    </AiryContainer>
  );
}

function DeliveryCard({ order }: { order: Order }) {
  const { delivery, day, window } = order;
  return (
    <div className={classes["stack"]}>
      <section className={classes["card"]}>
        <Title order={2} size="h3">
          {capital(formatSlotLong(day, window))}
        </Title>
        <DeliveryAddress delivery={delivery} />
        <ChangeUntil order={order} />
        <Group mt="md">
          <CalendarButton order={order} />
          <TextLink href="/dashboard/customer/orders">{m.allOrders}</TextLink>
        </Group>
      </section>
      {TO_COME.includes(order.state) ? (
        <section className={classes["card"]}>
          <Title order={2} size="h3" mb="sm">
            {m.next}
          </Title>
          <NextSteps />
        </section>
      ) : null}
      {TO_COME.includes(order.state) ? <InviteLine /> : null}
    </div>
  );
}
