import { type Language, languageNow } from "#shared/language.ts";

/** Texts a farm writes in English, Spanish or both. The Spanish column has the suffix `_es`, as in `story_es`. */
export type FarmText =
  | "tagline"
  | "story"
  | "quote"
  | "practices"
  | "summary"
  | "description"
  | "ingredients"
  | "storage";

/** The language of each text that is shown in the other language, because there is none in the page's own. */
export type Untranslated = { untranslated: Partial<Record<FarmText, Language>> };

const LISTS: readonly FarmText[] = ["story", "practices"];

/**
 * SQL columns for texts of the table `alias`: each in the reader's language or, if there is none,
 * in the other one. Column `untranslated` has the language of the latter.
 */
export function shownTexts(alias: string, names: readonly FarmText[]): string {
  const language = languageNow();
  const shown = names.map((name) => `${shownText(alias, name, language)} as ${name}`);
  return `${shown.join(", ")}, ${untranslated(alias, names, language)} as untranslated`;
}

/** The SQL expression for one such text. */
export function shownText(alias: string, name: FarmText, language: Language): string {
  const [own, other] = columnsOf(alias, name, language);
  return `case when ${isMissing(alias, name, language)} then ${other} else ${own} end`;
}

/** The SQL expression for `Untranslated`: the other language for each text that exists only in it, as JSON. */
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
