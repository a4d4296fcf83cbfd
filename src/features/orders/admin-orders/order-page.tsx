import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Badge, Group } from "@mantine/core";
import type { ComponentType } from "react";
import { fullName } from "#shared/accounts/user.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatDayEnd, formatInstant } from "#shared/time.ts";
import { formatPhone } from "#shared/platform/fields/phone.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { AddGoods } from "./add-goods.tsx";
import styles from "./admin-orders.module.css";
import { ChangeDelivery } from "./change-delivery.tsx";
import { OrderEmails } from "./order-emails.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderRoute } from "./order-route.tsx";
import { Redeliver } from "./redeliver.tsx";
import { OrderTimeline } from "./order-timeline.tsx";

export type Order = Outputs["admin"]["orders"]["one"];

type OrderPageProps = {
  number: string;
  /** The button that cancels the order, provided by the payments room. */
  Cancel: ComponentType<{ order: Order; onDone: () => void }>;
  /** The refund form. */
  Refund: ComponentType<{ intentId: string; title: string }>;
};

/** The team's view of an order: all its data and actions on one page. */
export function OrderPage({ number, Cancel, Refund }: OrderPageProps) {
  const utils = trpc.useUtils();
  const query = trpc.admin.orders.one.useQuery({ number }, { refetchOnMount: "always" });
  const again = () => {
    void utils.admin.orders.invalidate();
    void utils.admin.payments.invalidate();
  };
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/admin/orders">{m.title}</TextLink>}
    >
      {(order, failure) => (
        <>
          <AreaHeading
            back={{ href: "/dashboard/admin/orders", label: m.title }}
            title={<Rich>{m.order(<Unbroken>{order.number}</Unbroken>)}</Rich>}
            actions={<Cancel order={order} onDone={again} />}
          >
            <Standing order={order} />
          </AreaHeading>
          {failure}
          <div className={styles.columns}>
            <div className={styles.stack}>
              <TitledSection title={m.goods} isRegion className={styles.card}>
                <OrderLines order={order} />
                <AddGoods order={order} onDone={again} />
              </TitledSection>
              <div className={styles.card}>
                {order.payments.map(({ intentId }, at) => (
                  <Refund
                    key={intentId}
                    intentId={intentId}
                    title={at > 0 ? m.refundOfAdded : m.refund}
                  />
                ))}
              </div>
              <TitledSection title={m.emails} isRegion className={styles.card}>
                <OrderEmails order={order} onDone={again} />
              </TitledSection>
            </div>
            <div className={styles.stack}>
              <TitledSection title={m.customerAndDelivery} isRegion className={styles.card}>
                <Delivery order={order} />
                <ChangeDelivery order={order} onDone={again} />
                <Redeliver order={order} onDone={again} />
              </TitledSection>
              <TitledSection title={m.money} isRegion className={styles.card}>
                <OrderMoney order={order} />
              </TitledSection>
              {order.stops.length > 0 ? (
                <TitledSection title={m.onTheRoad} isRegion className={styles.card}>
                  <OrderRoute order={order} />
                </TitledSection>
              ) : null}
              <TitledSection title={m.timeline} isRegion className={styles.card}>
                <OrderTimeline order={order} />
              </TitledSection>
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

/** Where the order stands, and when it was placed. */
function Standing({ order: { state, isBox, isStopped, placedAt } }: { order: Order }) {
  return (
    <Group component="span" gap={6}>
      <Badge variant="default">{ORDER_STATE_WORDS[state]}</Badge>
      {isBox ? <Badge variant="default">{m.weeklyBox}</Badge> : null}
      {isStopped ? (
        <Badge variant="default" c="var(--color-clay-text)">
          {m.disputed}
        </Badge>
      ) : null}
      <span>{m.placedAt(formatInstant(placedAt))}</span>
    </Group>
  );
}

function Delivery({ order }: { order: Order }) {
  const { delivery, customer, email, deliveryDay, deliveryWindow } = order;
  const name = fullName(delivery);
  const account = customer && (fullName(customer) || customer.email);
  return (
    <FactList
      facts={[
        ...(name ? [[m.name, name] as const] : []),
        [
          m.account,
          customer ? (
            <TextLink key="account" href={`/dashboard/admin/users/${customer.id}`}>
              {account}
            </TextLink>
          ) : (
            m.asGuest
          ),
        ],
        [
          m.email,
          <a key="email" className={styles.contact} href={`mailto:${email}`}>
            <LongWord>{email}</LongWord>
          </a>,
        ],
        [
          m.phone,
          delivery.phone ? (
            <a key="phone" className={styles.contact} href={`tel:${delivery.phone}`}>
              {formatPhone(delivery.phone)}
            </a>
          ) : (
            m.notGiven
          ),
        ],
        [m.delivery, formatSlot(deliveryDay, deliveryWindow)],
        [m.address, addressLine(delivery)],
        ...(delivery.specialInstructions
          ? [[m.instructions, delivery.specialInstructions] as const]
          : []),
        [m.changes, order.canChange ? m.until(formatDayEnd(order.changeUntil)) : m.noLonger],
      ]}
    />
  );
}
