import { CATEGORY_IDS, type CategoryId, SORT_IDS, type SortId } from "./catalog.ts";
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
