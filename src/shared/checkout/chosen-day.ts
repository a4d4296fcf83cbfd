import { checkoutDays as m } from "#messages/checkout-days.ts";
import type { MovedDay } from "./delivery.ts";
import type { DeliveryTerms } from "./delivery-terms.ts";
import {
  type DeliveryDayOption,
  type NextDelivery,
  nextDelivery,
  orderByText,
} from "./delivery-sentence.ts";
import {
  addDays,
  daysBetween,
  type Day,
  formatDayEnd,
  formatDayShort,
  weekdayName,
  weekdayOf,
} from "../time.ts";

/** Why a day that was chosen can no longer be had. */
export type LostDay = { day: Day; why: "cut-off" | "full" | "elsewhere" };

/** The days to a place, as the server lists them, and the day that the shopper wants. */
export type DayChoice = {
  today: Day;
  days: readonly DeliveryDayOption[];
  /** Null while the shopper has chosen none: the first possible day counts. */
  kept: Day | null;
};

/** Whether the shopper's own day is the one that is meant. */
export type ChosenDelivery = NextDelivery & { isKept: boolean };

/**
 * The delivery that the shop speaks of: on the day that was chosen while it can be had, else on the next one
 * after it, else on the first. `lost` says why it is another one. Undefined when no day can be had.
 */
export function chosenDelivery({ today, days, kept }: DayChoice): {
  delivery: ChosenDelivery | undefined;
  lost: LostDay | null;
} {
  const first = nextDelivery(days, today);
  if (kept === null) return { delivery: first && { ...first, isKept: false }, lost: null };
  const next = nextDelivery(
    days.filter(({ day }) => day >= kept),
    today,
  );
  if (next?.day === kept) return { delivery: { ...next, isKept: true }, lost: null };
  const delivery = next ?? first;
  return {
    delivery: delivery && { ...delivery, isKept: false },
    lost: { day: kept, why: whyLost(kept, days, today) },
  };
}

/** Whether a window of the day has a place left. */
export function isBookable({ windows }: Pick<DeliveryDayOption, "windows">): boolean {
  return windows.some(({ left }) => left > 0);
}

/** The cut-off of a day to which no van goes is as long before it as that of the others. */
function whyLost(kept: Day, days: readonly DeliveryDayOption[], today: Day): LostDay["why"] {
  const [first] = days;
  const leadDays = first ? daysBetween(first.lastOrderDay, first.day) : 0;
  if (addDays(kept, -leadDays) < today) return "cut-off";
  return days.some(({ day }) => day === kept) ? "full" : "elsewhere";
}

/** `Order by Tue 11:59 PM for Thu`; with the dates of a day that was chosen, or that is far ahead. */
export function orderForText(delivery: ChosenDelivery): string {
  const { day, isKept, isFar } = delivery;
  return m.orderFor(untilText(delivery), isKept || isFar ? formatDayShort(day) : weekdayName(day));
}

/** `Tue 11:59 PM`; with its date for a day that was chosen, or that is far ahead. */
export function untilText(delivery: ChosenDelivery): string {
  return delivery.isKept ? formatDayEnd(delivery.lastOrderDay) : orderByText(delivery);
}

/** `It is too late to order for Wed Nov 25. Your day is now Thu Nov 26.` */
export function lostDayText({ day, why }: LostDay, now: Pick<NextDelivery, "day"> | undefined) {
  const words = m.lost[why](formatDayShort(day));
  return now ? m.nowOn(words, formatDayShort(now.day)) : words;
}

/**
 * `No deliveries on Thu Nov 26 and Fri Nov 27.` `Those of Thu Dec 24 come on Wed Dec 23.`: the days without
 * delivery, or with that of another day, among those that can be chosen now, on which vans would drive
 * otherwise. Null when there are none.
 */
export function holidayText(
  { holidays, movedDays, deliveryWeekdays, horizonDays }: HolidayTerms,
  today: Day,
): string | null {
  if (today === "") return null;
  const last = addDays(today, horizonDays);
  const isComing = (day: Day) =>
    day >= today && day <= last && deliveryWeekdays.includes(weekdayOf(day));
  const moved = movedDays.filter(({ from }) => isComing(from));
  const isMoved = (day: Day) => moved.some(({ from }) => from === day);
  const resting = holidays.filter((day) => isComing(day) && !isMoved(day)).map(formatDayShort);
  const sentences = [...(resting.length > 0 ? [m.resting(resting)] : []), ...moved.map(movedText)];
  return sentences.length > 0 ? sentences.join(" ") : null;
}

/** `Deliveries of Thu Nov 26 come on Wed Nov 25.` */
export function movedText({ from, to }: MovedDay): string {
  return m.moved(formatDayShort(from), formatDayShort(to));
}

type HolidayTerms = Pick<
  DeliveryTerms,
  "holidays" | "movedDays" | "deliveryWeekdays" | "horizonDays"
>;
