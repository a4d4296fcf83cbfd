import { catalogFilters as m } from "#messages/catalog/filters.ts";
import { labeled } from "../../labeled.ts";

const DIET_IDS = ["vegetarian", "vegan", "gluten-free"] as const;
/** Diets recipes can be filtered by. */
export const DIETS = labeled(DIET_IDS, () => m.diets);
export type DietId = (typeof DIET_IDS)[number];

/** The search parameters of the recipe list. */
export type RecipeSearch = {
  diet?: DietId;
  quick?: true;
  ready?: true;
  season?: true;
  /** Only recipes that use something the reader ordered lately. */
  ordered?: true;
};

/** Recipes up to this many minutes count as quick. */
export const QUICK_MINUTES = 30;

/** For how many days after its delivery an order's goods count as ordered lately. */
export const ORDERED_DAYS = 14;

/** Invalid parameters are dropped rather than rejected. */
export function readRecipeSearch(raw: Record<string, unknown>): RecipeSearch {
  const diet = DIETS.find(({ id }) => id === raw["diet"])?.id;
  const isOn = (value: unknown) => value === true || value === "true";
  return {
    ...(diet ? { diet } : {}),
    ...(isOn(raw["quick"]) ? { quick: true as const } : {}),
    ...(isOn(raw["ready"]) ? { ready: true as const } : {}),
    ...(isOn(raw["season"]) ? { season: true as const } : {}),
    ...(isOn(raw["ordered"]) ? { ordered: true as const } : {}),
  };
}

/** Units of recipe amounts, by English word; amounts counted in pieces have none. */
export const RECIPE_UNITS = [
  "bunch",
  "clove",
  "cup",
  "head",
  "lb",
  "leaf",
  "loaf",
  "oz",
  "piece",
  "slice",
  "sprig",
  "tbsp",
  "tsp",
] as const;
export type RecipeUnit = (typeof RECIPE_UNITS)[number];

const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0.25, "¼"],
  [1 / 3, "⅓"],
  [0.5, "½"],
  [2 / 3, "⅔"],
  [0.75, "¾"],
];

/** An amount scaled to other servings, as a cook would write it: `1 ½`, `¼`, `3`. */
export function scaledAmount(amount: number, servings: number, baseServings: number): string {
  const scaled = (amount * servings) / baseServings;
  if (scaled >= 10) return String(Math.round(scaled));
  const whole = Math.floor(scaled + 0.06);
  const rest = scaled - whole;
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 0.06);
  if (!fraction) return String(Math.round(scaled * 10) / 10);
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`;
}
