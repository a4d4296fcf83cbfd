import { trpc } from "#client/lib/trpc.ts";
import styles from "./test-payments-banner.module.css";

/** On every page while payments run in the sandbox. */
export function TestPaymentsBanner() {
  const config = trpc.checkout.config.useQuery();
  if (config.data?.mode !== "sandbox") return null;
  return (
    <p className={styles.banner} role="note">
      Test payments: no money moves
    </p>
  );
}
