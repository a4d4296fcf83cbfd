import { farmsStates as m } from "#messages/farms/states.ts";
import type { CategoryId } from "../catalog/catalog.ts";
import { labeled } from "../labeled.ts";
import { inOrder } from "../language.ts";
import { FARM_SORT_IDS, type FarmSearch, NEAR_MILES } from "./farm-search.ts";

export const FARM_SORTS = labeled(FARM_SORT_IDS, () => m.sorts);

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
