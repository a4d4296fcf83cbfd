import type { RecipeUnit } from "./recipes.ts";
import type { PackUnit } from "../weights/unit-price.ts";

/** `2 bunches`; a null amount is a pinch, a null unit counts pieces. */
export type Measure = { amount: number | null; unit: RecipeUnit | null };
/** `10 oz bunch`, with the same as numbers. */
export type Pack = { pack: string; packQuantity: number; packUnit: PackUnit };

/** Weight in ounces; volumes count in fluid ounces, each of which weighs about an ounce. */
const OUNCES: Partial<Record<string, number>> = {
  oz: 1,
  lb: 16,
  "fl oz": 1,
  tsp: 1 / 6,
  tbsp: 1 / 2,
  cup: 8,
  pint: 16,
};

/** Parts of a whole: which whole, and how many parts it yields. */
const PARTS: Partial<Record<RecipeUnit, { of: RecipeUnit; each: number }>> = {
  clove: { of: "head", each: 10 },
  sprig: { of: "bunch", each: 12 },
  leaf: { of: "bunch", each: 30 },
  slice: { of: "loaf", each: 12 },
};

/** A piece of fruit or a vegetable weighs about a third of a pound. */
const OUNCES_OF_A_PIECE = 16 / 3;

/**
 * How many packs an ingredient takes, unrounded. If the pack names the ingredient's unit (`10 oz bunch` is a bunch),
 * it is counted by that; otherwise both are compared by weight (volumes as if water) or by piece count. Anything
 * that cannot be compared takes one pack, which is what the recipe was written for.
 */
export function packShare({ amount, unit }: Measure, pack: Pack): number {
  if (amount === null) return 0;
  const part = unit === null ? undefined : PARTS[unit];
  if (part) return packShare({ amount: amount / part.each, unit: part.of }, pack);
  const named = unit === null ? null : countNamed(pack.pack, unit);
  if (named) return amount / named;
  const inPack = (OUNCES[pack.packUnit] ?? 0) * pack.packQuantity;
  const wanted = unit === null ? undefined : OUNCES[unit];
  if (wanted !== undefined) return inPack > 0 ? (amount * wanted) / inPack : 1;
  if (pack.packUnit === "each") return amount / pack.packQuantity;
  if (unit !== null && unit !== "piece") return 1;
  const pieces = countOfPieces(pack.pack);
  if (pieces) return amount / pieces;
  return inPack > 0 ? (amount * OUNCES_OF_A_PIECE) / inPack : 1;
}

/** Whole packs for a number of servings; `share` is what the recipe's base servings take. */
export function packsFor(share: number, servings: number, baseServings: number): number {
  return Math.max(1, Math.ceil((share * servings) / baseServings - 0.01));
}

/** `3 heads` holds three, `10 oz bunch` one; null if the pack does not name the word. */
function countNamed(pack: string, word: string): number | null {
  const found = new RegExp(`(?:(\\d+(?:\\.\\d+)?) )?\\b${word}(?:e?s)?\\b`).exec(pack);
  if (!found || OUNCES[word] !== undefined) return null;
  return Number(found[1] ?? 1);
}

/** `2 chops, about 1.25 lb` holds two; null for a pack sold only by weight. */
function countOfPieces(pack: string): number | null {
  const found = /^(\d+) (?!lb|oz|fl|ml|pint)[a-z]/.exec(pack);
  return found ? Number(found[1]) : null;
}
