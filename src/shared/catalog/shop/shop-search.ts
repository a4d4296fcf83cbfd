import { CATEGORY_IDS, type CategoryId, SORT_IDS, type SortId } from "../catalog.ts";
import { readFilterWords } from "../search/filter-words.ts";
import { limits } from "../../platform/limits.ts";
import { type Day, isDay } from "../../time.ts";

/**
 * The shop's search parameters. Parsed by hand rather than with a schema because this is part of every page's
 * initial script, which must stay small; invalid values are dropped rather than rejected. Multiple values are joined
 * with a dot, which needs no escaping: `category=fruit.herbs`.
 */
export type ShopSearch = {
  q?: string;
  category?: string;
  /** Farm slugs, as in their image names. */
  farm?: string;
  certificate?: string;
  /** Growing practices that farms have declared. */
  practice?: string;
  /** Slugs of maker labels: `small-batch`. */
  label?: string;
  /** Price bands. */
  price?: string;
  /** Where goods are in their season: `now`, `last` (weeks) or `coming`. */
  season?: string;
  diet?: string;
  /** Allergens to leave out; hyphenated, as in `tree-nuts`. */
  without?: string;
  /** The delivery day goods must be available for. */
  on?: Day;
  sort?: SortId;
  organic?: true;
  /** Available for a weekly box now. */
  box?: true;
};

/** The parameters that hold lists, in URL order. */
export const LIST_PARTS = [
  "category",
  "farm",
  "certificate",
  "practice",
  "label",
  "price",
  "season",
  "diet",
  "without",
] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** Parses the search parameters; words in `q` about diets, allergens and "organic" become filters. */
export function readShopSearch(raw: Record<string, unknown>): ShopSearch {
  const typed = typeof raw.q === "string" || typeof raw.q === "number" ? String(raw.q).trim() : "";
  const { rest, diet, without, organic } = readFilterWords(typed.slice(0, limits.searchQuery));
  const sort = SORT_IDS.find((id) => id === raw.sort && id !== "recommended");
  return {
    ...(rest ? { q: rest } : {}),
    ...Object.fromEntries(
      LIST_PARTS.flatMap((part) => {
        const typedIn = part === "diet" ? diet : part === "without" ? without : [];
        // As links said it before there were three choices.
        const also = part === "season" && isOn(raw.inSeason) ? ["now"] : typedIn;
        return readList(part, raw[part], also);
      }),
    ),
    ...(typeof raw.on === "string" && isDay(raw.on) ? { on: raw.on } : {}),
    ...(sort ? { sort } : {}),
    ...(organic || isOn(raw.organic) ? { organic: true as const } : {}),
    ...(isOn(raw.box) ? { box: true as const } : {}),
  };
}

/** An id or slug: a farm's is made of its name, which may begin with a digit and be long. */
const NAME = /^[a-z0-9][a-z0-9-]{1,127}$/i;

/**
 * Merges listed values with those from the search text, in canonical order, so that equal selections have one URL.
 * Only categories can be validated here.
 */
function readList(part: ListPart, raw: unknown, typedIn: readonly string[]): [ListPart, string][] {
  const listed = typeof raw === "string" ? raw.split(".") : [];
  const named = [...listed, ...typedIn].filter((name) => NAME.test(name));
  const values =
    part === "category"
      ? CATEGORY_IDS.filter((id) => named.includes(id))
      : [...new Set(named)].toSorted().slice(0, mostOf(part));
  return values.length > 0 ? [[part, values.join(".")]] : [];
}

/** How many values of a parameter count. */
function mostOf(part: ListPart): number {
  return part === "farm" ? limits.followedFarms : limits.filterValues;
}

function isOn(value: unknown): boolean {
  return value === true || value === "true" || value === 1 || value === "1";
}

/** The search parameters with some of them changed; undefined removes one. */
export function changedSearch(
  search: ShopSearch,
  change: { [Part in keyof ShopSearch]?: ShopSearch[Part] | undefined },
): ShopSearch {
  return readShopSearch({ ...search, ...change });
}

/** The only selected category; undefined if there are none or several. */
export function onlyCategory(search: ShopSearch): CategoryId | undefined {
  return CATEGORY_IDS.find((id) => id === search.category);
}

/** How many filters are active, not counting the search text. */
export function countFilters({ q: _q, sort: _sort, ...filters }: ShopSearch): number {
  return Object.values(filters).reduce((sum, value) => sum + String(value).split(".").length, 0);
}
