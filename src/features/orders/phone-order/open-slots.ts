import { ordersPhone as m } from "#messages/orders/phone.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { daysTo } from "#shared/checkout/delivery-sentence.ts";
import { formatDayShort } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];

/** The days on which a zone is served; all days while the zone is unknown. */
export function openDays(days: readonly Day[], weekdays: readonly number[] | null) {
  const open = daysTo(days, weekdays ?? undefined);
  return open.map(({ day }) => ({ value: day, label: formatDayShort(day) }));
}

/** The windows of a day; full ones are disabled. */
export function openWindows(days: readonly Day[], chosen: string) {
  const windows = days.find(({ day }) => day === chosen)?.windows ?? [];
  return windows.map(({ id, left }) => ({
    value: id,
    label: left === 0 ? m.windowFull(windowOf(id).label) : windowOf(id).label,
    disabled: left === 0,
  }));
}
