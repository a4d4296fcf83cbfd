import { ordersWords as m } from "#messages/orders-words.ts";
import { cents, type Cents, formatUsd, NO_MONEY } from "../money.ts";
import type { ZoneTerms } from "../platform/zones/zone-terms.ts";

type Fee = Pick<ZoneTerms, "feeCents">;

/**
 * What a delivery to another place costs more than was paid, in cents; below zero it is what goes back.
 * Who stays under the same fee settles nothing, and a place that is no dearer than the one before never
 * costs more, whatever the settings were when the order was paid (docs/decisions/027).
 */
export function feeDifference(paid: Cents, from: Fee, to: Fee): Cents {
  if (from.feeCents === to.feeCents) return NO_MONEY;
  const difference = to.feeCents - paid;
  return cents(to.feeCents > from.feeCents ? difference : Math.min(difference, 0));
}

/** Why a dearer place is refused, and what can be done instead. */
export function dearerWords(zipCode: string, difference: Cents): string {
  return m.dearer(zipCode, formatUsd(difference));
}

/** Why a place with another tax is refused, and what can be done instead. */
export function taxedOtherwiseWords(zipCode: string): string {
  return m.taxedOtherwise(zipCode);
}

/** What goes back when a place is cheaper. */
export function cheaperWords(zipCode: string, back: Cents): string {
  return m.cheaper(zipCode, formatUsd(back));
}
