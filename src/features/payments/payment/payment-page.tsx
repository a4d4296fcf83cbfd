import { Text, Title } from "@mantine/core";
import { useBusiness } from "#client/lib/platform/business.ts";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/page-container.tsx";
import { AmountForm } from "./amount-form.tsx";
import styles from "./payment.module.css";

/** Paying an amount that was agreed with us, without an order. */
export function PaymentPage() {
  const { email, phone } = useBusiness();
  return (
    <PageContainer className={styles.page}>
      <PageAddress path="/payment" />
      <Title order={1}>Pay an amount</Title>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>
            For something we agreed on outside the shop, such as a tour or a market day. Orders are
            paid for in the cart.
          </p>
          <ol>
            <li>Enter the amount and how we can reach you.</li>
            <li>Pay by card, Link, Klarna, Cash App, Amazon Pay, Apple Pay or Google Pay.</li>
            <li>Keep the receipt number.</li>
          </ol>
          <Text c="var(--color-quiet)">
            Something not right? Write to {email} or call {phone}.
          </Text>
        </div>
        <section className={styles.card} aria-label="Your payment">
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
      <Title order={1}>Payment</Title>
      <section className={styles.card} aria-label="Your payment">
        <AmountForm />
      </section>
    </PageContainer>
  );
}
