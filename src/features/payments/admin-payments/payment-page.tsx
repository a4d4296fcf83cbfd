import { Badge, Group, Stack, Title } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import {
  disputeReasonWords,
  disputeStatusWords,
  isAnswerable,
  stopsOrder,
} from "#shared/payments/dispute.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { causeWords } from "#shared/orders/cause-words.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/order-words.ts";
import { paymentBadge } from "#shared/payments/payment-admin.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import styles from "./payment-page.module.css";
import { FailedRefund } from "./failed-refund.tsx";
import { RefundForm } from "./refund-form.tsx";

export type Payment = Outputs["admin"]["payments"]["one"];

/** One payment: what was bought, what went back, what the bank says, and every line of our books. */
export function PaymentPage({ intentId }: { intentId: string }) {
  const query = trpc.admin.payments.one.useQuery({ intentId }, { refetchOnMount: "always" });
  if (query.isPending) return <PageSkeleton />;
  if (query.isError) {
    return (
      <ErrorPanel
        isPage
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const payment = query.data;
  const { order, receipt } = payment;
  const isStopped = order !== null && payment.disputes.some(({ status }) => stopsOrder(status));
  return (
    <>
      <AreaHeading
        title={order?.number ?? receipt?.number ?? "Payment"}
        actions={
          order ? (
            <CancelOrder order={order} isDisputed={isStopped} onDone={() => void query.refetch()} />
          ) : null
        }
      >
        <Group component="span" gap={6}>
          <Badge variant="default">{paymentBadge(payment, payment.refunds)}</Badge>
          {isStopped ? (
            <Badge variant="default" c="var(--color-clay-text)">
              Disputed: do not send out
            </Badge>
          ) : null}
        </Group>
      </AreaHeading>
      <Stack gap="xl" className={styles.page}>
        <Facts payment={payment} />
        <Disputes payment={payment} />
        <Refunds payment={payment} />
        {order ? <RefundForm key={order.left.amount} payment={payment} order={order} /> : null}
        {order ? <History history={order.history} /> : null}
        <Ledger ledger={payment.ledger} />
      </Stack>
    </>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { order, receipt } = payment;
  return (
    <FactList
      facts={[
        ["Amount", <MoneyText key="amount" amount={payment.amount} />],
        ["Customer", order?.email ?? receipt?.email ?? "Not known"],
        ["Provider's id", payment.intentId],
        ["Since", formatInstant(payment.createdAt)],
        ...(order
          ? ([
              [
                "Order",
                <Fragment key="order">
                  <TextLink href={orderDeskPath(order.number)}>{order.number}</TextLink>,{" "}
                  {ORDER_STATE_WORDS[order.state].toLowerCase()}
                </Fragment>,
              ],
              ["Delivery", formatSlot(order.deliveryDay, order.deliveryWindow)],
              ["Tax", `${formatUsd(order.tax)} (${order.taxBps / 100}%)`],
              ...(order.credit > 0 ? [["Paid with credit", formatUsd(order.credit)] as const] : []),
            ] as const)
          : []),
      ]}
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Refunds({ payment: { refunds } }: { payment: Payment }) {
  if (refunds.length === 0) return null;
  return (
    <Section title="Refunds">
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            {formatInstant(refund.createdAt)}: {sumsOf(refund)} (
            {refund.reason.replaceAll("_", " ")})
            {refund.needsAttention ? <FailedRefund refund={refund} /> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function sumsOf({ amount, credit, state }: Payment["refunds"][number]): string {
  return [
    amount > 0 ? `${formatUsd(amount)}, ${state}` : "",
    credit > 0 ? `${formatUsd(credit)} as credit` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Disputes({ payment: { disputes } }: { payment: Payment }) {
  if (disputes.length === 0) return null;
  return (
    <Section title="Disputes">
      <ul className={styles.list}>
        {disputes.map(({ id, amount, status, reason, dueBy }) => (
          <li key={id}>
            {formatUsd(amount)}. {disputeReasonWords(reason)}. {disputeStatusWords(status)}
            {dueBy && isAnswerable(status) ? ` by ${formatInstant(dueBy)}` : ""}.{" "}
            <TextLink href={`/dashboard/payments/disputes/${id}`}>
              {isAnswerable(status) ? "See the evidence and answer" : "See the dispute"}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function History({ history }: { history: NonNullable<Payment["order"]>["history"] }) {
  return (
    <Section title="History of the order">
      <ul className={styles.list}>
        {history.map(({ id, to, cause, createdAt }) => (
          <li key={id}>
            {formatInstant(createdAt)}: {ORDER_STATE_WORDS[to]} ({causeWords(cause)})
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Ledger({ ledger }: Pick<Payment, "ledger">) {
  if (ledger.length === 0) return null;
  return (
    <Section title="Ledger">
      <div className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Account</th>
              <th scope="col" data-end>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {ledger.map(({ id, at, kind, account, farm, amount }) => (
              <tr key={id}>
                <td>{formatInstant(at)}</td>
                <td>{kind.replaceAll("_", " ")}</td>
                <td>{farm ?? account.replaceAll("_", " ")}</td>
                <td data-end>
                  <MoneyText amount={amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
