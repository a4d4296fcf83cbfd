import { ordersMine as m } from "#messages/orders/mine.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { isServed } from "#shared/checkout/delivery-sentence.ts";
import { formatDayShort, weekdayOf } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];
type Terms = Outputs["orders"]["changeTerms"];
/** An order's current slot. */
export type Slot = Pick<Outputs["orders"]["byNumber"], "day" | "window">;

/**
 * Options of the day field. The order's own day is always included, even past its cut-off. Days on which vans do not
 * serve the new address are disabled.
 */
export function dayChoices(order: Slot, days: readonly Day[], terms: Terms | null) {
  const all = [...new Set([order.day, ...days.map(({ day }) => day)])];
  return all.toSorted().map((day) => {
    const option = days.find((one) => one.day === day) ?? { serves: [weekdayOf(day)] };
    const isOff = terms?.served === true && !isServed(option, terms.weekdays);
    return {
      value: day,
      label: isOff ? m.dayWithout(formatDayShort(day)) : formatDayShort(day),
      disabled: isOff,
    };
  });
}

export type OpenDay = Pick<Day, "day" | "windows">;

/** Options for the redelivery day of an order whose delivery failed; full days are disabled. */
export function redeliveryChoices(order: Slot, days: readonly OpenDay[]) {
  return days.map(({ day, windows }) => {
    const isFull = day !== order.day && windows.every(({ left }) => left === 0);
    const label = formatDayShort(day);
    return { value: day, label: isFull ? m.windowFull(label) : label, disabled: isFull };
  });
}

/**
 * The initial redelivery slot: the order's current one if still offered, else the earliest day with capacity,
 * preferably in the same window. Null if all are full.
 */
export function firstRedelivery(order: Slot, days: readonly OpenDay[]): Slot | null {
  if (days.some(({ day }) => day === order.day)) return { day: order.day, window: order.window };
  const open = days.flatMap(({ day, windows }) => {
    const free = windows.filter(({ left }) => left > 0);
    const own = free.find(({ id }) => id === order.window) ?? free[0];
    return own ? [{ day, window: own.id }] : [];
  });
  return open[0] ?? null;
}

/** The windows of the chosen day. Full ones are disabled, except for the order's own slot. */
export function windowChoices(order: Slot, days: readonly OpenDay[], chosen: string) {
  const windows = days.find(({ day }) => day === chosen)?.windows;
  if (!windows) return [{ value: order.window, label: windowOf(order.window).label }];
  return windows.map(({ id, left }) => {
    const isKept = chosen === order.day && id === order.window;
    const isFull = left === 0 && !isKept;
    return {
      value: id,
      label: isFull ? m.windowFull(windowOf(id).label) : windowOf(id).label,
      disabled: isFull,
    };
  });
}
