import { catalogErrors as m } from "#messages/catalog/errors.ts";
import type { MarketCard } from "#db/seed/market-prints.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { knownWords } from "#shared/platform/known-words.ts";

/** What a print shows, in the reader's language. */
export function printTitle({ name, title, titleEs }: MarketCard): string {
  return knownWords(m.things, name) ?? shownName({ name: title, nameEs: titleEs });
}

/** The title of a group of prints in the reader's language. Category labels already are. */
export function groupWords(group: string): string {
  return knownWords(m.printGroups, group) ?? group;
}
