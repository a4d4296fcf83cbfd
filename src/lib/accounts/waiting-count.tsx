import { VisuallyHidden } from "@mantine/core";
import { accountsFrame as m } from "#messages/accounts/frame.ts";
import styles from "./waiting-count.module.css";

/** How many items are waiting on a page, next to its name; hidden if there are none. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      {m.count(count)}
      <VisuallyHidden> {m.waiting}</VisuallyHidden>
    </span>
  );
}
