import { CATEGORY_IDS, type CategoryId } from "../catalog/catalog.ts";
import { KNOWN_CERTIFICATIONS } from "./certifications.ts";
import { GROWING_IDS, type GrowingId } from "./growing/growing-ids.ts";

/** Farms within this many miles count as nearby. */
export const NEAR_MILES = 50;

/** Sort orders of the list of farms. */
export const FARM_SORT_IDS = ["distance", "name"] as const;
export type FarmSortId = (typeof FARM_SORT_IDS)[number];

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
  const sort = FARM_SORT_IDS.find((id) => id === raw["sort"]);
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
