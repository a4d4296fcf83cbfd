import { cents, formatUsd } from "./money.ts";
import type { ZoneTerms } from "./settings.ts";

type Terms = Pick<ZoneTerms, "name" | "feeCents" | "minimumCents">;

/** What a delivery to the zone costs and asks for: `Delivery is free. Orders start at $30.00.` */
export function zoneWords({ feeCents, minimumCents }: Terms): string {
  const fee =
    feeCents === 0 ? "Delivery is free." : `Delivery costs ${formatUsd(cents(feeCents))}.`;
  return minimumCents === 0 ? fee : `${fee} Orders start at ${formatUsd(cents(minimumCents))}.`;
}

/** What the goods, in cents, lack to the smallest order of the zone; null when they are enough. */
export function minimumWords({ name, minimumCents }: Terms, subtotal: number): string | null {
  if (subtotal >= minimumCents) return null;
  const where = name ? `Deliveries to ${name} start` : "Deliveries start";
  return `${where} at ${formatUsd(cents(minimumCents))}. Please add ${formatUsd(cents(minimumCents - subtotal))} more.`;
}
