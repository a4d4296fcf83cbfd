import { boxesPage as m } from "#messages/boxes/page.ts";
import { movedText } from "#shared/checkout/chosen-day.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./boxes.module.css";

/** The maximum number of days listed. */
const NAMED = 4;

type NoDeliveryProps = { terms: Pick<DeliveryTerms, "holidays" | "movedDays"> };

/** The coming days whose delivery is canceled or moved, and what that means for a box. */
export function NoDelivery({ terms: { holidays, movedDays } }: NoDeliveryProps) {
  const resting = holidays.filter((day) => movedDays.every(({ from }) => from !== day));
  if (resting.length + movedDays.length === 0) return null;
  const named = resting.slice(0, NAMED).map(formatDayShort);
  return (
    <p className={styles.note}>
      {resting.length > 0 ? m.noDeliveries(named) : null}
      {movedDays.slice(0, NAMED).map(movedText).join(" ")}
    </p>
  );
}
