import { catalogWords as m } from "#messages/catalog-words.ts";
import { languageNow } from "../../language.ts";
import { CATEGORY_IDS, type CategoryId } from "../catalog.ts";
import {
  englishNamesBeginning,
  englishNamesOf,
  isJoining,
  isSpanishSearch,
  isSpanishWord,
  spanishNameOf,
  SPANISH_SPELLINGS,
  spanishCategory,
} from "./read-spanish.ts";
import { isSameName, otherNamesOf, SYNONYM_WORDS, synonymsBeginning } from "./synonyms.ts";

/**
 * How words are taken: all as they stand, all as beginnings of words, the same of what farms call their goods in
 * Spanish, all as beginnings of names that the market has in other words, or any of them.
 */
export const SEARCH_MODES = ["all", "prefix", "spanish", "begun", "any"] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** What a search asks for: every group must be met by one of its phrases. */
export type SearchGroups = readonly (readonly string[])[];

/** The category that a search names as a whole, such as `vegetables`; null for any other. */
export function categoryNamed(words: readonly string[]): CategoryId | null {
  const phrase = words.join(" ");
  const named = CATEGORY_IDS.find((id) =>
    searchPhrases(id).some((name) => isSameName(name, phrase) || isSameName(phrase, name)),
  );
  return named ?? spanishCategory(words);
}

/** `meat-poultry` is named by `meat`, `poultry` and both. */
function searchPhrases(id: CategoryId): string[] {
  const words = searchWordsOf(id);
  return [words.join(" "), ...words];
}

/** The words of a search: letters and digits only, in lower case. */
export function searchWordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Reads a search into groups; known names of the same thing widen a group, and Spanish names do so with
 * the English ones. The words are without accents.
 */
export function searchGroups(words: readonly string[], mode: SearchMode = "all"): SearchGroups {
  const isSpanish = isSpanishSearch(words);
  const groups: string[][] = [];
  for (let at = 0; at < words.length;) {
    const { phrase, names } = longestKnown(words.slice(at), isSpanish, mode);
    if (!(isSpanish && isJoining(phrase))) groups.push([...new Set([phrase, ...names])]);
    at += phrase.split(" ").length;
  }
  return groups;
}

/** As many words as the longest of our names takes, as it is said: `atún en aceite de oliva`. */
const LONGEST_NAME = 5;

function longestKnown(words: readonly string[], isSpanish: boolean, mode: SearchMode) {
  const reads =
    mode === "begun" ? [namesOf, (some: readonly string[]) => namesBeginning(some)] : [namesOf];
  for (const read of reads) {
    for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
      const taken = words.slice(0, length);
      const names = read(taken, isSpanish);
      if (names.length > 0) return { phrase: taken.join(" "), names };
    }
  }
  return { phrase: words[0] ?? "", names: [] };
}

function namesOf(words: readonly string[], isSpanish: boolean): readonly string[] {
  const others = otherNamesOf(words.join(" "));
  return others.length > 0 ? others : englishNamesOf(words, isSpanish).flatMap(withOtherNames);
}

/** Fewer letters begin too many names. */
const BEGIN_FROM_LETTERS = 3;

function namesBeginning(words: readonly string[]): readonly string[] {
  const phrase = words.join(" ");
  if (phrase.length < BEGIN_FROM_LETTERS) return [];
  return [...synonymsBeginning(phrase), ...englishNamesBeginning(words).flatMap(withOtherNames)];
}

function withOtherNames(name: string): readonly string[] {
  return [name, ...otherNamesOf(name)];
}

/** Whether a search holds the beginning of a name that the market has in other words. */
export function isBegun(words: readonly string[]): boolean {
  return words.some((word) => namesBeginning([word]).length > 0);
}

/**
 * The groups in the database's query language. Only what was typed is the beginning of a word: `huevo`
 * leads to eggs and not to eggplants. `weights` limits where words may stand (A is the
 * product's name). Words are letters and digits, so quoting holds.
 */
export function toTsQuery(
  groups: SearchGroups,
  { mode = "all", weights = "" }: { mode?: SearchMode; weights?: string } = {},
): string {
  const suffix = weights ? `:${weights}` : "";
  if (mode === "any") {
    return anyWords(groups)
      .map((word) => `'${word}'${suffix}`)
      .join(" | ");
  }
  const typedSuffix = mode === "all" ? suffix : `:*${weights}`;
  return groups
    .map((group) => group.map((phrase, at) => `'${phrase}'${at === 0 ? typedSuffix : suffix}`))
    .map((alternatives) => `(${alternatives.join(" | ")})`)
    .join(" & ");
}

