import { ordersMine as m } from "#messages/orders-mine.ts";
import { windowOf } from "#shared/checkout/delivery.ts";
import { isServed } from "#shared/checkout/delivery-sentence.ts";
import { formatDayShort, weekdayOf } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

type Day = Outputs["checkout"]["delivery"]["options"]["days"][number];
type Terms = Outputs["orders"]["changeTerms"];
/** When an order comes now. */
type Slot = Pick<Outputs["orders"]["byNumber"], "day" | "window">;

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

/** The windows of the chosen day; the order keeps its own although it is full. */
export function windowChoices(order: Slot, days: readonly Day[], chosen: string) {
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
