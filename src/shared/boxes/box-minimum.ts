import { checkoutZone as m } from "#messages/checkout/zone.ts";
import type { Cents } from "../money.ts";
import { leastWords, type SaidTerms } from "../platform/zones/zone-words.ts";
import { BOX_SIZES } from "./boxes.ts";

/** What to do about a box priced below the zone's order minimum; null if it is not. */
export function boxMinimumWords(zone: SaidTerms, price: Cents): string | null {
  if (price >= zone.minimumCents) return null;
  const isAnyEnough = BOX_SIZES.some((size) => size.price >= zone.minimumCents);
  const remedy = isAnyEnough ? m.largerBox : m.noSuchBox;
  return `${leastWords(zone)} ${remedy}`;
}
