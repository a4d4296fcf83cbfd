import { LANGUAGES, type Language } from "#shared/language.ts";
import type { Source } from "./boundaries.ts";
import { parse, walk } from "./syntax.ts";

/** A text of at least this many words belongs to one language and is not a name. */
const FEWEST_WORDS = 4;

/** The fixed texts of each language's catalog with four or more words, except those in both. */
export function textsByLanguage(sources: readonly Source[]): Record<Language, string[]> {
  const texts = LANGUAGES.map((language) => {
    const folder = `src/messages/${language}/`;
    return new Set(sources.filter(({ path }) => path.startsWith(folder)).flatMap(textsIn));
  });
  const [en = new Set<string>(), es = new Set<string>()] = texts;
  return {
    en: [...en].filter((text) => !es.has(text)),
    es: [...es].filter((text) => !en.has(text)),
  };
}

function textsIn(file: Source): string[] {
  const texts: string[] = [];
  walk(parse(file), (node) => {
    if (node.type === "ImportDeclaration") return false;
    const { value } = node as { value?: unknown };
    const text = node.type === "TemplateElement" ? (value as { cooked: string }).cooked : value;
    if (typeof text !== "string") return;
    const words = text.replaceAll(/\s+/g, " ").trim();
    if (words.split(" ").filter((word) => /\p{L}/u.test(word)).length >= FEWEST_WORDS)
      texts.push(words);
  });
  return texts;
}
