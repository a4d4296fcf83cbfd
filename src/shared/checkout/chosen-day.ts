import { checkoutDays as m } from "#messages/checkout/days.ts";
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

/** Why a chosen day is no longer available. */
export type LostDay = { day: Day; why: "cut-off" | "full" | "elsewhere" };

/** The available days for a destination, as the server lists them, and the shopper's choice. */
export type DayChoice = {
  today: Day;
  days: readonly DeliveryDayOption[];
  /** Null if the shopper has not chosen a day; the first available one is used. */
  kept: Day | null;
};

/** Whether this is the day the shopper chose. */
export type ChosenDelivery = NextDelivery & { isKept: boolean };

/**
 * The delivery that the shop displays: on the chosen day if available, otherwise on the next available day after it,
 * otherwise on the first. `lost` says why the chosen day was replaced. Undefined if no day is available.
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

/** Whether any window of the day has free slots. */
export function isBookable({ windows }: Pick<DeliveryDayOption, "windows">): boolean {
  return windows.some(({ left }) => left > 0);
}

/** A day without delivery is not listed with a cut-off, so use the same lead time as the listed days. */
function whyLost(kept: Day, days: readonly DeliveryDayOption[], today: Day): LostDay["why"] {
  const [first] = days;
  const leadDays = first ? daysBetween(first.lastOrderDay, first.day) : 0;
  if (addDays(kept, -leadDays) < today) return "cut-off";
  return days.some(({ day }) => day === kept) ? "full" : "elsewhere";
}

/** `Order by Tue 11:59 PM for Thu`; with dates if the day was chosen or is a week or more away. */
export function orderForText(delivery: ChosenDelivery): string {
  const { day, isKept, isFar } = delivery;
  return m.orderFor(untilText(delivery), isKept || isFar ? formatDayShort(day) : weekdayName(day));
}

/** `Tue 11:59 PM`; with the date if the day was chosen or is a week or more away. */
export function untilText(delivery: ChosenDelivery): string {
  return delivery.isKept ? formatDayEnd(delivery.lastOrderDay) : orderByText(delivery);
}

/** `It is too late to order for Wed Nov 25. Your day is now Thu Nov 26.` */
export function lostDayText({ day, why }: LostDay, now: Pick<NextDelivery, "day"> | undefined) {
  const words = m.lost[why](formatDayShort(day));
  return now ? m.nowOn(words, formatDayShort(now.day)) : words;
}

/**
 * `No deliveries on Thu Nov 26 and Fri Nov 27.` `Those of Thu Dec 24 come on Wed Dec 23.`: the regular delivery days
 * within the booking horizon that are canceled or moved. Null if there are none.
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
