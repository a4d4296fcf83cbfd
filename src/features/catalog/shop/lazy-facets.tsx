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

/** The filters' column. The server draws it; its script is not among those that the page starts with. */
export function LazyFacets(props: FacetsProps) {
  return (
    <Later>
      <ShopFacets {...props} />
    </Later>
  );
}

/** The chips of filters that are on; without any there is nothing to fetch. */
export function LazyApplied(props: AppliedFiltersProps) {
  if (!props.search.q && countFilters(props.search) === 0) return null;
  return (
    <Later>
      <AppliedFilters {...props} />
    </Later>
  );
}
