import { catalogWords as m } from "#messages/catalog/words.ts";
import { languageNow } from "../../language.ts";
import { cents, type Cents } from "../../money.ts";

/** Units of pack quantities. */
export const PACK_UNITS = ["lb", "oz", "each", "pint", "bunch", "fl oz"] as const;
export type PackUnit = (typeof PACK_UNITS)[number];

/** Cents per unit of measure, rounded half up, so that packs can be compared. */
export function unitPriceOf(price: Cents, quantity: number): Cents {
  return cents(Math.round(price / quantity));
}

/** `$3.87/lb`, `$0.70 each`: converts the database's text to the reader's language. */
export function unitPriceWords(text: string): string {
  if (languageNow() === "en") return text;
  const [, each] = /^(\S+) each$/.exec(text) ?? [];
  if (each) return m.each(each);
  const [, amount, name] = /^([^/]+)\/(.+)$/.exec(text) ?? [];
  const unit = PACK_UNITS.find((known) => known === name);
  return unit && unit !== "each" ? `${amount}/${m.units[unit]}` : text;
}
