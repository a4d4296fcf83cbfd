import { withoutAccents } from "./accents.ts";
import type { CategoryId } from "../catalog.ts";
import { SPANISH_DAIRY_MEAT_FISH } from "./spanish/dairy-meat-fish.ts";
import { SPANISH_DESCRIBING } from "./spanish/describing.ts";
import { SPANISH_FRUIT } from "./spanish/fruit.ts";
import { SPANISH_HERBS_FLOWERS } from "./spanish/herbs-flowers.ts";
import { SPANISH_PANTRY_BAKERY } from "./spanish/pantry-bakery.ts";
import type { SpanishNames } from "./spanish/spanish-names.ts";
import { SPANISH_VEGETABLES } from "./spanish/vegetables.ts";

/** Every Spanish name with the English ones. */
export const SPANISH_NAMES: SpanishNames = [
  ...SPANISH_VEGETABLES,
  ...SPANISH_FRUIT,
  ...SPANISH_HERBS_FLOWERS,
  ...SPANISH_DAIRY_MEAT_FISH,
  ...SPANISH_PANTRY_BAKERY,
  ...SPANISH_DESCRIBING,
];

/** What the shop's categories are called in Spanish. */
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

/** Words that join others, and are looked for by no one. Not `sin`: what follows it is not wanted. */
const JOINING = new Set(
  "a al con de del el en la las lo los para por un una unas unos y".split(" "),
);

/**
 * Names that an English search may hold as well: `sheet pan`, `bay laurel`, `Santa Rosa plums`. They
 * are taken for Spanish only by themselves or beside another word of Spanish.
 */
const ALSO_ENGLISH = new Set(
  (
    "alcatraz ave blanca blanco coco col corona crema dulce flan integral jamaica laurel lima margarita " +
    "mora morado nata negra negro pan papa pay picante res roja rojo romero rosa sal salvia te verde"
  )
    .split(" ")
    .flatMap(spanishForms),
);

/** A name without accents and joining words: so it is kept and asked for. */
function keyOf(words: readonly string[]): string {
  return words.filter((word) => !JOINING.has(word)).join(" ");
}

/** `calabaza` and `calabazas`, `frijol` and `frijoles`, `nuez` and `nueces`. */
function spanishForms(word: string): string[] {
  if (JOINING.has(word) || word.endsWith("s")) return [word];
  if (word.endsWith("z")) return [word, `${word.slice(0, -1)}ces`];
  return [word, /[aeiou]$/.test(word) ? `${word}s` : `${word}es`];
}

/** The keys of a name with each of its words in the singular and in the plural. */
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

/** Every word of a name, and those that join them. */
const WORDS: ReadonlySet<string> = new Set([
  ...[...ENGLISH.keys(), ...CATEGORY.keys()].flatMap((key) => key.split(" ")),
  ...JOINING,
]);

/** What a mistyped word may have been: shorter words are like too many others. */
export const SPANISH_SPELLINGS: readonly string[] = [
  ...new Set(SPANISH_NAMES.flatMap(([names]) => withoutAccents(names.toLowerCase()).split(/,? /))),
].filter((word) => word.length > 3);

/**
 * Whether a search is Spanish: it holds a name that is nothing else, or one that may be English by
 * itself or beside another word of Spanish.
 */
export function isSpanishSearch(words: readonly string[]): boolean {
  const names = words.filter((word) => ENGLISH.has(word));
  if (names.some((word) => !ALSO_ENGLISH.has(word))) return true;
  const others = words.length - names.length;
  return names.length > 0 && (others === 0 || words.some((word) => JOINING.has(word)));
}

/** Whether a word only joins others: `aceite de oliva`. */
export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

/** Whether words begin or end with one that joins them to others: `de oliva`. */
function isLoose(words: readonly string[]): boolean {
  return isJoining(words[0] ?? "") || isJoining(words.at(-1) ?? "");
}

/**
 * The English names of what some words of a search name in Spanish; none for other words, and none for
 * a word that the rest of the search makes English.
 */
export function englishNamesOf(words: readonly string[], isSpanish: boolean): readonly string[] {
  const key = keyOf(words);
  if (isLoose(words)) return [];
  return !isSpanish && ALSO_ENGLISH.has(key) ? [] : (ENGLISH.get(key) ?? []);
}

/** What a thing is called in Spanish, by one of its English names; null where we know no name. */
export function spanishNameOf(english: string): string | null {
  const found = SPANISH_NAMES.find(([, names]) => names.split(", ").includes(english));
  return found?.[0].split(", ")[0] ?? null;
}

/** The English names of everything whose Spanish name begins so. */
export function englishNamesBeginning(words: readonly string[]): readonly string[] {
  const key = keyOf(words);
  if (isLoose(words)) return [];
  return [...ENGLISH].flatMap(([name, english]) => (name.startsWith(key) ? english : []));
}

/** Whether a word without accents is one of ours, in the singular or in the plural. */
export function isSpanishWord(word: string): boolean {
  return WORDS.has(word);
}

/** Whether a search is nothing but a word that may be meant in English. */
export function isEitherLanguage(words: readonly string[]): boolean {
  return words.length === 1 && ALSO_ENGLISH.has(words[0] ?? "");
}

/** The category that a search names as a whole in Spanish: `frutas`, `huevos y lácteos`. */
export function spanishCategory(words: readonly string[]): CategoryId | null {
  return CATEGORY.get(keyOf(words)) ?? null;
}
