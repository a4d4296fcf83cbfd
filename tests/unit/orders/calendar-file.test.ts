import { expect, test } from "vitest";
import { calendarFile } from "#shared/orders/calendar-file.ts";

test("the calendar entry of a delivery has the window in the local time of the business", () => {
  const text = calendarFile(
    {
      orderNumber: "FUR-7K3M-9QXT",
      day: "2026-11-26",
      window: "morning",
      address: "1 Main Street, Petaluma",
    },
    "2026-11-24T18:42:07.123Z",
  );
  expect(text).toContain("DTSTART;TZID=America/Los_Angeles:20261126T080000\r\n");
  expect(text).toContain("DTEND;TZID=America/Los_Angeles:20261126T120000\r\n");
  expect(text).toContain("DTSTAMP:20261124T184207Z\r\n");
  expect(text).toContain("LOCATION:1 Main Street\\, Petaluma\r\n");
});

test("no line of a calendar entry is longer than 75 octets", () => {
  const address = "ñ".repeat(120);
  const text = calendarFile(
    { orderNumber: "FUR-7K3M-9QXT", day: "2026-11-26", window: "evening", address },
    "2026-11-24T18:42:07Z",
  );
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n ", "")).toContain(address);
});
