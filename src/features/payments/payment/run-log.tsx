import { Text, Title } from "@mantine/core";
import { paymentsTest as m } from "#messages/payments/test.ts";
import styles from "./payment.module.css";
import type { Entry } from "./test-run.ts";

/** The requests and responses, with ids masked. */
export function RunLog({ log, running }: { log: readonly Entry[]; running: boolean }) {
  return (
    <section className={styles.card} aria-labelledby="log-title" aria-busy={running}>
      <Title order={2} size="h3" id="log-title" mb="sm">
        {m.log}
      </Title>
      {log.length === 0 ? <Text c="var(--color-quiet)">{m.nothingRan}</Text> : null}
      <div role="log" aria-label={m.requests}>
        <ol className={styles.log}>
          {log.map(({ id, tone, call, answer }) => (
            <li key={id} className={styles.entry} data-tone={tone}>
              <code>{call}</code>
              <span>{answer}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
