import type { DietId } from "../diet-names.ts";

/** What the words of a search say about diets, allergens and how goods were grown, and what else they say. */
export type DietWords = { rest: string; diet: DietId[]; without: string[]; organic: boolean };

type Facets = { diet?: DietId; without?: readonly string[] };

const NUTS = "nuts?|nuez|nueces|frutos secos";
const TREE_NUTS = "tree[ -]nuts?|nueces de [aá]rbol";

/** What to leave out when someone cannot eat this, in English and Spanish; by the filters of the shop's address. */
const FREE_OF: readonly (readonly [words: string, facets: Facets])[] = [
  ["glutt?[ei]n", { diet: "gluten-free" }],
  ["meat|carne", { diet: "vegetarian" }],
  ["wheat|trigo", { without: ["wheat"] }],
  ["dairy|milk|lactose|l[aá]cteos?|leche|lactosa", { without: ["milk"] }],
  ["eggs?|huevos?", { without: ["eggs"] }],
  ["shell-?fish|mariscos?|crust[aá]ceos?", { without: ["shellfish"] }],
  ["fish|pescado", { without: ["fish"] }],
  ["peanuts?|cacahuates?", { without: ["peanuts"] }],
  [TREE_NUTS, { without: ["tree-nuts"] }],
  [NUTS, { without: ["tree-nuts", "peanuts"] }],
  ["soya?|soy ?beans?", { without: ["soy"] }],
  ["sesame|ajonjol[ií]", { without: ["sesame"] }],
];

/** Words that name a diet by themselves. */
const NAMED: readonly (readonly [words: string, diet: DietId])[] = [
  ["vegan[oa]?s?|plant[ -]based", "vegan"],
  ["vegetarian[oa]?s?|meatless", "vegetarian"],
  ["c(?:o)?eliacs?|cel[ií]ac[oa]s?", "gluten-free"],
];

const ORGANIC = "(?:100 ?% ?)?org[aá]nic(?:ally(?: grown)?|[oa]s?)?";

const ONE = `(?:${FREE_OF.map(([words]) => words).join("|")})`;
/** `gluten`, `milk and eggs`, `nuts, soy or sesame` */
const SEVERAL = `${ONE}(?:(?: ?[,/&] ?| and | or | y | o | ni | )${ONE}){0,5}`;

/** Ways to say that something is left out; "free range eggs" is none. */
const LEFT_OUT = [
  `(${SEVERAL})[ -]?free(?![ -]?range)`,
  `(?:free (?:of|from)|without|not? any|no|non)[ -](${SEVERAL})`,
  `(?:sin|libres? de|al[eé]rgic[oa] (?:al?|a l[ao]s?))[ -](${SEVERAL})`,
  `(?:allergic|intolerant) to (${SEVERAL})`,
  `(${SEVERAL})[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ce))`,
].map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "giu"));

/**
 * Reads the words for diets and allergens out of a search, so that they narrow it as filters do and
 * are never traded for other results: `gluten free bread` and `pan sin gluten` are bread, gluten-free. `100% organic`
 * is no name of anything: it asks for what is certified.
 */
export function readDietWords(query: string): DietWords {
  const found: DietWords = { rest: query, diet: [], without: [], organic: false };
  for (const pattern of LEFT_OUT) {
    found.rest = found.rest.replace(pattern, (_all, several: string) => {
      for (const [words, { diet, without = [] }] of FREE_OF) {
        if (!takes(several, words)) continue;
        if (diet) found.diet.push(diet);
        found.without.push(...without);
      }
      return " ";
    });
  }
  for (const [words, diet] of NAMED) {
    found.rest = found.rest.replace(whole(words), () => {
      found.diet.push(diet);
      return " ";
    });
  }
  found.rest = found.rest.replace(whole(ORGANIC), () => {
    found.organic = true;
    return " ";
  });
  const isChanged = found.organic || found.diet.length + found.without.length > 0;
  return isChanged ? { ...found, rest: tidy(found.rest) } : found;
}

/** Whether a list holds one of the words; `nuts` is not meant where `tree nuts` is said. */
function takes(several: string, words: string): boolean {
  const text = words === NUTS ? several.replaceAll(new RegExp(TREE_NUTS, "giu"), "") : several;
  return whole(words).test(text);
}

function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
}

/** Without the words that joined what was taken out to the rest. */
function tidy(rest: string): string {
  const joints = /^(?:[\s,&]|and |or |for |y |diet\b)+|(?:[\s,&]| and| or| for| y)+$/gi;
  return rest.replaceAll(/\s+/g, " ").trim().replaceAll(joints, "").trim();
}
