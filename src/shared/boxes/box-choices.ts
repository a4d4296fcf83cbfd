import { type DeliveryCalendar, isDeliveryDay } from "../checkout/delivery.ts";
import { addDays, type Day, mondayOf } from "../time.ts";
import { closesAt } from "./box-plan.ts";

/** Where boxes go that households give away, as it was when one was given. */
export type FoodBank = {
  name: string;
  address: string;
  city: string;
  zipCode: string;
  phone: string;
};

const DAYS = 7;

type Week = {
  calendar: Pick<DeliveryCalendar, "weekdays" | "holidays" | "moved">;
  /** Days from a box's cut-off to its delivery. */
  lead: number;
  now: Date;
  /** Days on which other boxes of the household come. */
  taken: readonly Day[];
};

/** The other days of a box's week, Monday to Sunday, on which it can come, each with its cut-off. */
export function moveDays(
  { cycleDay, day }: { cycleDay: Day; day: Day },
  { calendar, lead, now, taken }: Week,
): { day: Day; until: Date }[] {
  const monday = mondayOf(cycleDay);
  return Array.from({ length: DAYS }, (_, later) => addDays(monday, later))
    .filter((one) => one !== day && !taken.includes(one) && isDeliveryDay(one, calendar))
    .map((one) => ({ day: one, until: closesAt(one, lead) }))
    .filter(({ until }) => until > now);
}
