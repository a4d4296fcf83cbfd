import { ordersMine as m } from "#messages/orders/mine.ts";
import { Button, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { businessAddressLine } from "#shared/platform/business/business.ts";
import { TO_COME } from "#shared/orders/order.ts";
import { receiptPath } from "#shared/orders/order-receipt.ts";
import { cents, formatUsd } from "#shared/money.ts";
import type { RefundTo } from "#shared/orders/order-problem.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import { MoneyRows } from "#client/lib/checkout/flow/totals/money-rows.tsx";
import { CalendarButton } from "#client/lib/orders/calendar-button.tsx";
import { rememberGuestOrder } from "#client/lib/orders/adding/open-guest-order.ts";
import type { WhyAsk } from "#client/lib/payments/why/why-ask.ts";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { InviteLine } from "#client/lib/payments/referrals/invite-line.tsx";
import { useBusiness } from "#client/lib/platform/business.ts";
import { OrderAgainButton } from "#client/lib/orders/order-again/order-again-button.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { DeliveryCard } from "./delivery-card.tsx";
import classes from "./my-orders.module.css";
import { useOrderLink } from "./order-calls.ts";
import { whileOnItsWay } from "#client/lib/orders/arrival/while-on-its-way.ts";
import { OrderGoods } from "./order-goods.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";

export type Order = Outputs["orders"]["byNumber"];

/** One order: state, contents, amounts, and the available actions. */
export function OrderDetailPage({ number }: { number: string }) {
  const [order] = trpc.orders.byNumber.useSuspenseQuery({ number }, whileOnItsWay);
  return (
    <OrderView order={order} action={<OrderAgainButton number={number} />}>
      {TO_COME.includes(order.state) ? (
        <div className={classes["noPrint"]}>
          <InviteLine />
        </div>
      ) : null}
    </OrderView>
  );
}

type OrderViewProps = {
  order: Order;
  /** The primary action, if there is one. */
  action?: ReactNode;
  /** Rendered below the delivery card. */
  children?: ReactNode;
};

/** An order as shown to its customer, whether signed in or using an order link. */
export function OrderView({ order, action, children }: OrderViewProps) {
  return (
    <>
      <AreaHeading
        title={<Rich>{m.order(<Unbroken>{order.number}</Unbroken>)}</Rich>}
        actions={<Actions order={order}>{action}</Actions>}
      >
        {m.stateSince(ORDER_STATE_WORDS[order.state], formatInstant(order.placedAt))}
      </AreaHeading>
      <Seller />
      <div className={classes["columns"]}>
        <div className={classes["stack"]}>
          <section className={classes["card"]} aria-labelledby="goods">
            <Title order={2} size="h3" mb="md" id="goods">
              {m.whatYouOrdered}
            </Title>
            <OrderGoods order={order} />
            {order.canAdd ? <AddGoods /> : null}
          </section>
        </div>
        <div className={classes["stack"]}>
          <DeliveryCard order={order} />
          {children}
          <section className={classes["card"]} aria-labelledby="way">
            <Title order={2} size="h3" mb="md" id="way">
              {m.whereItIs}
            </Title>
            <OrderTimeline order={order} />
          </section>
          <Money order={order} />
        </div>
      </div>
    </>
  );
}

/** Links to the shop, where products can be added to an open order as well as to the cart. */
function AddGoods() {
  const token = useOrderLink();
  return (
    <p className={classes["noPrint"]}>
      <Rich>
        {m.addGoods((words) => (
          <TextLink href="/shop" onClick={() => rememberGuestOrder(token)}>
            {words}
          </TextLink>
        ))}
      </Rich>
    </p>
  );
}

/** Print only: the seller's details, so that the printed page serves as a receipt. */
function Seller() {
  const business = useBusiness();
  return (
    <p className={classes["printOnly"]}>
      <Dotted
        facts={[
          `${business.name}, ${businessAddressLine(business)}`,
          business.email,
          business.phone,
        ]}
      />
    </p>
  );
}

function Actions({ order, children }: { order: Order; children: ReactNode }) {
  const token = useOrderLink();
  return (
    <div className={`${classes["buttons"]} ${classes["noPrint"]}`}>
      {children}
      <CalendarButton order={order} />
      <Button
        variant="default"
        component="a"
        href={receiptPath(order.number, token)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {m.receipt}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        {m.print}
      </Button>
    </div>
  );
}

function Money({ order }: { order: Order }) {
  const { askTotal, askRefund } = useWhy(order);
  return (
    <section className={classes["card"]} aria-labelledby="money">
      <Title order={2} size="h3" mb="md" id="money">
        {m.whatItCost}
      </Title>
      <MoneyRows
        totals={order.totals}
        taxBps={order.taxBps}
        beside={<WhyButton amount={order.totals.total} ask={askTotal} />}
      />
      {order.refunds.length > 0 ? <hr className={classes["rule"]} /> : null}
      {order.refunds.map(({ id, amount, credit, isSent, at }) => (
        <Fragment key={id}>
          <Back
            words={isSent ? m.refunded : m.onItsWayBack}
            at={at}
            amount={amount}
            ask={askRefund(id, "card")}
          />
          <Back words={m.asCredit} at={at} amount={credit} ask={askRefund(id, "credit")} />
        </Fragment>
      ))}
    </section>
  );
}

/** Builds the queries that explain the order's total and refunds, for an account or an order link. */
function useWhy({ number }: Order) {
  const token = useOrderLink();
  const ask = (part: { refundId?: string; to?: RefundTo }): WhyAsk =>
    token === null
      ? { of: "order", input: { number, ...part } }
      : { of: "guest_order", input: { token, ...part } };
  return {
    askTotal: ask({}),
    askRefund: (refundId: string, to: RefundTo) => ask({ refundId, to }),
  };
}

type BackProps = { words: (at: string) => string; at: string; amount: number; ask: WhyAsk };

function Back({ words, at, amount, ask }: BackProps) {
  if (amount === 0) return null;
  return (
    <p className={classes["refund"]}>
      <span>
        {words(formatInstant(at))} <WhyButton amount={cents(amount)} ask={ask} />
      </span>
      <span className={classes["amount"]}>−{formatUsd(cents(amount))}</span>
    </p>
  );
}
