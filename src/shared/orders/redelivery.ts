import { type DeliveryCalendar, deliveryDays } from "../checkout/delivery.ts";
import type { Day } from "../time.ts";

/** How many days ahead an order can be redelivered after a failed delivery. */
export const REDELIVERY_DAYS = 7;

/**
 * The days on which an order can be redelivered, from tomorrow on, earliest first. Its goods are packed, so no
 * cut-off applies. Empty if there are no deliveries in that period.
 */
export function redeliveryDays(today: Day, calendar: DeliveryCalendar): Day[] {
  return deliveryDays(today, { ...calendar, leadDays: 1, horizonDays: REDELIVERY_DAYS });
}
