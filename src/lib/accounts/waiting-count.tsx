import { VisuallyHidden } from "@mantine/core";
import { accountsFrame as m } from "#messages/accounts-frame.ts";
import styles from "./waiting-count.module.css";

/** How much waits on a page, beside its name; nothing where nothing does. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      {m.count(count)}
      <VisuallyHidden> {m.waiting}</VisuallyHidden>
    </span>
  );
}
