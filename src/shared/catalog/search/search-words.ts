import { catalogWords as m } from "#messages/catalog/words.ts";
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
 * How the words are matched: all as whole words; all as prefixes; all as prefixes of the Spanish names farms give
 * their goods; all as prefixes of the market's alternative names; or any of them.
 */
export const SEARCH_MODES = ["all", "prefix", "spanish", "begun", "any"] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

/** A parsed search: every group must match at least one of its phrases. */
export type SearchGroups = readonly (readonly string[])[];

/** The category that a whole search names, such as `vegetables`; otherwise null. */
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

/** The words of a search: letters and digits only, lowercased. */
export function searchWordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Parses a search into groups. Synonyms widen a group, and Spanish names add their English ones. The words must be
 * without accents.
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

/** The word count of our longest name, as spoken: `atún en aceite de oliva`. */
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

/** Minimum prefix length; shorter prefixes match too many names. */
const BEGIN_FROM_LETTERS = 3;

function namesBeginning(words: readonly string[]): readonly string[] {
  const phrase = words.join(" ");
  if (phrase.length < BEGIN_FROM_LETTERS) return [];
  return [...synonymsBeginning(phrase), ...englishNamesBeginning(words).flatMap(withOtherNames)];
}

function withOtherNames(name: string): readonly string[] {
  return [name, ...otherNamesOf(name)];
}

/** Whether a search contains the start of one of the market's alternative names. */
export function isBegun(words: readonly string[]): boolean {
  return words.some((word) => namesBeginning([word]).length > 0);
}

/**
 * The groups in Postgres full-text query syntax. Only typed words match as prefixes: `huevo` finds eggs but not
 * eggplants. `weights` limits which fields may match (A is the product's name). Words contain only letters and
 * digits, so the quoting is safe.
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
 * The terms to search when not all groups match: the last word of each name, which is the noun. A search for
 * scallions that finds none shows onions, not everything green.
 */
export function anyWords(groups: SearchGroups): string[] {
  return [...new Set(groups.flat().map((phrase) => phrase.split(" ").at(-1) ?? phrase))];
}

/**
 * The terms to report for an any-word search: the words and their synonyms and, for a Spanish word, its first English
 * name, which is what the results show. Spanish readers see these terms in Spanish where known.
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

/** Maximum number of wrong letters: two in a longer word with the right first letter, otherwise one. */
function allowedErrors(word: string, candidate: string): number {
  return word.length > 5 && word[0] === candidate[0] ? 2 : 1;
}

/** Stricter for Spanish, so that an English search for `granola` does not match `granada`, nor `pasta` `pasita`. */
function allowedInSpanish(word: string, candidate: string): number {
  if (word.length < 6) return 0;
  return word.length < 8 ? 1 : allowedErrors(word, candidate);
}

/**
 * The most likely intended candidate, or null if none is close enough. Singular and plural are equally close; ties
 * go to the longer candidate, because people omit letters more often than they add them.
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

/** Edit distance to the nearest form of the candidate; Infinity if all exceed `most`. */
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
 * Edit distance: letters added, omitted, replaced or transposed. Infinity once it exceeds `most`, which stops the
 * calculation early.
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
 * Replaces unknown words with the likely intended ones; null if there is nothing to correct. `nearest` contains
 * words of the catalog; Spanish words are built in.
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

/** A Spanish word wins only if it is closer than every English one: `brocolli` is broccoli, not `brócoli`. */
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

/** Whether an English word is a translation of the Spanish one. */
function isNamed(english: string, spanish: string): boolean {
  return englishNamesOf([spanish], true).some((name) => isSameName(name, english));
}
