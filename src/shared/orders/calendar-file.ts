import { ordersCalendar as m } from "#messages/orders-calendar.ts";
import { brand } from "../brand.ts";
import { type WindowId, windowOf } from "../checkout/delivery.ts";
import { BUSINESS_ZONE, type Day } from "../time.ts";

export type CalendarEntry = {
  orderNumber: string;
  day: Day;
  window: WindowId;
  address: string;
};

/**
 * A delivery as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. Times
 * are wall-clock times in the business's zone. `stamp` is the instant of making, as an ISO string.
 */
export function calendarFile(entry: CalendarEntry, stamp: string): string {
  const { startHour, endHour } = windowOf(entry.window);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Delivery//EN`,
    "BEGIN:VEVENT",
    `UID:${entry.orderNumber}@${brand.slug}`,
    `DTSTAMP:${stamp.replace(/\.\d+/, "").replaceAll(/[-:]/g, "")}`,
    `DTSTART;TZID=${BUSINESS_ZONE}:${wallTime(entry.day, startHour)}`,
    `DTEND;TZID=${BUSINESS_ZONE}:${wallTime(entry.day, endHour)}`,
    `SUMMARY:${escaped(m.delivery(brand.name, entry.orderNumber))}`,
    `LOCATION:${escaped(entry.address)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function wallTime(day: Day, hour: number): string {
  return `${day.replaceAll("-", "")}T${String(hour).padStart(2, "0")}0000`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");
}

const FOLD_OCTETS = 74;

/** A long line goes on in the next one after a space; a character is never cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (encoder.encode(part + character).length > FOLD_OCTETS) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part].join("\r\n ");
}