/**
 * What is looked for when nothing meets every group: of each name what it says last, which is the
 * thing. Who finds no scallions is shown onions, and not all that is green.
 */
export function anyWords(groups: SearchGroups): string[] {
  return [...new Set(groups.flat().map((phrase) => phrase.split(" ").at(-1) ?? phrase))];
}

/**
 * What is said of a search for any of its words: they and their other names, and for a Spanish one its
 * first English name, which is what is shown. Who reads Spanish is told what that is called there.
 */
export function anyWordsSaid(words: readonly string[]): string {
  const isSpanish = isSpanishSearch(words);
  const groups = searchGroups(words).map((group) => {
    const [english] = englishNamesOf(group[0]?.split(" ") ?? [], isSpanish);
    return english === undefined ? group : [english];
  });
  const shown = anyWords(groups);
  if (languageNow() === "en") return m.either(shown);
  return m.either([...new Set(shown.map((word) => spanishNameOf(word) ?? word))]);
}

/** At most this many letters may be wrong: two in a longer word that begins with the right one, else one. */
function allowedErrors(word: string, candidate: string): number {
  return word.length > 5 && word[0] === candidate[0] ? 2 : 1;
}

/** In Spanish fewer: `granola` is not near `granada`, nor `pasta` near `pasita`, for whoever asks in English. */
function allowedInSpanish(word: string, candidate: string): number {
  if (word.length < 6) return 0;
  return word.length < 8 ? 1 : allowedErrors(word, candidate);
}

/**
 * The candidate that was probably meant, or null when none is near enough. Singular and plural count
 * as near; of two that are equally near the longer one, because letters are left out more than put in.
 */
function closest(word: string, candidates: readonly string[], allowed = allowedErrors) {
  const near = candidates
    .map((candidate) => {
      const most = allowed(word, candidate);
      return { candidate, most, distance: distanceTo(word, candidate, most) };
    })
    .filter(({ distance, most }) => distance <= most)
    .toSorted((a, b) => a.distance - b.distance || b.candidate.length - a.candidate.length);
  return near[0] ?? null;
}

/** How far the nearest form of the candidate is; Infinity when all are seen to be too far. */
function distanceTo(word: string, candidate: string, most: number): number {
  if (Math.abs(candidate.length - word.length) > most + 2) return Infinity;
  const distances = formsOf(candidate)
    .filter((form) => Math.abs(form.length - word.length) <= most)
    .map((form) => editDistance(word, form, most));
  return Math.min(...distances);
}

function formsOf(word: string): string[] {
  const singular = [/ies$/, /es$/, /s$/]
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ending.source === "ies$" ? "y" : ""));
  return [word, ...singular, `${word}s`, `${word}es`];
}

/**
 * How many letters are added, left out, changed or swapped with their neighbor; Infinity when they are
 * seen to be more than `most`, which ends the count early.
 */
export function editDistance(a: string, b: string, most = Infinity): number {
  let beforePrevious: number[] = [];
  let previous = [0];
  for (let column = 1; column <= b.length; column += 1) previous.push(column);
  let leastBefore = 0;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + changed,
        swapped ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity,
      );
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most && leastBefore > most) return Infinity;
    [beforePrevious, previous, leastBefore] = [previous, current, least];
  }
  return previous[b.length] ?? 0;
}

/**
 * Puts the words that were probably meant in the place of unknown ones; null when there is nothing to
 * mend. `nearest` holds words of the catalog; the Spanish ones are known here.
 */
export function correctWords(
  words: readonly string[],
  nearest: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const corrected = words.map((word) => {
    const candidates = [...(nearest.get(word) ?? []), ...SYNONYM_WORDS];
    return candidates.includes(word) || isSpanishWord(word) ? word : meantWord(word, candidates);
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}

/** A Spanish word is meant where it is nearer than every English one: `brocolli` is broccoli, not `brócoli`. */
function meantWord(word: string, candidates: readonly string[]): string {
  const english = closest(word, candidates);
  if (english && english.distance <= 1) return english.candidate;
  const spanish = closest(word, SPANISH_SPELLINGS, allowedInSpanish);
  if (!english || !spanish) return (english ?? spanish)?.candidate ?? word;
  const isSpanishNearer = spanish.distance < english.distance;
  return isSpanishNearer && !isNamed(english.candidate, spanish.candidate)
    ? spanish.candidate
    : english.candidate;
}

/** Whether an English word names what the Spanish one does. */
function isNamed(english: string, spanish: string): boolean {
  return englishNamesOf([spanish], true).some((name) => isSameName(name, english));
}
