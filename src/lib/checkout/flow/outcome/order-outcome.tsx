import "@mantine/core/styles/List.layer.css";
import { List, Stack, Text, Title } from "@mantine/core";
import { checkoutOutcome as m } from "#messages/checkout/outcome.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { capital } from "#shared/capital.ts";
import { formatSlotLong } from "#shared/checkout/delivery.ts";
import { spec } from "#messages/spec.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { OrderGoods } from "#client/lib/farms/farm-goods/order-goods.tsx";
import { CartWeightNote } from "../totals/cart-weight-note.tsx";
import classes from "../checkout.module.css";
import type { PlacedOrder } from "./finish-order.ts";
import { MoneyRows } from "../totals/money-rows.tsx";
import { Notice } from "../totals/notice.tsx";
import { OrderLinks } from "./order-links.tsx";
import { ReceiptOutcome } from "./receipt-outcome.tsx";
import type { Ended } from "./use-end.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";

type OrderOutcomeProps = {
  ended: Ended;
  /** 1 if it is the page, 3 inside a drawer. */
  headingLevel?: 1 | 3;
};

/** The outcome of a payment, for guests and signed-in shoppers. */
export function OrderOutcome({ ended, headingLevel = 3 }: OrderOutcomeProps) {
  const { finished } = ended;
  if (finished.kind === "refunded") return <Refunded />;
  if (finished.kind === "later") return <FinishedLater />;
  if (finished.kind === "received")
    return <ReceiptOutcome receipt={finished.receipt} headingLevel={headingLevel} />;
  if (!finished.order) return <PlacedElsewhere />;
  return <Placed order={finished.order} bill={ended} headingLevel={headingLevel} />;
}

type PlacedProps = {
  order: PlacedOrder;
  bill: Pick<Ended, "totals" | "taxBps">;
  headingLevel: 1 | 3;
};

function Placed({ order, bill: { totals, taxBps }, headingLevel }: PlacedProps) {
  return (
    <Stack gap="lg">
      <div>
        <Title order={headingLevel}>{m.thanks}</Title>
        <Text c="dimmed">{m.confirmationSent(order.email)}</Text>
      </div>
      <dl className={classes["facts"]}>
        <dt>{m.orderNumber}</dt>
        <dd>
          <Unbroken>{order.orderNumber}</Unbroken>
        </dd>
        <dt>{m.delivery}</dt>
        <dd>{capital(formatSlotLong(order.day, order.window))}</dd>
        <dt>{m.address}</dt>
        <dd>{addressLine(order.address)}</dd>
        {totals ? null : (
          <>
            <dt>{m.total}</dt>
            <dd>{formatUsd(cents(order.total))}</dd>
          </>
        )}
      </dl>
      <OrderLinks order={order} />
      <Stack gap="md">
        <OrderGoods goods={order.goods} />
        <CartWeightNote items={order.goods.map(asInCart)} />
        {totals ? <MoneyRows totals={totals} taxBps={taxBps} /> : null}
      </Stack>
      <NextSteps />
    </Stack>
  );
}

function asInCart({ productId: id, quantity, lineTotal }: PlacedOrder["goods"][number]) {
  return { id, quantity, price: cents(lineTotal / quantity) };
}

/** What happens between order and delivery. */
export function NextSteps() {
  return (
    <List type="ordered" size="sm" spacing={6}>
      <List.Item>{m.farmsRead}</List.Item>
      <List.Item>{m.theyHarvest}</List.Item>
      <List.Item>{m.wePack}</List.Item>
      <List.Item>{m.driverBrings}</List.Item>
    </List>
  );
}

function Refunded() {
  return (
    <Notice title={m.moneyBack} role="alert">
      <Text size="sm">{m.lastTaken}</Text>
    </Notice>
  );
}

function FinishedLater() {
  const { email } = useBusiness();
  return (
    <Notice title={spec.paymentReceived}>
      <Text size="sm">{m.noNeedToWait(spec.orderPlacedText, email)}</Text>
    </Notice>
  );
}

/** Paid in a different browser, so the order's data is not shown here. */
function PlacedElsewhere() {
  return (
    <Notice title={spec.orderPlaced}>
      <Text size="sm">{m.inEmail}</Text>
    </Notice>
  );
}
