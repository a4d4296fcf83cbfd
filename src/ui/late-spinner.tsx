import { PageSpinner } from "./states/page-spinner.tsx";
import styles from "./late-spinner.module.css";

/**
 * For a page that reads something before it can show anything: its spinner, after as long as the router waits for a
 * page (`SPINNER_AFTER_MS`). What is read faster needs none.
 */
export function LateSpinner() {
  return (
    <div className={styles.late} data-late>
      <PageSpinner />
    </div>
  );
}
