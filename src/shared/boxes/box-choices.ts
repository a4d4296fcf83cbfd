import { type DeliveryCalendar, isDeliveryDay } from "../checkout/delivery.ts";
import { addDays, type Day, mondayOf } from "../time.ts";
import { closesAt } from "./box-plan.ts";

/** The food bank that donated boxes go to, as recorded at the time of the donation. */
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
  /** Days on which the household's other boxes arrive. */
  taken: readonly Day[];
};

/** The other days of a box's week, Monday to Sunday, that it can be moved to, each with its cut-off. */
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
