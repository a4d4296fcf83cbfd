import { farmsStates as m } from "#messages/farms-states.ts";
import { CATEGORY_IDS, type CategoryId } from "../catalog/catalog.ts";
import { labeled } from "../labeled.ts";
import { inOrder } from "../language.ts";
import { KNOWN_CERTIFICATIONS } from "./certifications.ts";
import { GROWING_IDS, type GrowingId } from "./growing.ts";

/** Farms within this many miles count as nearby. */
export const NEAR_MILES = 50;

/** Sort orders of the list of farms. */
const FARM_SORT_IDS = ["distance", "name"] as const;
export type FarmSortId = (typeof FARM_SORT_IDS)[number];
export const FARM_SORTS = labeled(FARM_SORT_IDS, () => m.sorts);

/** The search parameters of the farms page. The zip is a number, which keeps quotes out of the URL. */
export type FarmSearch = {
  grows?: CategoryId;
  practice?: GrowingId;
  certified?: string;
  zip?: number;
  near?: true;
  sort?: FarmSortId;
  view?: "map";
};

/** Invalid parameters are dropped rather than rejected. */
export function readFarmSearch(raw: Record<string, unknown>): FarmSearch {
  const grows = CATEGORY_IDS.find((id) => id === raw["grows"]);
  const practice = GROWING_IDS.find((id) => id === raw["practice"]);
  const certified = KNOWN_CERTIFICATIONS.find((id) => id === raw["certified"]);
  const zip = /^\d{5}$/.test(String(raw["zip"])) ? Number(raw["zip"]) : undefined;
  const sort = FARM_SORTS.find(({ id }) => id === raw["sort"])?.id;
  return {
    ...(grows ? { grows } : {}),
    ...(practice ? { practice } : {}),
    ...(certified ? { certified } : {}),
    ...(zip ? { zip } : {}),
    ...(raw["near"] === true || raw["near"] === "true" ? { near: true as const } : {}),
    ...(sort ? { sort } : {}),
    ...(raw["view"] === "map" ? { view: "map" as const } : {}),
  };
}

/** The search parameters with some of them changed; undefined removes one. */
export function changedFarmSearch(
  search: FarmSearch,
  change: { [Part in keyof FarmSearch]?: FarmSearch[Part] | undefined },
): FarmSearch {
  return readFarmSearch({ ...search, ...change });
}

type Listed = {
  id: number;
  name: string;
  categories: readonly CategoryId[];
  growing: readonly string[];
  certifications: readonly string[];
};

/** A listed farm with its distance in miles; null if no starting point is given. */
export type WithMiles<Farm> = Farm & { miles: number | null };

/**
 * Farms matching the search parameters, in their sort order. Without a zip, distances are unknown: no farm is
 * filtered by distance, and the list is sorted by name.
 */
export function farmsFor<Farm extends Listed>(
  farms: readonly Farm[],
  search: FarmSearch,
  milesOf: ReadonlyMap<number, number> | null,
): WithMiles<Farm>[] {
  const found = farms
    .map((farm) => ({ ...farm, miles: milesOf?.get(farm.id) ?? null }))
    .filter((farm) => matches(farm, search));
  const byDistance = milesOf !== null && search.sort !== "name";
  return found.toSorted(
    (one, other) =>
      (byDistance ? (one.miles ?? Infinity) - (other.miles ?? Infinity) : 0) ||
      inOrder(one.name, other.name),
  );
}

function matches(farm: WithMiles<Listed>, search: FarmSearch): boolean {
  const { grows, practice, certified, near } = search;
  return (
    (!grows || farm.categories.includes(grows)) &&
    (!practice || farm.growing.includes(practice)) &&
    (!certified || farm.certifications.includes(certified)) &&
    (!near || farm.miles === null || farm.miles <= NEAR_MILES)
  );
}
