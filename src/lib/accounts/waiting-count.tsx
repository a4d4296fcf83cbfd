import { VisuallyHidden } from "@mantine/core";
import styles from "./waiting-count.module.css";

/** How much waits on a page, beside its name; nothing where nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      {count.toLocaleString("en-US")}
      <VisuallyHidden> waiting</VisuallyHidden>
    </span>
  );
}
