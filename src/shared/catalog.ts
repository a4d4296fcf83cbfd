/** The categories of the shop, in the order they are shown. */
export const CATEGORIES = [
  { id: "vegetables", label: "Vegetables" },
  { id: "fruit", label: "Fruit" },
  { id: "herbs", label: "Herbs" },
  { id: "eggs-dairy", label: "Eggs & dairy" },
  { id: "meat-poultry", label: "Meat & poultry" },
  { id: "seafood", label: "Seafood" },
  { id: "pantry", label: "Pantry" },
  { id: "bakery", label: "Bakery" },
  { id: "flowers", label: "Flowers" },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]["id"];
export const CATEGORY_IDS = CATEGORIES.map((category) => category.id) as [
  CategoryId,
  ...CategoryId[],
];

export function categoryLabel(id: CategoryId): string {
  return CATEGORIES.find((category) => category.id === id)?.label ?? id;
}

/** How the shop can be sorted. Every sort is answered by an index, page by page. */
export const SORTS = [
  { id: "recommended", label: "Recommended" },
  { id: "price", label: "Price" },
  { id: "unit-price", label: "Price per unit" },
  { id: "name", label: "Name" },
] as const;
export type SortId = (typeof SORTS)[number]["id"];
export const SORT_IDS = SORTS.map((sort) => sort.id) as [SortId, ...SortId[]];

/** The nine major allergens of US law. */
export const ALLERGENS = [
  "milk",
  "eggs",
  "fish",
  "shellfish",
  "tree nuts",
  "peanuts",
  "wheat",
  "soy",
  "sesame",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export type AllergenNote = { allergen: Allergen; level: "contains" | "may contain" };

/** Listed goods can be bought; paused and retired ones keep their address and their history. */
export const PRODUCT_STATUSES = ["listed", "paused", "retired"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** What shoppers see of a farm follows from this at once. */
export const FARM_STATUSES = ["live", "paused", "suspended"] as const;
export type FarmStatus = (typeof FARM_STATUSES)[number];

/** Where a product stands in its year. */
export type SeasonState = "year-round" | "in season" | "last weeks" | "coming" | "out of season";

/** `month` is 1 to 12. "Last weeks" is the last month of a season, "coming" the month before one. */
export function seasonState(seasonMonths: readonly number[], month: number): SeasonState {
  if (seasonMonths.length >= 12) return "year-round";
  const next = (month % 12) + 1;
  if (seasonMonths.includes(month)) return seasonMonths.includes(next) ? "in season" : "last weeks";
  return seasonMonths.includes(next) ? "coming" : "out of season";
}

/** A few units are worth saying; more are not (product rules: stock is shown up to five). */
export const LOW_STOCK = 5;
