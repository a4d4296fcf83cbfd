import { Button, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { paymentsTest as m } from "#messages/payments/test.ts";
import { centsOfText, paymentSchema } from "#shared/payments/receipt.ts";
import { TEST_CARDS } from "#shared/payments/cards/test-cards.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { CardChoice } from "./card-choice.tsx";
import styles from "./payment.module.css";
import { RunLog } from "./run-log.tsx";
import { useTestRun } from "./use-test-run.ts";

/** The cards of the short page: one that succeeds, one that is declined, one that requires authentication. */
const SHORT = ["pm_card_visa", "pm_card_chargeDeclined", "pm_card_authenticationRequired"];

/** Test payments in the sandbox: pick a card, run the payment, read the requests and responses. */
export function TestPaymentPage({ short = false }: { short?: boolean }) {
  const cards = short ? TEST_CARDS.filter((card) => SHORT.includes(card.method)) : TEST_CARDS;
  const [error, setError] = useState<string | null>(null);
  const { log, running, run } = useTestRun();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const card = cards.find(({ method }) => method === form.get("card"));
    const amount = paymentSchema.shape.amount.safeParse(centsOfText(String(form.get("amount"))));
    setError(amount.error?.issues[0]?.message ?? null);
    if (card && amount.success) void run(card, amount.data);
  };
  return (
    <PageContainer className={styles.page}>
      <Title order={1}>{short ? m.quickTitle : m.title}</Title>
      <Text mt={6} c="var(--color-quiet)">
        {m.lead}
      </Text>
      <div className={styles.columns}>
        <form onSubmit={submit} noValidate aria-label={m.form}>
          <LiveFields>
            <CardChoice cards={cards} />
            <TextInput
              label={m.amount}
              name="amount"
              defaultValue="12.00"
              leftSection="$"
              size="md"
              inputMode="decimal"
              error={error}
            />
            <Button type="submit" size="lg" loading={running}>
              {m.run}
            </Button>
          </LiveFields>
        </form>
        <RunLog log={log} running={running} />
      </div>
    </PageContainer>
  );
}
