import { type Language, languageNow } from "#shared/language.ts";

/** Texts that a farm writes in English, in Spanish or in both: the Spanish one stands beside it, as `story_es`. */
export type FarmText =
  | "tagline"
  | "story"
  | "quote"
  | "practices"
  | "summary"
  | "description"
  | "ingredients"
  | "storage";

/** Those that are shown in the other language than the page's, because there are none in its own. */
export type Untranslated = { untranslated: FarmText[] };

const LISTS: readonly FarmText[] = ["story", "practices"];

/**
 * What is shown of the texts of `alias` as columns: each in the reader's language, else in the other, and
 * which those are as `untranslated`.
 */
export function shownTexts(
  alias: string,
  names: readonly FarmText[],
  language: Language = languageNow(),
): string {
  const shown = names.map((name) => `${shownText(alias, name, language)} as ${name}`);
  return `${shown.join(", ")}, ${untranslated(alias, names, language)} as untranslated`;
}

/** One of them. */
export function shownText(alias: string, name: FarmText, language: Language): string {
  const [own, other] = columnsOf(alias, name, language);
  return `case when ${isMissing(alias, name, language)} then ${other} else ${own} end`;
}

/** The names of those that are there in the other language alone. */
export function untranslated(
  alias: string,
  names: readonly FarmText[],
  language: Language,
): string {
  const each = names.map(
    (name) => `case when ${isMissing(alias, name, language)} then '${name}' end`,
  );
  return `array_remove(array[${each.join(", ")}], null)`;
}

function isMissing(alias: string, name: FarmText, language: Language): string {
  const [own, other] = columnsOf(alias, name, language);
  return `${isEmpty(own, name)} and not ${isEmpty(other, name)}`;
}

function isEmpty(column: string, name: FarmText): string {
  return LISTS.includes(name) ? `cardinality(${column}) = 0` : `coalesce(${column}, '') = ''`;
}

function columnsOf(alias: string, name: FarmText, language: Language): [string, string] {
  const english = `${alias}.${name}`;
  const spanish = `${english}_es`;
  return language === "en" ? [english, spanish] : [spanish, english];
}
