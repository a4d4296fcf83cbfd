import { Alert, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import type { ReactNode } from "react";
import { paymentsAdmin as m } from "#messages/payments/admin.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { failureMessage, requestIdOf, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { StandingWords } from "../admin-reconciliation/standing-words.tsx";
import { FailedRefund } from "./failed-refund.tsx";
import styles from "./payment-page.module.css";

/** Items that need attention, and whether the last comparison of our books with the provider's matched. */
export function Books() {
  return (
    <Stack gap="md" mb="xl">
      <Attention />
      <Standing />
    </Stack>
  );
}

function Attention() {
  const query = trpc.admin.payments.attention.useQuery(undefined, { refetchOnMount: "always" });
  if (isLost(query)) {
    return <QueryError query={query} />;
  }
  const { data } = query;
  if (!data || data.failed.length + data.disputed.length === 0) return null;
  return (
    <Alert title={m.needsAttention} variant="light" color="clay">
      <ul className={styles.list}>
        {data.disputed.map(({ id, intentId, number, amount, dueBy }) => (
          <li key={id}>
            <DisputeLink id={id} dueBy={dueBy} amount={amount}>
              {number ?? intentId}
            </DisputeLink>
          </li>
        ))}
        {data.failed.map((refund) => (
          <li key={refund.id}>
            <Rich>
              {m.refundFailed<ReactNode>(
                <PaymentLink intentId={refund.intentId}>
                  {refund.number ?? refund.intentId}
                </PaymentLink>,
                formatUsd(refund.amount),
                formatInstant(refund.at),
              )}
            </Rich>
            <FailedRefund refund={refund} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Standing() {
  const query = trpc.admin.reconciliation.standing.useQuery(undefined, {
    refetchOnMount: "always",
  });
  if (isLost(query)) {
    return (
      <ErrorPanel
        title={m.standingNotLoaded}
        message={failureMessage(query.error)}
        requestId={requestIdOf(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return null;
  const { comparedAt, isUnanswered } = query.data;
  return (
    <section aria-label={m.books}>
      {query.isError ? <QueryError query={query} /> : null}
      <Text>
        {comparedAt ? <StandingWords {...query.data} comparedAt={comparedAt} /> : m.notCompared}{" "}
        {isUnanswered ? m.unanswered : null}{" "}
        <TextLink href="/dashboard/payments/reconciliation">{m.seeComparison}</TextLink>
      </Text>
    </section>
  );
}

type DisputeLinkProps = { id: string; dueBy: string | null; amount: Cents; children: string };

function DisputeLink({ id, dueBy, amount, children }: DisputeLinkProps) {
  const link = <TextLink href={`/dashboard/payments/disputes/${id}`}>{children}</TextLink>;
  const sum = formatUsd(amount);
  return (
    <Rich>
      {dueBy
        ? m.disputesBy<ReactNode>(link, sum, formatInstant(dueBy))
        : m.disputes<ReactNode>(link, sum)}
    </Rich>
  );
}

function PaymentLink({ intentId, children }: { intentId: string; children: string }) {
  return <TextLink href={`/dashboard/payments/${intentId}`}>{children}</TextLink>;
}
