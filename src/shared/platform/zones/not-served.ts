import { checkoutZone as m } from "#messages/checkout-zone.ts";

/** The answer to a zip that we do not deliver to. */
export function notServedWords(zipCode: string): string {
  return m.notServed(zipCode);
}

/** Whether a refusal is `notServedWords`, of whatever zip code. */
export function isNotServed(refusal: string): boolean {
  const [start = ""] = m.notServed("#").split("#");
  return refusal.startsWith(start);
}
