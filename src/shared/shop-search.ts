import { CATEGORY_IDS, categoryLabel, type CategoryId, SORT_IDS, type SortId } from "./catalog.ts";
import { limits } from "./limits.ts";

/**
 * What the shop's address says. Read by hand rather than by a schema because it is part of the first
 * script of the page, which stays small; anything unreadable is left out instead of refused.
 */
export type ShopSearch = {
  q?: string;
  category?: CategoryId;
  sort?: SortId;
  organic?: true;
  inSeason?: true;
};

export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const q = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q).trim() : "";
  const category = CATEGORY_IDS.find((id) => id === raw.category);
  const sort = SORT_IDS.find((id) => id === raw.sort && id !== "recommended");
  return {
    ...(q ? { q: q.slice(0, limits.searchQuery) } : {}),
    ...(category ? { category } : {}),
    ...(sort ? { sort } : {}),
    ...(isOn(raw.organic) ? { organic: true as const } : {}),
    ...(isOn(raw.inSeason) ? { inSeason: true as const } : {}),
  };
}

function isOn(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}

/** The address with some of its parts changed; undefined takes a part away. */
export function changedSearch(
  search: ShopSearch,
  change: { [Part in keyof ShopSearch]?: ShopSearch[Part] | undefined },
): ShopSearch {
  return readShopSearch({ ...search, ...change });
}

/** The parts that narrow the list, in the order in which they are shown. */
export const FILTER_PARTS = ["q", "category", "organic", "inSeason"] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];

/** The filters that are on. */
export function appliedFilters(search: ShopSearch): FilterPart[] {
  return FILTER_PARTS.filter((part) => search[part] !== undefined);
}

/** What a filter is called on its chip. */
export function filterLabel(search: ShopSearch, part: FilterPart): string {
  switch (part) {
    case "q":
      return `“${search.q ?? ""}”`;
    case "category":
      return search.category ? categoryLabel(search.category) : "";
    case "organic":
      return "Organic";
    case "inSeason":
      return "In season";
  }
}
