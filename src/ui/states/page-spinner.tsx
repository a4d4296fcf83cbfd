import { Loader } from "@mantine/core";
import { messages } from "#shared/platform/messages.ts";
import styles from "./page-spinner.module.css";

/** Shown while a page loads (spec section 2). */
export function PageSpinner() {
  return (
    <div className={styles.spinner} role="status" aria-live="polite">
      <Loader aria-hidden />
      <span>{messages.loading}</span>
    </div>
  );
}
