import { catalogWords as m } from "#messages/catalog/words.ts";
import { catalogFood as food } from "#messages/catalog/food.ts";
import { catalogFilters as filters } from "#messages/catalog/filters.ts";
import { labeled } from "../labeled.ts";
import { perLanguage } from "../language.ts";
import type { TaxCategory } from "../checkout/tax/tax-category.ts";
import type { Cents } from "../money.ts";

/** The shop's categories, in display order. */
export const CATEGORY_IDS = [
  "vegetables",
  "fruit",
  "herbs",
  "eggs-dairy",
  "meat-poultry",
  "seafood",
  "pantry",
  "bakery",
  "flowers",
] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export const CATEGORIES = labeled(CATEGORY_IDS, () => m.categories);

export function categoryLabel(id: CategoryId): string {
  return m.categories[id];
}

/** The shop's sort orders. Each is backed by an index and paginated. */
export const SORT_IDS = ["recommended", "price", "unit-price", "name"] as const;
export type SortId = (typeof SORT_IDS)[number];
export const SORTS = labeled(SORT_IDS, () => filters.sorts);

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

/** `tree nuts`, for use within a sentence or a list. */
export function allergenName(allergen: Allergen): string {
  return food.allergens[allergen];
}

export type AllergenNote = { allergen: Allergen; level: "contains" | "may contain" };

/** Listed goods can be bought; paused and retired ones keep their URL and their history; a draft has neither yet. */
export const PRODUCT_STATUSES = ["listed", "paused", "retired", "draft"] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Where a product is in its season. */
export type SeasonState = "year-round" | "in season" | "last weeks" | "coming" | "out of season";

/** Sorts a season's months (1 to 12) from its first month: a season that spans New Year starts in the fall. */
export function inSeasonsOrder(months: readonly number[]): number[] {
  const sorted = months.toSorted((one, other) => one - other);
  const first = sorted.findLastIndex((month, at) => at > 0 && sorted[at - 1] !== month - 1);
  const wraps = sorted[0] === 1 && sorted.at(-1) === 12 && first > 0;
  return wraps ? [...sorted.slice(first), ...sorted.slice(0, first)] : sorted;
}

/** `month` is 1 to 12. "Last weeks" is the last month of a season, "coming" the month before it starts. */
export function seasonState(seasonMonths: readonly number[], month: number): SeasonState {
  if (seasonMonths.length >= 12) return "year-round";
  const next = (month % 12) + 1;
  if (seasonMonths.includes(month)) return seasonMonths.includes(next) ? "in season" : "last weeks";
  return seasonMonths.includes(next) ? "coming" : "out of season";
}

/** Stock is shown only up to this many units (product rules). */
export const LOW_STOCK = 5;

const monthFormat = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "UTC", month: "long" }),
);

/** `October`, `octubre`; `month` is 1 to 12. */
export function monthName(month: number): string {
  return monthFormat().format(Date.UTC(2026, month - 1));
}

/** The next month of the season after `month`, 1 to 12; null if the product has no months at all. */
export function nextSeasonMonth(seasonMonths: readonly number[], month: number): number | null {
  for (let ahead = 1; ahead <= 12; ahead += 1) {
    const candidate = ((month - 1 + ahead) % 12) + 1;
    if (seasonMonths.includes(candidate)) return candidate;
  }
  return null;
}

/** The data shown on a shop card. */
export type ProductCardData = {
  id: number;
  farmId: number;
  slug: string;
  name: string;
  farmName: string;
  category: CategoryId;
  /** How it is taxed; food if omitted. */
  taxCategory?: TaxCategory;
  price: Cents;
  /** `1 lb bunch` */
  pack: string;
  /** `$3.87/lb` */
  unitPriceText: string;
  /** For goods sold by weight: `about 3.6 lb, priced by weight`. */
  weightText?: string;
  /** Certified organic, with a certificate valid today. */
  organic: boolean;
  season: SeasonState;
  /** The month in which it returns (1 to 12); null while in season. */
  returnsIn: number | null;
  badge: string | null;
  picture: string;
  /** Units left, up to `LOW_STOCK`; null if there are more. */
  left: number | null;
  /** Whether it can be bought now. */
  available: boolean;
};

/** Picks `count` cards in order, skipping a farm or category that was just shown while others remain. */
export function pickVaried<T extends { farmId: number; category: CategoryId }>(
  cards: readonly T[],
  count: number,
): T[] {
  const picked: T[] = [];
  const left = [...cards];
  while (picked.length < count && left.length > 0) {
    const fresh = left.findIndex((card) => isFresh(card, picked));
    picked.push(...left.splice(Math.max(fresh, 0), 1));
  }
  return picked;
}

/** A farm appears once, a category at most twice. */
function isFresh(
  card: { farmId: number; category: CategoryId },
  picked: readonly { farmId: number; category: CategoryId }[],
): boolean {
  const sameCategory = picked.filter((other) => other.category === card.category);
  return sameCategory.length < 2 && picked.every((other) => other.farmId !== card.farmId);
}
