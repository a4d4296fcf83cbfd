import type { Allergen, AllergenNote, CategoryId } from "./catalog.ts";
import { DIET_IDS, type DietId } from "./diet-names.ts";

/** A product's food facts that diets depend on. */
export type Food = {
  category: CategoryId;
  /** Null for single-ingredient goods, which need no list. */
  ingredients: string | null;
  allergensDeclared: boolean;
  allergens: readonly AllergenNote[];
};

/**
 * When goods suit a diet: their allergens are declared, none of `never` is among them in any amount, and their
 * ingredients are known to suit. A list of ingredients must match `pattern` in full; without a list, the goods must
 * be in a category where every single-ingredient product suits, or be eggs. Unknown means unsuitable.
 */
export type DietRule = {
  never: readonly Allergen[];
  singles: readonly CategoryId[];
  eggs: boolean;
  /** A case-insensitive pattern written to behave identically in JavaScript and Postgres. */
  pattern: string;
};

const HOW = "organic|raw|pasteurized|whole|grain|roasted|dried|fresh|extra virgin|ground|natural";

/**
 * Gluten-free plants. None starts with a word of `HOW`, so that a list parses in only one way and without
 * backtracking.
 */
const PLANTS =
  "water|sea salt|salt|cane sugar|brown sugar|sugar|olive oil|rice bran oil|sunflower oil|olives?|" +
  "lemons?|lemon juice|limes?|oranges?|apples?|apple cider|apple cider vinegar|pears?|peaches|plums?|" +
  "grapes|figs|strawberries|raspberries|blackberries|blueberries|cherries|tomato(?:es)?|chiles?|" +
  "shallots?|garlic|onions?|carrots?|celery|celery powder|fennel|fennel seeds?|potato(?:es)?|" +
  "peanuts|almonds|walnuts|pecans|hazelnuts|sesame|sesame seeds|sunflower seeds|flax seeds|" +
  "rice|beans|lentils|chickpeas|corn|popcorn|black pepper|cinnamon|cloves?|vanilla|cocoa|pectin|" +
  "bay|bay leaf|basil|parsley|mint|thyme|rosemary|oregano|sugar kelp";

/** Plants that contain gluten, or may: vinegar can be made from malt, yeast can come from a brewery. */
const GRAINS =
  "wheat|wheat flour|sonora wheat|rye flour|spelt flour|barley|oats|oat flour|vinegar|yeast";

const FROM_LIVING_ANIMALS =
  "milk|cream|butter|cultures|live cultures|eggs?|egg yolks?|egg whites?|egg wash|honey|honeycomb";

const ANIMALS =
  "animal rennet|pork|pork leaf fat|pork casing|beef|lamb|chicken|chicken frames and feet|turkey|duck|" +
  "albacore tuna|alder smoke";

const RULES: Readonly<Record<DietId, DietRule>> = {
  vegan: {
    never: ["milk", "eggs", "fish", "shellfish"],
    singles: ["vegetables", "fruit", "herbs"],
    eggs: false,
    pattern: listOf(PLANTS, GRAINS),
  },
  vegetarian: {
    never: ["fish", "shellfish"],
    singles: ["vegetables", "fruit", "herbs"],
    eggs: true,
    pattern: listOf(PLANTS, GRAINS, FROM_LIVING_ANIMALS),
  },
  "gluten-free": {
    never: ["wheat"],
    singles: ["vegetables", "fruit", "herbs", "meat-poultry", "seafood"],
    eggs: true,
    pattern: listOf(PLANTS, FROM_LIVING_ANIMALS, ANIMALS),
  },
};

/**
 * A pattern for a complete list of ingredients, such as `Oats, chocolate (cocoa, sugar), and salt.`, made only of
 * these.
 */
function listOf(...names: readonly string[]): string {
  const one = `(?:(?:${HOW})\\s+)*(?:${names.join("|")})\\)?`;
  return `^\\s*${one}(?:(?:\\s*[,;(]\\s*(?:and\\s+)?|\\s+and\\s+)${one})*\\.?\\s*$`;
}

export function dietRule(diet: DietId): DietRule {
  return RULES[diet];
}

const patterns = new Map(DIET_IDS.map((id) => [id, new RegExp(RULES[id].pattern, "i")]));

/** Every diet the food is known to suit. */
export function dietsOf(food: Food): DietId[] {
  return DIET_IDS.filter((diet) => suits(food, diet));
}

function suits(food: Food, diet: DietId): boolean {
  const { never, singles, eggs } = RULES[diet];
  if (!food.allergensDeclared || never.some((allergen) => hasNote(food, allergen))) return false;
  if (food.ingredients !== null) return patterns.get(diet)?.test(food.ingredients) ?? false;
  return singles.includes(food.category) || (eggs && isEggs(food));
}

/** Whole eggs: within eggs and dairy, goods that declare eggs and not milk. */
function isEggs(food: Food): boolean {
  return food.category === "eggs-dairy" && hasNote(food, "eggs") && !hasNote(food, "milk");
}

function hasNote({ allergens }: Pick<Food, "allergens">, allergen: Allergen): boolean {
  return allergens.some((note) => note.allergen === allergen);
}
