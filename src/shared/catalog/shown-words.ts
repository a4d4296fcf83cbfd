import { catalogBadges as m } from "#messages/catalog-badges.ts";
import { languageNow } from "../language.ts";

/** What a maker says on the label, `Dry farmed`, in the reader's language; in the maker's own words where we know no others. */
export function badgeWords(badge: string): string {
  const known: Readonly<Record<string, string>> = m.badges;
  return known[badge] ?? badge;
}

/** A product by its names: its own, and its Spanish one where its farm or we have one. */
export type NamedProduct = { readonly name: string; readonly nameEs: string | null };

/** What a product is called in the language of who reads. */
export function shownName({ name, nameEs }: NamedProduct): string {
  return (languageNow() === "es" && nameEs) || name;
}
