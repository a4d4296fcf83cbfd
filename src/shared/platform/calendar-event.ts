import { brand } from "../brand.ts";

/** What stands in a calendar. Times are written as the format has them, with what comes before their colon. */
export type CalendarEvent = {
  uid: string;
  /** What of the product made it: `Delivery`. */
  kind: string;
  /** `;TZID=America/Los_Angeles:20261126T080000`, or in UTC `:20261126T160000Z`. */
  starts: string;
  ends: string;
  summary: string;
  location: string;
};

/**
 * An event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. `stamp` is the instant of
 * making, as an ISO string.
 */
export function eventFile(event: CalendarEvent, stamp: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//${event.kind}//EN`,
    "BEGIN:VEVENT",
    `UID:${event.uid}@${brand.slug}`,
    `DTSTAMP:${utcTime(stamp)}`,
    `DTSTART${event.starts}`,
    `DTEND${event.ends}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** An instant in ISO 8601 as calendars write it: `20261126T160000Z`. */
export function utcTime(iso: string): string {
  return iso.replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
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
