import { checkoutZone as m } from "#messages/checkout/zone.ts";

/** The message for a zip that we do not serve. */
export function notServedWords(zipCode: string): string {
  return m.notServed(zipCode);
}

/** The link from that message to the zip's waiting list. */
export function joinListWords(zipCode: string): string {
  return m.joinList(zipCode);
}

/** Whether a refusal is `notServedWords`, for any zip code. */
export function isNotServed(refusal: string): boolean {
  const [start = ""] = m.notServed("#").split("#");
  return refusal.startsWith(start);
}
