import { Button, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import { paymentsDiagnostics as m } from "#messages/payments/diagnostics.ts";
import { formatInstant } from "#shared/time.ts";
import { usePaymentScript } from "#client/lib/checkout/flow/payment/form/use-payment-script.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { LongWord } from "#client/ui/long-word.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import styles from "./payment.module.css";

/** Setup diagnostics: whether payments work on this server. Reveals no secrets. */
export function PaymentDebugPage() {
  const script = usePaymentScript();
  const scriptState = script.failed ? "blocked" : script.stripe ? "loaded" : "loading";
  const server = trpc.platform.diagnostics.payments.useQuery();
  return (
    <PageContainer narrow className={styles.page}>
      <Title order={1}>{m.title}</Title>
      <Text mt={6} c="var(--color-quiet)">
        {m.noSecrets}
      </Text>
      {server.isError ? (
        <ErrorPanel message={m.noAnswer} onRetry={() => void server.refetch()} />
      ) : null}
      <section className={styles.card} aria-label={m.label} aria-busy={server.isFetching}>
        <FactList
          facts={[
            [m.script, m.scriptStates[scriptState]],
            ...(server.data ? factsOf(server.data) : []),
          ]}
        />
        <Button variant="default" mt="md" onClick={() => void server.refetch()}>
          {m.again}
        </Button>
      </section>
    </PageContainer>
  );
}

function factsOf(told: Outputs["platform"]["diagnostics"]["payments"]) {
  const { mode, keyPrefix, apiReachable, lastEvent, waitingEvents } = told;
  return [
    [m.mode, mode],
    [m.key, keyPrefix],
    [m.service, apiReachable ? m.answers : m.unreachable],
    [
      m.lastWebhook,
      lastEvent ? (
        <Fragment key="event">
          <LongWord>{lastEvent.type}</LongWord>, {formatInstant(lastEvent.receivedAt)}
        </Fragment>
      ) : (
        m.noWebhook
      ),
    ],
    [m.waitingWebhooks, String(waitingEvents)],
  ] as const;
}
