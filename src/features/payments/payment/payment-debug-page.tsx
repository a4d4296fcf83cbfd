import { Button, Text, Title } from "@mantine/core";
import { formatInstant } from "#shared/time.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/use-payment-script.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import styles from "./payment.module.css";

/** Whether the payments of this server work, without a secret: for the person who sets it up. */
export function PaymentDebugPage() {
  const script = usePaymentScript();
  const server = trpc.platform.diagnostics.payments.useQuery();
  return (
    <PageContainer narrow className={styles.page}>
      <Title order={1}>Payment diagnostics</Title>
      <Text mt={6} c="var(--color-quiet)">
        No secrets are shown here.
      </Text>
      {server.isError ? (
        <ErrorPanel message="The server did not answer." onRetry={() => void server.refetch()} />
      ) : null}
      <section className={styles.card} aria-label="Diagnostics" aria-busy={server.isFetching}>
        <FactList
          facts={[
            ["Payment script", script.failed ? "Blocked" : script.stripe ? "Loaded" : "Loading"],
            ...(server.data ? factsOf(server.data) : []),
          ]}
        />
        <Button variant="default" mt="md" onClick={() => void server.refetch()}>
          Check again
        </Button>
      </section>
    </PageContainer>
  );
}

function factsOf(told: Outputs["platform"]["diagnostics"]["payments"]) {
  const { mode, keyPrefix, apiReachable, lastEvent, waitingEvents } = told;
  return [
    ["Mode", mode],
    ["Publishable key", keyPrefix],
    ["Payment service", apiReachable ? "Answers" : "Cannot be reached"],
    [
      "Last webhook",
      lastEvent ? `${lastEvent.type}, ${formatInstant(lastEvent.receivedAt)}` : "None yet",
    ],
    ["Webhooks waiting", String(waitingEvents)],
  ] as const;
}
