import { catalogBadges as m } from "#messages/catalog/badges.ts";
import { languageNow } from "../language.ts";

/**
 * The text of a maker's label, such as `Dry farmed`, in the reader's language; in the original wording if we have no
 * translation.
 */
export function badgeWords(badge: string): string {
  const known: Readonly<Record<string, string>> = m.badges;
  return known[badge] ?? badge;
}

/** A product's names: its own, and the Spanish one if the farm or we provide it. */
export type NamedProduct = { readonly name: string; readonly nameEs: string | null };

/** A product's name in the reader's language. */
export function shownName({ name, nameEs }: NamedProduct): string {
  return (languageNow() === "es" && nameEs) || name;
}
