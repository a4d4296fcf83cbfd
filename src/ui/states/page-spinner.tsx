import { Loader } from "@mantine/core";
import { spec } from "#messages/spec.ts";
import styles from "./page-spinner.module.css";

/** How long a page may take to load before a spinner shows, in milliseconds. */
export const SPINNER_AFTER_MS = 300;

/** Shown while a page loads (spec section 2), by the router or as `LateSpinner`. */
export function PageSpinner({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <div className={styles.spinner} role="status" aria-live="polite">
      {isEmpty ? null : (
        <>
          <Loader aria-hidden />
          <span>{spec.loading}</span>
        </>
      )}
    </div>
  );
}
