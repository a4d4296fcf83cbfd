import { platformCutoff as m } from "#messages/platform/cutoff.ts";
import { useState, useSyncExternalStore } from "react";
import type { NextDelivery } from "#shared/checkout/delivery-sentence.ts";
import { MINUTE_MS } from "#shared/durations.ts";
import { addDays, type Day, formatDayShort, startOfBusinessDay } from "#shared/time.ts";
import styles from "./header/delivery-bar.module.css";

/** The countdown is shown, and announced, from this many minutes before the cut-off. */
const LAST_MINUTES = 60;

/** How many minutes the announcement stays, for screen readers that are busy reading. */
const ANNOUNCED_MINUTES = 5;

/**
 * The minutes that remain until the cut-off, within the last hour. Screen readers hear of it once, politely, when that
 * hour begins: a page that is opened later says it in its text alone. Loaded before that hour, so that its live region
 * is already on the page.
 */
export function CutoffCountdown({ delivery }: { delivery: NextDelivery }) {
  const left = useMinutesUntilEnd(delivery.lastOrderDay);
  const [wasEarlier] = useState(left > LAST_MINUTES);
  const day = formatDayShort(delivery.day);
  const isLast = left <= LAST_MINUTES && left > 0;
  const isAnnounced = wasEarlier && isLast && left > LAST_MINUTES - ANNOUNCED_MINUTES;
  return (
    <>
      <span role="status" className={styles.hidden}>
        {isAnnounced ? m.lastHour(day) : null}
      </span>
      {isLast ? <span className={styles.note}>{m.minutesLeft(left, day)}</span> : null}
    </>
  );
}

/** The minutes until a day ends on the business's calendar, rounded up; updated every minute. */
function useMinutesUntilEnd(day: Day): number {
  const end = startOfBusinessDay(addDays(day, 1)).getTime();
  return useSyncExternalStore(everyMinute, () => Math.ceil((end - Date.now()) / MINUTE_MS));
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
