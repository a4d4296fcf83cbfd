import { withoutAccents } from "./accents.ts";
import type { CategoryId } from "../catalog.ts";
import { SPANISH_DAIRY_MEAT_FISH } from "./spanish/dairy-meat-fish.ts";
import { SPANISH_DESCRIBING } from "./spanish/describing.ts";
import { SPANISH_FRUIT } from "./spanish/fruit.ts";
import { SPANISH_HERBS_FLOWERS } from "./spanish/herbs-flowers.ts";
import { SPANISH_PANTRY_BAKERY } from "./spanish/pantry-bakery.ts";
import type { SpanishNames } from "./spanish/spanish-names.ts";
import { SPANISH_VEGETABLES } from "./spanish/vegetables.ts";

/** Every Spanish name with its English equivalents. */
export const SPANISH_NAMES: SpanishNames = [
  ...SPANISH_VEGETABLES,
  ...SPANISH_FRUIT,
  ...SPANISH_HERBS_FLOWERS,
  ...SPANISH_DAIRY_MEAT_FISH,
  ...SPANISH_PANTRY_BAKERY,
  ...SPANISH_DESCRIBING,
];

/** The shop's categories in Spanish. */
const SPANISH_CATEGORIES: Record<CategoryId, string> = {
  vegetables: "verdura, vegetal, hortaliza",
  fruit: "fruta",
  herbs: "hierba, yerba, hierba fresca, hierba de olor",
  "eggs-dairy": "huevo y lácteo, huevo, lácteo",
  "meat-poultry": "carne y ave, carne, ave, ave de corral",
  seafood: "marisco, pescado y marisco",
  pantry: "despensa, alacena, abarrote",
  bakery: "panadería, repostería",
  flowers: "flor",
};

/** Stop words. `sin` is not one, because it negates what follows. */
const JOINING = new Set(
  "a al con de del el en la las lo los para por un una unas unos y".split(" "),
);

/**
 * Names that may also occur in an English search: `sheet pan`, `bay laurel`, `Santa Rosa plums`. They count as
 * Spanish only on their own or next to another Spanish word.
 */
const ALSO_ENGLISH = new Set(
  (
    "alcatraz ave blanca blanco coco col corona crema dulce flan integral jamaica laurel lima margarita " +
    "mora morado nata negra negro pan papa pay picante res roja rojo romero rosa sal salvia te verde"
  )
    .split(" ")
    .flatMap(spanishForms),
);

/** The lookup key of a name: without accents and stop words. */
function keyOf(words: readonly string[]): string {
  return words.filter((word) => !JOINING.has(word)).join(" ");
}

/** `calabaza` and `calabazas`, `frijol` and `frijoles`, `nuez` and `nueces`. */
function spanishForms(word: string): string[] {
  if (JOINING.has(word) || word.endsWith("s")) return [word];
  if (word.endsWith("z")) return [word, `${word.slice(0, -1)}ces`];
  return [word, /[aeiou]$/.test(word) ? `${word}s` : `${word}es`];
}

/** The keys of a name, with each word in the singular and in the plural. */
function keysOf(name: string): string[] {
  return withoutAccents(name.toLowerCase())
    .split(" ")
    .reduce<string[][]>(
      (before, word) =>
        before.flatMap((words) => spanishForms(word).map((form) => [...words, form])),
      [[]],
    )
    .map(keyOf);
}

const ENGLISH: ReadonlyMap<string, readonly string[]> = new Map(
  SPANISH_NAMES.flatMap(([names, english]) =>
    names
      .split(", ")
      .flatMap((name) => keysOf(name).map((key) => [key, english.split(", ")] as const)),
  ),
);

const CATEGORY: ReadonlyMap<string, CategoryId> = new Map(
  Object.entries(SPANISH_CATEGORIES).flatMap(([id, names]) =>
    names
      .split(", ")
      .flatMap((name) => keysOf(name).map((key) => [key, id as CategoryId] as const)),
  ),
);

/** Every word of a name, plus the stop words. */
const WORDS: ReadonlySet<string> = new Set([
  ...[...ENGLISH.keys(), ...CATEGORY.keys()].flatMap((key) => key.split(" ")),
  ...JOINING,
]);

/** Candidates for correcting a misspelled word; shorter words would resemble too many others. */
export const SPANISH_SPELLINGS: readonly string[] = [
  ...new Set(SPANISH_NAMES.flatMap(([names]) => withoutAccents(names.toLowerCase()).split(/,? /))),
].filter((word) => word.length > 3);

/**
 * Whether a search is Spanish: it contains an unambiguous Spanish name, or one that could be English, either alone
 * or next to another Spanish word.
 */
export function isSpanishSearch(words: readonly string[]): boolean {
  const names = words.filter((word) => ENGLISH.has(word));
  if (names.some((word) => !ALSO_ENGLISH.has(word))) return true;
  const others = words.length - names.length;
  return names.length > 0 && (others === 0 || words.some((word) => JOINING.has(word)));
}

/** Whether a word is a stop word, such as `de` in `aceite de oliva`. */
export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

/** Whether a phrase starts or ends with a stop word: `de oliva`. */
function isLoose(words: readonly string[]): boolean {
  return isJoining(words[0] ?? "") || isJoining(words.at(-1) ?? "");
}

/**
 * The English names of a phrase that is a Spanish name. Empty for other phrases, and for a word that is English in
 * the context of the search.
 */
export function englishNamesOf(words: readonly string[], isSpanish: boolean): readonly string[] {
  const key = keyOf(words);
  if (isLoose(words)) return [];
  return !isSpanish && ALSO_ENGLISH.has(key) ? [] : (ENGLISH.get(key) ?? []);
}

/** The Spanish name for one of a product's English names; null if there is none. */
export function spanishNameOf(english: string): string | null {
  const found = SPANISH_NAMES.find(([, names]) => names.split(", ").includes(english));
  return found?.[0].split(", ")[0] ?? null;
}

/** The English names of everything whose Spanish name starts with these words. */
export function englishNamesBeginning(words: readonly string[]): readonly string[] {
  const key = keyOf(words);
  if (isLoose(words)) return [];
  return [...ENGLISH].flatMap(([name, english]) => (name.startsWith(key) ? english : []));
}

/** Whether a word without accents is one of our Spanish words, in the singular or plural. */
export function isSpanishWord(word: string): boolean {
  return WORDS.has(word);
}

/** Whether a search is a single word that could also be English. */
export function isEitherLanguage(words: readonly string[]): boolean {
  return words.length === 1 && ALSO_ENGLISH.has(words[0] ?? "");
}

/** The category that a whole search names in Spanish: `frutas`, `huevos y lácteos`. */
export function spanishCategory(words: readonly string[]): CategoryId | null {
  return CATEGORY.get(keyOf(words)) ?? null;
}
