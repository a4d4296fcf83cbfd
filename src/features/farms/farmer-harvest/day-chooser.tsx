import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { Link } from "@tanstack/react-router";
import { capital } from "#shared/capital.ts";
import { formatDayShort } from "#shared/time.ts";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";

type DayChooserProps = Pick<Harvest, "days" | "day">;

/** The days with orders for the farm, in order; days past their cut-off therefore come first. */
export function DayChooser({ days, day }: DayChooserProps) {
  if (days.length === 0) return null;
  return (
    <nav aria-label={m.days} className={styles.chooser}>
      <ul className={styles.dayRow} data-slides>
        {days.map((one) => (
          <li key={one.day}>
            <Link
              to="/dashboard/farmer/harvest"
              search={{ day: one.day }}
              className={styles.day}
              {...(one.day === day && { "aria-current": "page" as const })}
            >
              <span>{capital(formatDayShort(one.day))}</span>
              <span className={styles.dayState}>{stateOf(one)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function stateOf({ isOpen, waiting }: Harvest["days"][number]): string {
  if (isOpen) return m.open;
  return waiting === 0 ? m.dayReady : m.toDo(waiting);
}
