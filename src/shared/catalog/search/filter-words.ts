import type { DietId } from "../diet-names.ts";

/** The diets, allergens and growing methods found in a search, and the remaining text. */
export type FilterWords = { rest: string; diet: DietId[]; without: string[]; organic: boolean };

const NUTS = "nuts?|nuez|nueces|frutos secos";
const TREE_NUTS = "tree[ -]nuts?|nueces de [aá]rbol";

/** Allergens to leave out for each term, in English and Spanish; ids are those of the shop's filters. */
const FREE_OF: readonly (readonly [words: string, without: readonly string[], diet?: DietId])[] = [
  ["glutt?[ei]n", [], "gluten-free"],
  ["meat|carne", [], "vegetarian"],
  ["wheat|trigo", ["wheat"]],
  ["dairy|milk|lactos[ea]|l[aá]cteos?|leche", ["milk"]],
  ["eggs?|huevos?", ["eggs"]],
  ["shell-?fish|mariscos?|crust[aá]ceos?", ["shellfish"]],
  ["fish|pescado", ["fish"]],
  ["peanuts?|cacahuates?", ["peanuts"]],
  [TREE_NUTS, ["tree-nuts"]],
  [NUTS, ["tree-nuts", "peanuts"]],
  ["soya?|soy ?beans?", ["soy"]],
  ["sesame|ajonjol[ií]", ["sesame"]],
];

/** Words that name a diet on their own. */
const NAMED: readonly (readonly [words: string, diet: DietId])[] = [
  ["vegan[oa]?s?|plant[ -]based", "vegan"],
  ["vegetarian[oa]?s?|meatless", "vegetarian"],
  ["co?eliacs?|cel[ií]ac[oa]s?", "gluten-free"],
];

/** Includes who certifies it, and a preceding word that negates it. */
const ORGANIC =
  "(no[nt]?[ -]|sin )?((usda|certifi(ed|cad[oa]s?))[ -]|100 ?% ?)*org[aá]nic(ally( grown)?|[oa]s?)?( usda| certifi(ed|cad[oa]s?))*";

const ONE = `(?:${FREE_OF.map(([words]) => words).join("|")})`;
/** `gluten`, `milk and eggs`, `nuts, soy or sesame` */
const SEVERAL = `${ONE}(?:(?: ?[,/&] ?| and | or | y | o | ni | )${ONE}){0,5}`;

/** Ways to say that something is left out; "free range eggs" does not count. */
const LEFT_OUT = [
  `(${SEVERAL})[ -]?free(?![ -]?range)`,
  `(?:free (?:of|from)|without|not? any|non?)[ -](${SEVERAL})`,
  `(?:sin|libres? de|al[eé]rgic[oa] a(?:l| l[ao]s?)?)[ -](${SEVERAL})`,
  `(?:allergic|intolerant) to (${SEVERAL})`,
  `(${SEVERAL})[ -](?:allerg(?:y|ies|ic)|intoleran(?:t|ce))`,
].map(whole);

/**
 * Extracts the words for diets, allergens and "organic" from a search. As filters they always apply, and are never
 * relaxed to find other results: `gluten free bread` and `pan sin gluten` become "bread", gluten-free. `100%
 * organic` filters for certified goods; `non-organic` does not.
 */
export function readFilterWords(query: string): FilterWords {
  const found: FilterWords = { rest: query, diet: [], without: [], organic: false };
  for (const pattern of LEFT_OUT) {
    found.rest = found.rest.replace(pattern, (_all, several: string) => {
      for (const [words, without, diet] of FREE_OF) {
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
  found.rest = found.rest.replaceAll(/ +/g, " ").replace(whole(ORGANIC), (all, not?: string) => {
    if (not) return all;
    found.organic = true;
    return " ";
  });
  if (found.rest !== query) found.rest = tidy(found.rest);
  return found;
}

/** Whether a list contains one of the words; `nuts` does not match within `tree nuts`. */
function takes(several: string, words: string): boolean {
  const text = words === NUTS ? several.replaceAll(new RegExp(TREE_NUTS, "giu"), "") : several;
  return whole(words).test(text);
}

function whole(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
}

/** Removes dangling conjunctions and punctuation left by the extracted words. */
function tidy(rest: string): string {
  const joints = /^(?:[\s,&]|and |or |for |y |diet\b)+|(?:[\s,&]| and| or| for| y)+$/gi;
  return rest.replaceAll(/\s+/g, " ").replaceAll(joints, "");
}
