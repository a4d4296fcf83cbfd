/** Regional synonyms, one group per product. A phrase matches where its words are adjacent. */
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

/** The individual words of all these names. */
export const SYNONYM_WORDS: ReadonlySet<string> = new Set(
  SYNONYMS.flat().flatMap((phrase) => phrase.split(" ")),
);

/** Treats singular and plural as one name; Postgres stemming does the rest. */
export function isSameName(name: string, phrase: string): boolean {
  return phrase === name || phrase === `${name}s` || phrase === `${name}es`;
}

/** Each name, in the singular and plural, with its synonyms from the first group that contains it. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.toReversed().flatMap((group) =>
    group
      .flatMap((name) => [name, `${name}s`, `${name}es`])
      .map((form) => [form, group.filter((name) => !isSameName(name, form))] as const),
  ),
);

/** The synonyms of a name; empty for a name we do not know. */
export function otherNamesOf(phrase: string): readonly string[] {
  return OTHER_NAMES.get(phrase) ?? [];
}

/** All names of products that have a name starting with the phrase. */
export function synonymsBeginning(phrase: string): readonly string[] {
  return [...OTHER_NAMES].flatMap(([name, others]) =>
    name.startsWith(phrase) ? [name, ...others] : [],
  );
}
