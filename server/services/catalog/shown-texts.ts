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

/** The language of each text that is shown in the other one than the page's, because there is none in its own. */
export type Untranslated = { untranslated: Partial<Record<FarmText, Language>> };

const LISTS: readonly FarmText[] = ["story", "practices"];

/**
 * What is shown of the texts of `alias` as columns: each in the reader's language, else in the other, and
 * whose language that is as `untranslated`.
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

/** The language of those that are there in the other one alone, as JSON. */
export function untranslated(
  alias: string,
  names: readonly FarmText[],
  language: Language,
): string {
  const other: Language = language === "en" ? "es" : "en";
  const each = names.map(
    (name) => `'${name}', case when ${isMissing(alias, name, language)} then '${other}' end`,
  );
  return `json_strip_nulls(json_build_object(${each.join(", ")}))`;
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
