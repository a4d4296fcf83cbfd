import { checkoutZone as m } from "#messages/checkout/zone.ts";
import { cents, formatUsd } from "../../money.ts";
import type { ZoneTerms } from "./zone-terms.ts";

/** The parts of a zone that its sentences mention. */
export type SaidTerms = Pick<ZoneTerms, "name" | "feeCents" | "minimumCents">;

/** A zone's fee and minimum: `Delivery is free. The minimum order is $30.00.` */
export function zoneWords({ feeCents, minimumCents }: SaidTerms): string {
  const fee = feeCents === 0 ? m.deliveryFree : m.deliveryCosts(formatUsd(cents(feeCents)));
  return minimumCents === 0 ? fee : m.withMinimum(fee, formatUsd(cents(minimumCents)));
}

/** How much is missing to reach the zone's order minimum, with `subtotal` in cents; null if nothing is. */
export function minimumWords(zone: SaidTerms, subtotal: number): string | null {
  const lack = zone.minimumCents - subtotal;
  return lack > 0 ? m.addMore(leastWords(zone), formatUsd(cents(lack))) : null;
}

/** `The minimum order in Sonoma is $30.00.` */
export function leastWords({ name, minimumCents }: SaidTerms): string {
  const least = formatUsd(cents(minimumCents));
  return name ? m.startIn(name, least) : m.start(least);
}
