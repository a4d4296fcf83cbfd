import { brand } from "../brand.ts";

/** An iCalendar event. Times are in the format's notation, including the parameters before the colon. */
export type CalendarEvent = {
  uid: string;
  /** The kind of event: `Delivery`. */
  kind: string;
  /** `;TZID=America/Los_Angeles:20261126T080000`, or in UTC `:20261126T160000Z`. */
  starts: string;
  ends: string;
  summary: string;
  location: string;
};

/**
 * An event as an iCalendar file (RFC 5545): lines end in CRLF and are folded at 75 octets. `stamp` is the creation
 * time as an ISO string.
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

/** An ISO 8601 instant in iCalendar format: `20261126T160000Z`. */
export function utcTime(iso: string): string {
  return iso.replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");
}

const FOLD_OCTETS = 74;

/** Folds a long line: continuation lines start with a space, and characters are never split. */
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
