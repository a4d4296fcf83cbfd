import { BOX_SIZES } from "../boxes/boxes.ts";
import { type Cents, cents, formatUsd } from "../money.ts";
import type { ZoneTerms } from "../platform/settings.ts";

type Terms = Pick<ZoneTerms, "name" | "feeCents" | "minimumCents">;

/** What a delivery to the zone costs and asks for: `Delivery is free. Orders start at $30.00.` */
export function zoneWords({ feeCents, minimumCents }: Terms): string {
  const fee =
    feeCents === 0 ? "Delivery is free." : `Delivery costs ${formatUsd(cents(feeCents))}.`;
  return minimumCents === 0 ? fee : `${fee} Orders start at ${formatUsd(cents(minimumCents))}.`;
}

/** The answer to a zip that we do not deliver to. */
export function notServedWords(zipCode: string): string {
  return `We do not deliver to ${zipCode} yet. We deliver in California.`;
}

/** What the goods, in cents, lack to the smallest order of the zone; null when they are enough. */
export function minimumWords(zone: Terms, subtotal: number): string | null {
  const lack = zone.minimumCents - subtotal;
  return lack > 0 ? `${startWords(zone)} Please add ${formatUsd(cents(lack))} more.` : null;
}

/** What to do about a box whose price is below the smallest order of the zone; null when it is not. */
export function boxMinimumWords(zone: Terms, price: Cents): string | null {
  if (price >= zone.minimumCents) return null;
  const isAnyEnough = BOX_SIZES.some((size) => size.price >= zone.minimumCents);
  const remedy = isAnyEnough ? "Please choose a larger box." : "No box is that large.";
  return `${startWords(zone)} ${remedy}`;
}

/** `Deliveries to Sonoma start at $30.00.` */
function startWords({ name, minimumCents }: Terms): string {
  const where = name ? `Deliveries to ${name} start` : "Deliveries start";
  return `${where} at ${formatUsd(cents(minimumCents))}.`;
}
