import { type Day, formatDayShort } from "#shared/time.ts";
import styles from "./boxes.module.css";

/** Days that a page names at the most. */
const NAMED = 4;

/** The coming days on which nothing is delivered, and what that means for a box; nothing without such days. */
export function NoDelivery({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return null;
  const named = new Intl.ListFormat("en-US").format(days.slice(0, NAMED).map(formatDayShort));
  return (
    <p className={styles.note}>
      No deliveries on {named}. A box of such a day comes on the next delivery day.
    </p>
  );
}
