import { ordersMine as m } from "#messages/orders-mine.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { isServed } from "#shared/checkout/delivery-sentence.ts";
import { formatDayShort, weekdayOf } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];
type Terms = Outputs["orders"]["changeTerms"];
/** When an order comes now. */
export type Slot = Pick<Outputs["orders"]["byNumber"], "day" | "window">;

/** The order's own day can be kept although it may be too late to choose it now; elsewhere vans may not come on it. */
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

/** The days on which an order whose delivery failed can come again; one without room cannot be chosen. */
export function redeliveryChoices(order: Slot, days: readonly OpenDay[]) {
  return days.map(({ day, windows }) => {
    const isFull = day !== order.day && windows.every(({ left }) => left === 0);
    const label = formatDayShort(day);
    return { value: day, label: isFull ? m.windowFull(label) : label, disabled: isFull };
  });
}

/** What the form begins with: when it comes already, else the earliest day with room, in the order's own window if there is. */
export function firstRedelivery(order: Slot, days: readonly OpenDay[]): Slot | null {
  if (days.some(({ day }) => day === order.day)) return { day: order.day, window: order.window };
  const open = days.flatMap(({ day, windows }) => {
    const free = windows.filter(({ left }) => left > 0);
    const own = free.find(({ id }) => id === order.window) ?? free[0];
    return own ? [{ day, window: own.id }] : [];
  });
  return open[0] ?? null;
}

/** The windows of the chosen day; the order keeps its own although it is full. */
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
