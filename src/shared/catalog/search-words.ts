import { CATEGORIES, type CategoryId } from "./catalog.ts";

/**
 * Words that mean the same thing on a market, each group in the words of several places. A phrase is
 * found where its words stand side by side.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ["zucchini", "courgette", "summer squash"],
  ["green onion", "scallion", "spring onion"],
  ["eggplant", "aubergine"],
  ["arugula", "rocket"],
  ["cilantro", "coriander"],
  ["beet", "beetroot"],
  ["rutabaga", "swede"],
  ["romanesco", "roman cauliflower"],
  ["chard", "silverbeet"],
  ["endive", "chicory", "radicchio"],
  ["mandarin", "tangerine", "clementine", "satsuma"],
  ["chickpea", "garbanzo"],
  ["corn", "maize"],
  ["potato", "spud"],
  ["fava bean", "broad bean"],
  ["persimmon", "kaki"],
  ["shrimp", "prawn"],
  ["yogurt", "yoghurt"],
  ["jam", "preserve", "marmalade"],
  ["loaf", "bread", "sourdough"],
  ["hen", "chicken"],
  ["bell pepper", "capsicum"],
  ["chile", "chili", "chilli"],
  ["flower", "bouquet", "bunch of flowers"],
];

/** How words are taken: all as they stand, all as beginnings of words, or any of them. */
export type SearchMode = "all" | "prefix" | "any";

/** What a search asks for: every group must be met by one of its phrases. */
export type SearchGroups = readonly (readonly string[])[];

/** The category that a search names as a whole, such as `vegetables`; null for any other. */
export function categoryNamed(words: readonly string[]): CategoryId | null {
  const said = words.join(" ");
  const named = CATEGORIES.find(({ id, label }) =>
    [id, ...searchPhrases(label)].some((name) => isSameName(name, said) || isSameName(said, name)),
  );
  return named?.id ?? null;
}

/** `Meat & poultry` is named by `meat`, `poultry` and both. */
function searchPhrases(label: string): string[] {
  const words = searchWordsOf(label);
  return [words.join(" "), ...words];
}

/** The words of a search: letters and digits only, in lower case. */
export function searchWordsOf(query: string): string[] {
  return query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Reads a search into groups; known names of the same thing widen a group. */
export function searchGroups(words: readonly string[]): SearchGroups {
  const groups: string[][] = [];
  for (let at = 0; at < words.length;) {
    const { phrase, synonyms } = longestKnown(words, at);
    groups.push([phrase, ...synonyms]);
    at += phrase.split(" ").length;
  }
  return groups;
}

function longestKnown(words: readonly string[], at: number) {
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(at, at + length).join(" ");
    const group = SYNONYMS.find((names) => names.some((name) => isSameName(name, phrase)));
    if (group) return { phrase, synonyms: group.filter((name) => !isSameName(name, phrase)) };
  }
  return { phrase: words[at] ?? "", synonyms: [] };
}

/** Singular and plural are one name; the database's own stemming does the rest. */
function isSameName(name: string, phrase: string): boolean {
  return phrase === name || phrase === `${name}s` || phrase === `${name}es`;
}

/**
 * The groups in the database's query language. `weights` limits where words may stand (A is the
 * product's name). Words are letters and digits, so quoting holds.
 */
export function toTsQuery(
  groups: SearchGroups,
  { mode = "all", weights = "" }: { mode?: SearchMode; weights?: string } = {},
): string {
  const flags = `${mode === "prefix" ? "*" : ""}${weights}`;
  const suffix = flags ? `:${flags}` : "";
  if (mode === "any") {
    return anyWords(groups)
      .map((word) => `'${word}'${suffix}`)
      .join(" | ");
  }
  return groups
    .map((group) => group.map((phrase) => `'${phrase}'${suffix}`).join(" | "))
    .map((alternatives) => `(${alternatives})`)
    .join(" & ");
}

/**
 * What is looked for when nothing meets every group: of each name what it says last, which is the
 * thing. Who finds no scallions is shown onions, and not all that is green.
 */
export function anyWords(groups: SearchGroups): string[] {
  return [...new Set(groups.flat().map((phrase) => phrase.split(" ").at(-1) ?? phrase))];
}

/** At most this many letters may be wrong: two in a longer word that begins with the right one, else one. */
function allowedErrors(word: string, candidate: string): number {
  return word.length > 5 && word[0] === candidate[0] ? 2 : 1;
}

/**
 * The candidate that was probably meant, or null when none is near enough. Singular and plural count
 * as near; of two that are equally near the longer one, because letters are left out more than put in.
 */
export function closestWord(word: string, candidates: readonly string[]): string | null {
  const near = candidates
    .map((candidate) => ({
      candidate,
      distance: Math.min(...formsOf(candidate).map((form) => editDistance(word, form))),
    }))
    .filter(({ candidate, distance }) => distance <= allowedErrors(word, candidate))
    .toSorted((a, b) => a.distance - b.distance || b.candidate.length - a.candidate.length);
  return near[0]?.candidate ?? null;
}

function formsOf(word: string): string[] {
  const singular = [/ies$/, /es$/, /s$/]
    .filter((ending) => ending.test(word))
    .map((ending) => word.replace(ending, ending.source === "ies$" ? "y" : ""));
  return [word, ...singular, `${word}s`, `${word}es`];
}

/** How many letters are added, left out, changed or swapped with their neighbor. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + changed,
          swapped ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[b.length] ?? 0;
}

const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  SYNONYMS.flat().flatMap((phrase) => phrase.split(" ")),
);

/** Puts the words that were probably meant in the place of unknown ones; null when there is nothing to mend. */
export function correctWords(
  words: readonly string[],
  nearest: ReadonlyMap<string, readonly string[]>,
): string[] | null {
  const corrected = words.map((word) => {
    const candidates = [...(nearest.get(word) ?? []), ...SYNONYM_WORDS];
    return candidates.includes(word) ? word : (closestWord(word, candidates) ?? word);
  });
  return corrected.some((word, index) => word !== words[index]) ? corrected : null;
}
