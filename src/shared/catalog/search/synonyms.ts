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

/** The single words of all these names. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  SYNONYMS.flat().flatMap((phrase) => phrase.split(" ")),
);

/** Singular and plural are one name; the database's own stemming does the rest. */
export function isSameName(name: string, phrase: string): boolean {
  return phrase === name || phrase === `${name}s` || phrase === `${name}es`;
}

/** Each name, in the singular and in the plural, with the others of the first group that has it. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.toReversed().flatMap((group) =>
    group
      .flatMap((name) => [name, `${name}s`, `${name}es`])
      .map((form) => [form, group.filter((name) => !isSameName(name, form))] as const),
  ),
);

/** What else the thing is called; nothing for what is no name of ours. */
export function otherNamesOf(phrase: string): readonly string[] {
  return OTHER_NAMES.get(phrase) ?? [];
}

/** All names of the things that have one that begins so. */
export function synonymsBeginning(phrase: string): readonly string[] {
  return [...OTHER_NAMES].flatMap(([name, others]) =>
    name.startsWith(phrase) ? [name, ...others] : [],
  );
}
