import { Text, Title } from "@mantine/core";
import { paymentsAmount as m } from "#messages/payments/amount.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { AmountForm } from "./amount-form.tsx";
import styles from "./payment.module.css";

/** Paying an amount that was agreed with us, without an order. */
export function PaymentPage() {
  const { email, phone } = useBusiness();
  return (
    <PageContainer className={styles.page}>
      <PageAddress path="/payment" />
      <Title order={1}>{m.title}</Title>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>{m.lead}</p>
          <ol>
            <li>{m.stepAmount}</li>
            <li>{m.stepPay}</li>
            <li>{m.stepKeep}</li>
          </ol>
          <Text c="var(--color-quiet)">{m.notRight(email, phone)}</Text>
        </div>
        <section className={styles.card} aria-label={m.yours}>
          <AmountForm />
        </section>
      </div>
    </PageContainer>
  );
}

/** The shortest form. */
export function SimplePaymentPage() {
  return (
    <PageContainer narrow className={styles.page}>
      <PageAddress path="/simple-payment" />
      <Title order={1}>{m.shortTitle}</Title>
      <section className={styles.card} aria-label={m.yours}>
        <AmountForm />
      </section>
    </PageContainer>
  );
}
