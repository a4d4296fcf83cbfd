import { checkoutZone as m } from "#messages/checkout-zone.ts";
import { BOX_SIZES } from "../../boxes/boxes.ts";
import { type Cents, cents, formatUsd } from "../../money.ts";
import type { ZoneTerms } from "./zone-terms.ts";

type Terms = Pick<ZoneTerms, "name" | "feeCents" | "minimumCents">;

/** What a delivery to the zone costs and asks for: `Delivery is free. Orders start at $30.00.` */
export function zoneWords({ feeCents, minimumCents }: Terms): string {
  const fee = feeCents === 0 ? m.deliveryFree : m.deliveryCosts(formatUsd(cents(feeCents)));
  return minimumCents === 0 ? fee : m.withMinimum(fee, formatUsd(cents(minimumCents)));
}

/** The answer to a zip that we do not deliver to. */
export function notServedWords(zipCode: string): string {
  return m.notServed(zipCode);
}

/** Whether a refusal is `notServedWords`, of whatever zip code. */
export function isNotServed(refusal: string): boolean {
  const [start = ""] = m.notServed("#").split("#");
  return refusal.startsWith(start);
}

/** What the goods, in cents, lack to the smallest order of the zone; null when they are enough. */
export function minimumWords(zone: Terms, subtotal: number): string | null {
  const lack = zone.minimumCents - subtotal;
  return lack > 0 ? m.addMore(leastWords(zone), formatUsd(cents(lack))) : null;
}

/** What to do about a box whose price is below the smallest order of the zone; null when it is not. */
export function boxMinimumWords(zone: Terms, price: Cents): string | null {
  if (price >= zone.minimumCents) return null;
  const isAnyEnough = BOX_SIZES.some((size) => size.price >= zone.minimumCents);
  const remedy = isAnyEnough ? m.largerBox : m.noSuchBox;
  return `${leastWords(zone)} ${remedy}`;
}

/** `Deliveries to Sonoma start at $30.00.` */
export function leastWords({ name, minimumCents }: Terms): string {
  const least = formatUsd(cents(minimumCents));
  return name ? m.startIn(name, least) : m.start(least);
}
