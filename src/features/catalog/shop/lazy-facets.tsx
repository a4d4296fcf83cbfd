import { lazy } from "react";
import { countFilters } from "#shared/catalog/shop/shop-search.ts";
import type { AppliedFiltersProps } from "./applied-filters.tsx";
import { Later } from "#client/ui/later.tsx";
import type { FacetsProps } from "./shop-facets.tsx";

const loadFacets = async () => (await import("./shop-facets.tsx")).ShopFacets;
const ShopFacets = import.meta.env.SSR
  ? await loadFacets()
  : lazy(async () => ({ default: await loadFacets() }));

const loadApplied = async () => (await import("./applied-filters.tsx")).AppliedFilters;
const AppliedFilters = import.meta.env.SSR
  ? await loadApplied()
  : lazy(async () => ({ default: await loadApplied() }));

/** The filter column, rendered on the server; its script is not part of the initial bundle. */
export function LazyFacets(props: FacetsProps) {
  return (
    <Later>
      <ShopFacets {...props} />
    </Later>
  );
}

/** The chips of the active filters; without any, their script is not loaded. */
export function LazyApplied(props: AppliedFiltersProps) {
  if (!props.search.q && countFilters(props.search) === 0) return null;
  return (
    <Later>
      <AppliedFilters {...props} />
    </Later>
  );
}
