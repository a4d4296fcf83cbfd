import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./test-payments-banner.module.css";

/** On every page while payments run in the sandbox. */
export function TestPaymentsBanner() {
  const config = trpc.checkout.config.useQuery();
  if (config.data?.mode !== "sandbox") return null;
  return (
    <section className={styles.banner} aria-label={m.testMode}>
      {m.testPayments}
    </section>
  );
}
