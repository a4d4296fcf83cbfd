import type { Allergen, AllergenNote, CategoryId } from "./catalog.ts";
import { DIET_IDS, type DietId } from "./diet-names.ts";

/** What is known of a product as food. */
export type Food = {
  category: CategoryId;
  /** Null for a thing that is only itself: goods of one ingredient need no list of them. */
  ingredients: string | null;
  allergensDeclared: boolean;
  allergens: readonly AllergenNote[];
};

/**
 * When goods suit a diet: their allergens are declared, none of `never` is among them in whatever
 * amount, and what they are made of is known to suit. A list of ingredients has to match `pattern`
 * from end to end; without one the goods are of a category in which any single thing suits, or are
 * eggs. What is not known suits no one.
 */
export type DietRule = {
  never: readonly Allergen[];
  singles: readonly CategoryId[];
  eggs: boolean;
  /** Written so that JavaScript and Postgres read it alike, in letters of any case. */
  pattern: string;
};

const HOW = "organic|raw|pasteurized|whole|grain|roasted|dried|fresh|extra virgin|ground|natural";

/** Plants without gluten. None begins with a word of `HOW`: one reading of a list, and a quick one. */
const PLANTS =
  "water|sea salt|salt|cane sugar|brown sugar|sugar|olive oil|rice bran oil|sunflower oil|olives?|" +
  "lemons?|lemon juice|limes?|oranges?|apples?|apple cider|apple cider vinegar|pears?|peaches|plums?|" +
  "grapes|figs|strawberries|raspberries|blackberries|blueberries|cherries|tomato(?:es)?|chiles?|" +
  "shallots?|garlic|onions?|carrots?|celery|celery powder|fennel|fennel seeds?|potato(?:es)?|" +
  "peanuts|almonds|walnuts|pecans|hazelnuts|sesame|sesame seeds|sunflower seeds|flax seeds|" +
  "rice|beans|lentils|chickpeas|corn|popcorn|black pepper|cinnamon|cloves?|vanilla|cocoa|pectin|" +
  "bay|bay leaf|basil|parsley|mint|thyme|rosemary|oregano|sugar kelp";

/** Plants that have gluten, or may: vinegar can be of malt, yeast of a brewery. */
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

/** A whole list of ingredients, `Oats, chocolate (cocoa, sugar), and salt.`, made of these alone. */
function listOf(...names: readonly string[]): string {
  const one = `(?:(?:${HOW})\\s+)*(?:${names.join("|")})\\)?`;
  return `^\\s*${one}(?:(?:\\s*[,;(]\\s*(?:and\\s+)?|\\s+and\\s+)${one})*\\.?\\s*$`;
}

export function dietRule(diet: DietId): DietRule {
  return RULES[diet];
}

const patterns = new Map(DIET_IDS.map((id) => [id, new RegExp(RULES[id].pattern, "i")]));

/** Every diet that the food is known to suit. */
export function dietsOf(food: Food): DietId[] {
  return DIET_IDS.filter((diet) => suits(food, diet));
}

function suits(food: Food, diet: DietId): boolean {
  const { never, singles, eggs } = RULES[diet];
  if (!food.allergensDeclared || never.some((allergen) => hasNote(food, allergen))) return false;
  if (food.ingredients !== null) return patterns.get(diet)?.test(food.ingredients) ?? false;
  return singles.includes(food.category) || (eggs && isEggs(food));
}

/** Eggs as they are laid: of the eggs and dairy, what is declared to be eggs and not milk. */
function isEggs(food: Food): boolean {
  return food.category === "eggs-dairy" && hasNote(food, "eggs") && !hasNote(food, "milk");
}

function hasNote({ allergens }: Pick<Food, "allergens">, allergen: Allergen): boolean {
  return allergens.some((note) => note.allergen === allergen);
}
