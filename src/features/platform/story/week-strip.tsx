import { platformStory as m } from "#messages/platform/stories/story.ts";
import { DELIVERY_WINDOWS } from "#shared/checkout/delivery.ts";
import { nextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { addDays, formatDayShort } from "#shared/time.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import styles from "./story.module.css";

/** The steps of the next delivery, day by day, from ordering to the door. */
export function WeekStrip() {
  const { options } = useDeliveryDays();
  if (!options) return null;
  const next = nextDelivery(options.days, options.today);
  if (!next) return <p className={styles.note}>{m.noDelivery}</p>;
  const steps = [
    [m.until(orderByText(next)), m.youOrder],
    [formatDayShort(addDays(next.lastOrderDay, 1)), m.farmsHarvest],
    [formatDayShort(next.day), m.weBring(DELIVERY_WINDOWS.map(({ label }) => label).join(", "))],
  ] as const;
  return (
    <ol className={styles.days} aria-label={m.daysOfNext}>
      {steps.map(([when, what]) => (
        <li key={when} className={styles.day}>
          <strong>{when}</strong>
          {what}
        </li>
      ))}
    </ol>
  );
}
