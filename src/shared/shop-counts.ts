import { CATEGORY_IDS, type CategoryId } from "./catalog.ts";
import type { ShopSearch } from "./shop-search.ts";

/** How many products are alike in everything the shop filters by. */
export type ShopCount = {
  category: CategoryId;
  organic: boolean;
  inSeason: boolean;
  count: number;
};

type Filters = Pick<ShopSearch, "category" | "organic" | "inSeason">;

/** How many products a choice of filters leaves. */
export function countMatching(counts: readonly ShopCount[], filters: Filters): number {
  return counts
    .filter((row) => filters.category === undefined || row.category === filters.category)
    .filter((row) => !filters.organic || row.organic)
    .filter((row) => !filters.inSeason || row.inSeason)
    .reduce((sum, row) => sum + row.count, 0);
}

/** The number on each category's chip: what choosing it would leave, the other filters being kept. */
export function categoryCounts(counts: readonly ShopCount[], filters: Filters) {
  return CATEGORY_IDS.map((category) => ({
    category,
    count: countMatching(counts, { ...filters, category }),
  }));
}

/** A filter whose removal would show something, with how much. */
export type Relaxation = { without: "category" | "organic" | "inSeason"; count: number };

/** For an empty result: every single filter that, taken away, leaves something. */
export function relaxations(counts: readonly ShopCount[], filters: Filters): Relaxation[] {
  const names = ["category", "organic", "inSeason"] as const;
  return names
    .filter((without) => filters[without] !== undefined)
    .map((without) => {
      const { [without]: _removed, ...kept } = filters;
      return { without, count: countMatching(counts, kept) };
    })
    .filter((relaxation) => relaxation.count > 0);
}
