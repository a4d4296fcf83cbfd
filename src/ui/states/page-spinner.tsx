import { Loader } from "@mantine/core";
import { spec } from "#messages/spec.ts";
import styles from "./page-spinner.module.css";

/** Shown while a page loads (spec section 2). */
export function PageSpinner() {
  return (
    <div className={styles.spinner} role="status" aria-live="polite">
      <Loader aria-hidden />
      <span>{spec.loading}</span>
    </div>
  );
}
