import { CATEGORY_IDS, type CategoryId, SORT_IDS, type SortId } from "../catalog.ts";
import { readFilterWords } from "../search/filter-words.ts";
import { limits } from "../../platform/limits.ts";
import { type Day, isDay } from "../../time.ts";

/**
 * What the shop's address says. Read by hand rather than by a schema because it is part of the first
 * script of every page, which stays small; anything unreadable is left out instead of refused. Parts
 * with several values join them with a dot, which needs no escape: `category=fruit.herbs`.
 */
export type ShopSearch = {
  q?: string;
  category?: string;
  /** Short names of farms, as in their pictures. */
  farm?: string;
  certificate?: string;
  /** Growing practices that farms say of themselves. */
  practice?: string;
  /** What makers say on their cards: `small-batch`. */
  label?: string;
  /** Bands of prices. */
  price?: string;
  diet?: string;
  /** Allergens to leave out, `tree-nuts` with a hyphen. */
  without?: string;
  /** The delivery day on which goods can be here. */
  on?: Day;
  sort?: SortId;
  organic?: true;
  inSeason?: true;
  /** What can come in a weekly box now. */
  box?: true;
};

/** The parts that hold lists, in the order of the address. */
export const LIST_PARTS = [
  "category",
  "farm",
  "certificate",
  "practice",
  "label",
  "price",
  "diet",
  "without",
] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** The address read; words of the search about diets, allergens and "organic" become its filters. */
export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const typed = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q).trim() : "";
  const { rest, diet, without, organic } = readFilterWords(typed.slice(0, limits.searchQuery));
  const sort = SORT_IDS.find((id) => id === raw.sort && id !== "recommended");
  return {
    ...(rest ? { q: rest } : {}),
    ...Object.fromEntries(
      LIST_PARTS.flatMap((part) => {
        const typedIn = part === "diet" ? diet : part === "without" ? without : [];
        return readList(part, raw[part], typedIn);
      }),
    ),
    ...(typeof raw.on === "string" && isDay(raw.on) ? { on: raw.on } : {}),
    ...(sort ? { sort } : {}),
    ...(organic || isOn(raw.organic) ? { organic: true as const } : {}),
    ...(isOn(raw.inSeason) ? { inSeason: true as const } : {}),
    ...(isOn(raw.box) ? { box: true as const } : {}),
  };
}

/** What is listed and what the search text names, in one order, so that equal choices have one address. Only categories are known here. */
function readList(part: ListPart, raw: unknown, typedIn: readonly string[]): [ListPart, string][] {
  const listed = typeof raw === "string" ? raw.split(".") : [];
  const named = [...listed, ...typedIn].filter((name) => /^[a-z][a-z0-9-]{1,59}$/i.test(name));
  const values =
    part === "category"
      ? CATEGORY_IDS.filter((id) => named.includes(id))
      : [...new Set(named)].toSorted().slice(0, limits.filterValues);
  return values.length > 0 ? [[part, values.join(".")]] : [];
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

/** The one category of the address; undefined for none or several. */
export function onlyCategory(search: ShopSearch): CategoryId | undefined {
  return CATEGORY_IDS.find((id) => id === search.category);
}

/** How many filters are on; words that are searched for are none. */
export function countFilters({ q: _q, sort: _sort, ...filters }: ShopSearch): number {
  return Object.values(filters).reduce((sum, value) => sum + String(value).split(".").length, 0);
}
