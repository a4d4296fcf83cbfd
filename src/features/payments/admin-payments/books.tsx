import { Alert, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/Alert.layer.css";
import { formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { FailedRefund } from "./failed-refund.tsx";
import styles from "./payment-page.module.css";

/** What needs attention, and whether our books and the provider's agree. */
export function Books() {
  return (
    <Stack gap="md" mb="xl">
      <Attention />
      <Difference />
    </Stack>
  );
}

function Attention() {
  const { data } = trpc.admin.payments.attention.useQuery(undefined, { refetchOnMount: "always" });
  if (!data || data.failed.length + data.disputed.length === 0) return null;
  return (
    <Alert title="Needs attention" variant="light" color="clay">
      <ul className={styles.list}>
        {data.disputed.map(({ id, intentId, number, amount, dueBy }) => (
          <li key={id}>
            <TextLink href={`/dashboard/payments/disputes/${id}`}>{number ?? intentId}</TextLink>:
            the customer’s bank disputes {formatUsd(amount)}. Answer
            {dueBy ? ` by ${formatInstant(dueBy)}` : ""}.
          </li>
        ))}
        {data.failed.map((refund) => (
          <li key={refund.id}>
            <PaymentLink intentId={refund.intentId}>{refund.number ?? refund.intentId}</PaymentLink>
            : a refund of {formatUsd(refund.amount)} failed on {formatInstant(refund.at)}.
            <FailedRefund refund={refund} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Difference() {
  const query = trpc.admin.payments.difference.useQuery(undefined, { refetchOnMount: "always" });
  if (query.isError) {
    return (
      <ErrorPanel
        title="The provider's balance did not load"
        message={failureMessage(query.error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!query.data) return <Text size="sm">Comparing with the provider…</Text>;
  const { difference, ours, theirs, list } = query.data;
  return (
    <section aria-label="Our books and the provider's">
      <Text size="sm">
        Our ledger says {formatUsd(ours)}, the provider {formatUsd(theirs)}:{" "}
        <strong>
          {difference === 0 ? "no difference" : `a difference of ${formatUsd(difference)}`}
        </strong>
        .
      </Text>
      {list.length > 0 ? <Differing list={list} /> : null}
    </section>
  );
}

function Differing({ list }: Pick<Outputs["admin"]["payments"]["difference"], "list">) {
  return (
    <ul>
      {list.map(({ intentId, ours, theirs }) => (
        <li key={intentId ?? "none"}>
          {intentId ? (
            <PaymentLink intentId={intentId}>{intentId}</PaymentLink>
          ) : (
            "Without a payment"
          )}
          : ours {formatUsd(ours)}, the provider's {formatUsd(theirs)}
        </li>
      ))}
    </ul>
  );
}

function PaymentLink({ intentId, children }: { intentId: string; children: string }) {
  return <TextLink href={`/dashboard/payments/${intentId}`}>{children}</TextLink>;
}
