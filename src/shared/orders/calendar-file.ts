import { ordersCalendar as m } from "#messages/orders/calendar.ts";
import { brand } from "../brand.ts";
import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { eventFile } from "../platform/calendar-event.ts";
import { BUSINESS_ZONE, type Day } from "../time.ts";

export type CalendarEntry = {
  orderNumber: string;
  day: Day;
  window: WindowId;
  address: string;
};

/**
 * A delivery as an iCalendar file. Times are wall-clock times in the business's time zone. `stamp` is the creation
 * time as an ISO string.
 */
export function calendarFile({ orderNumber, day, ...entry }: CalendarEntry, stamp: string): string {
  const { startHour, endHour } = windowOf(entry.window);
  const event = {
    uid: orderNumber,
    kind: "Delivery",
    starts: wallTime(day, startHour),
    ends: wallTime(day, endHour),
    summary: m.delivery(brand.name, orderNumber),
    location: entry.address,
  };
  return eventFile(event, stamp);
}

function wallTime(day: Day, hour: number): string {
  return `;TZID=${BUSINESS_ZONE}:${day.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`;
}
