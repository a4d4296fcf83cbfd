import { Badge, Group, Stack, Text } from "@mantine/core";
import { Fragment } from "react";
import {
  disputeReasonWords,
  disputeStatusWords,
  isAnswerable,
  stopsOrder,
} from "#shared/payments/disputes/dispute.ts";
import { paymentsWords as known } from "#messages/payments/words.ts";
import { paymentsFault as faults } from "#messages/payments/fault.ts";
import { BEARER_WORDS, CAUSE_WORDS } from "#shared/payments/refunds/refund-cause.ts";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { formatUsd } from "#shared/money.ts";
import { causeWords } from "#shared/orders/words/cause-words.ts";
import { orderDeskPath } from "#shared/orders/order-desk.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { paymentBadge, refundReasonWords } from "#shared/payments/payment-admin.ts";
import { authorityName } from "#shared/checkout/tax/tax.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { WhyRefund } from "#client/lib/payments/why/why-refund.tsx";
import { WhyButton } from "#client/lib/payments/why/why-button.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FiguresHead } from "#client/ui/data-table/figures-head.tsx";
import tables from "#client/ui/data-table/figures-table.module.css";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { ChangeBearer } from "./change-bearer.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import styles from "./payment-page.module.css";
import { FailedRefund } from "./failed-refund.tsx";
import { keyOf, RefundForm } from "./refund-form.tsx";

export type Payment = Outputs["admin"]["payments"]["one"];

/** One payment: purchases, refunds, dispute, and all its ledger entries. */
export function PaymentPage({ intentId }: { intentId: string }) {
  const query = trpc.admin.payments.one.useQuery({ intentId }, { refetchOnMount: "always" });
  return (
    <Loaded
      query={query}
      waiting={<PageSkeleton />}
      isPage
      back={<TextLink href="/dashboard/payments">{m.title}</TextLink>}
    >
      {(payment, failure) => {
        const { order, receipt } = payment;
        const isStopped =
          order !== null && payment.disputes.some(({ status }) => stopsOrder(status));
        return (
          <>
            <AreaHeading
              back={{ href: "/dashboard/payments", label: m.title }}
              title={order?.number ?? receipt?.number ?? m.payment}
              actions={
                order ? (
                  <CancelOrder
                    order={order}
                    isDisputed={isStopped}
                    onDone={() => void query.refetch()}
                  />
                ) : null
              }
            >
              <Group component="span" gap={6}>
                <Badge variant="default">{paymentBadge(payment, payment.refunds)}</Badge>
                {isStopped ? (
                  <Badge variant="default" c="var(--color-clay-text)">
                    {m.doNotSend}
                  </Badge>
                ) : null}
              </Group>
            </AreaHeading>
            {failure}
            <Stack gap="xl" className={styles.page}>
              <Facts payment={payment} />
              <Disputes payment={payment} />
              <Refunds payment={payment} />
              {order ? <RefundForm key={keyOf(order)} payment={payment} order={order} /> : null}
              {order ? <History history={order.history} /> : null}
              <Ledger ledger={payment.ledger} />
            </Stack>
          </>
        );
      }}
    </Loaded>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const { order, receipt } = payment;
  return (
    <FactList
      facts={[
        [
          m.amount,
          <Fragment key="amount">
            {payment.amountReceived > 0 ? (
              <WhyButton
                amount={payment.amountReceived}
                ask={{ of: "payment", input: { intentId: payment.intentId } }}
              />
            ) : null}{" "}
            <MoneyText amount={payment.amount} />
          </Fragment>,
        ],
        [m.customer, order?.email ?? receipt?.email ?? m.notKnown],
        [m.providerId, payment.intentId],
        [m.since, formatInstant(payment.createdAt)],
        ...(order
          ? ([
              [
                m.order,
                <Fragment key="order">
                  <TextLink href={orderDeskPath(order.number)}>{order.number}</TextLink>,{" "}
                  {ORDER_STATE_WORDS[order.state].toLowerCase()}
                </Fragment>,
              ],
              [m.delivery, formatSlot(order.deliveryDay, order.deliveryWindow)],
              [
                m.tax,
                order.taxBps === null
                  ? formatUsd(order.tax)
                  : m.taxAt(formatUsd(order.tax), order.taxBps / 100),
              ],
              ...(order.credit > 0 ? [[m.paidWithCredit, formatUsd(order.credit)] as const] : []),
            ] as const)
          : []),
      ]}
    />
  );
}

function Refunds({ payment: { refunds } }: { payment: Payment }) {
  if (refunds.length === 0) return null;
  return (
    <TitledSection title={m.refunds}>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.id}>
            {formatInstant(refund.createdAt)}: {sumsOf(refund)} ({refundReasonWords(refund.reason)}){" "}
            <WhyRefund refund={refund} />
            {refund.cause && refund.bearer ? (
              <Text size="sm" c="dimmed">
                {faults.borneBy(CAUSE_WORDS[refund.cause], BEARER_WORDS[refund.bearer])}
                {refund.bearerReason ? ` (${refund.bearerReason})` : ""}
                {refund.state === "failed" || refund.lines.length === 0 ? null : (
                  <ChangeBearer refund={refund} />
                )}
              </Text>
            ) : null}
            {refund.needsAttention ? <FailedRefund refund={refund} /> : null}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function sumsOf({ amount, credit, state }: Payment["refunds"][number]): string {
  return [
    amount > 0 ? `${formatUsd(amount)}, ${known.refundStates[state]}` : "",
    credit > 0 ? m.credit(formatUsd(credit)) : "",
    amount + credit === 0 ? m.goodsAlone : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function Disputes({ payment: { disputes } }: { payment: Payment }) {
  if (disputes.length === 0) return null;
  return (
    <TitledSection title={m.disputesTitle}>
      <ul className={styles.list}>
        {disputes.map(({ id, amount, status, reason, dueBy }) => (
          <li key={id}>
            {formatUsd(amount)}. {disputeReasonWords(reason)}. {statusOf(status, dueBy)}.{" "}
            <TextLink href={`/dashboard/payments/disputes/${id}`}>
              {isAnswerable(status) ? m.seeAndAnswer : m.seeDispute}
            </TextLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function statusOf(status: string, dueBy: string | null): string {
  const words = disputeStatusWords(status);
  return dueBy && isAnswerable(status) ? m.statusBy(words, formatInstant(dueBy)) : words;
}

function History({ history }: { history: NonNullable<Payment["order"]>["history"] }) {
  return (
    <TitledSection title={m.history}>
      <ul className={styles.list}>
        {history.map(({ id, to, cause, createdAt }) => (
          <li key={id}>
            {formatInstant(createdAt)}: {ORDER_STATE_WORDS[to]} ({causeWords(cause)})
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Ledger({ ledger }: Pick<Payment, "ledger">) {
  if (ledger.length === 0) return null;
  return (
    <TitledSection title={m.ledger}>
      <table className={tables.table}>
        <FiguresHead words={[m.when, m.what, m.account]} figures={[m.amount]} />
        <tbody>
          {ledger.map(({ id, at, kind, account, farm, authority, amount }) => (
            <tr key={id}>
              <td data-label={m.when}>{formatInstant(at)}</td>
              <td data-label={m.what}>{m.ledgerKinds[kind]}</td>
              <td data-label={m.account}>
                {farm ? `${farm}, ${m.accounts[account].toLowerCase()}` : m.accounts[account]}
                {authority ? ` (${authorityName(authority)})` : null}
              </td>
              <td data-label={m.amount} data-end>
                <MoneyText amount={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  );
}
