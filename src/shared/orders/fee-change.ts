import { ordersWords as m } from "#messages/orders/words.ts";
import { cents, type Cents, formatUsd, NO_MONEY } from "../money.ts";
import type { ZoneTerms } from "../platform/zones/zone-terms.ts";

type Fee = Pick<ZoneTerms, "feeCents">;

/**
 * How much more than was paid a delivery to another address costs, in cents; a negative amount is refunded. Nothing
 * is due if the fee is the same, and an address that costs no more than the previous one is never charged extra,
 * whatever the settings were when the order was paid (docs/decisions/027).
 */
export function feeDifference(paid: Cents, from: Fee, to: Fee): Cents {
  if (from.feeCents === to.feeCents) return NO_MONEY;
  const difference = to.feeCents - paid;
  return cents(to.feeCents > from.feeCents ? difference : Math.min(difference, 0));
}

/** Why an address with a higher fee is refused, and what to do instead. */
export function dearerWords(zipCode: string, difference: Cents): string {
  return m.dearer(zipCode, formatUsd(difference));
}

/** Why an address with a different tax is refused, and what to do instead. */
export function taxedOtherwiseWords(zipCode: string): string {
  return m.taxedOtherwise(zipCode);
}

/** What is refunded for an address with a lower fee. */
export function cheaperWords(zipCode: string, back: Cents): string {
  return m.cheaper(zipCode, formatUsd(back));
}
