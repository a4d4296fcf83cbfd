import { checkoutZone as m } from "#messages/checkout-zone.ts";
import { cents, formatUsd } from "../../money.ts";
import type { ZoneTerms } from "./zone-terms.ts";

/** What of a zone its sentences say. */
export type SaidTerms = Pick<ZoneTerms, "name" | "feeCents" | "minimumCents">;

/** What a delivery to the zone costs and asks for: `Delivery is free. Orders start at $30.00.` */
export function zoneWords({ feeCents, minimumCents }: SaidTerms): string {
  const fee = feeCents === 0 ? m.deliveryFree : m.deliveryCosts(formatUsd(cents(feeCents)));
  return minimumCents === 0 ? fee : m.withMinimum(fee, formatUsd(cents(minimumCents)));
}

/** What the goods, in cents, lack to the smallest order of the zone; null when they are enough. */
export function minimumWords(zone: SaidTerms, subtotal: number): string | null {
  const lack = zone.minimumCents - subtotal;
  return lack > 0 ? m.addMore(leastWords(zone), formatUsd(cents(lack))) : null;
}

/** `Deliveries to Sonoma start at $30.00.` */
export function leastWords({ name, minimumCents }: SaidTerms): string {
  const least = formatUsd(cents(minimumCents));
  return name ? m.startIn(name, least) : m.start(least);
}
