import "@mantine/core/styles/List.layer.css";
import { List, Stack, Text, Title } from "@mantine/core";
import { windowOf } from "#shared/checkout/delivery.ts";
import { spec } from "#messages/spec.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { formatDayLong } from "#shared/time.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { useTerms } from "../../rates/use-terms.ts";
import { OrderGoods } from "#client/lib/farms/farm-goods/order-goods.tsx";
import classes from "../checkout.module.css";
import type { PlacedOrder } from "./finish-order.ts";
import { MoneyRows } from "../totals/money-rows.tsx";
import { Notice } from "../totals/notice.tsx";
import { OrderLinks } from "./order-links.tsx";
import { ReceiptOutcome } from "./receipt-outcome.tsx";
import type { Ended } from "../use-checkout.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";

type OrderOutcomeProps = {
  ended: Ended;
  /** 1 where it is the page, 3 inside a drawer. */
  headingLevel?: 1 | 3;
};

/** How a payment ended, for guests and signed-in shoppers alike. */
export function OrderOutcome({ ended, headingLevel = 3 }: OrderOutcomeProps) {
  const { finished, totals } = ended;
  if (finished.kind === "refunded") return <Refunded />;
  if (finished.kind === "later") return <FinishedLater />;
  if (finished.kind === "received")
    return <ReceiptOutcome receipt={finished.receipt} headingLevel={headingLevel} />;
  if (!finished.order) return <PlacedElsewhere />;
  return <Placed order={finished.order} totals={totals} headingLevel={headingLevel} />;
}

type PlacedProps = { order: PlacedOrder; totals: Ended["totals"]; headingLevel: 1 | 3 };

function Placed({ order, totals, headingLevel }: PlacedProps) {
  const { taxBps } = useTerms();
  return (
    <Stack gap="lg">
      <div>
        <Title order={headingLevel}>Thank you, the farms have your order</Title>
        <Text c="dimmed">We have sent a confirmation to {order.email}.</Text>
      </div>
      <dl className={classes["facts"]}>
        <dt>Order number</dt>
        <dd>
          <Unbroken>{order.orderNumber}</Unbroken>
        </dd>
        <dt>Delivery</dt>
        <dd>
          {formatDayLong(order.day)}, {windowOf(order.window).label}
        </dd>
        <dt>Address</dt>
        <dd>
          {order.address.address}, {order.address.city}, CA {order.address.zipCode}
        </dd>
        {totals ? null : (
          <>
            <dt>Total</dt>
            <dd>{formatUsd(cents(order.total))}</dd>
          </>
        )}
      </dl>
      <OrderLinks order={order} />
      <Stack gap="md">
        <OrderGoods goods={order.goods} />
        {totals ? <MoneyRows totals={totals} taxBps={taxBps} /> : null}
      </Stack>
      <NextSteps />
    </Stack>
  );
}

/** What happens between the order and the door. */
export function NextSteps() {
  return (
    <List type="ordered" size="sm" spacing={6}>
      <List.Item>The farms read your order at the cut-off.</List.Item>
      <List.Item>They harvest and bake only what was ordered.</List.Item>
      <List.Item>We pack it by household.</List.Item>
      <List.Item>The driver brings it within your window.</List.Item>
    </List>
  );
}

function Refunded() {
  return (
    <Notice title="Your money is on its way back" role="alert">
      <Text size="sm">
        While you were paying, someone else took the last of it. We have refunded the whole amount;
        most banks show it within 5 to 10 days.
      </Text>
    </Notice>
  );
}

function FinishedLater() {
  const { email } = useBusiness();
  return (
    <Notice title={spec.paymentReceived}>
      <Text size="sm">
        You do not need to wait or pay again: {spec.orderPlacedText} Write to {email} if no
        confirmation comes within the hour.
      </Text>
    </Notice>
  );
}

/** Paid, but in another browser than this one: its data is not for everyone. */
function PlacedElsewhere() {
  return (
    <Notice title={spec.orderPlaced}>
      <Text size="sm">The order number and the delivery are in the email we sent.</Text>
    </Notice>
  );
}
