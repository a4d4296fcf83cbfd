import { type DeliveryCalendar, deliveryDays } from "../checkout/delivery.ts";
import type { Day } from "../time.ts";

/** How many days ahead an order whose delivery failed can be brought again. */
export const REDELIVERY_DAYS = 7;

/**
 * The days on which an order whose delivery failed can be brought again, from tomorrow on, the earliest
 * first. Its goods are packed, so no cut-off applies. Empty when no van drives in that time.
 */
export function redeliveryDays(today: Day, calendar: DeliveryCalendar): Day[] {
  return deliveryDays(today, { ...calendar, leadDays: 1, horizonDays: REDELIVERY_DAYS });
}
