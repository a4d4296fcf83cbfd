import { windowOf } from "#shared/checkout/delivery.ts";
import { formatDayShort, weekdayOf } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** The days on which vans come to a zone; all of them while the zone is not known. */
export function openDays(days: readonly Day[], weekdays: readonly number[] | null) {
  return days
    .filter(({ day }) => weekdays === null || weekdays.includes(weekdayOf(day)))
    .map(({ day }) => ({ value: day, label: formatDayShort(day) }));
}

/** The windows of a day; full ones are shown and cannot be chosen. */
export function openWindows(days: readonly Day[], chosen: string) {
  const windows = days.find(({ day }) => day === chosen)?.windows ?? [];
  return windows.map(({ id, left }) => ({
    value: id,
    label: `${windowOf(id).label}${left === 0 ? " (full)" : ""}`,
    disabled: left === 0,
  }));
}
