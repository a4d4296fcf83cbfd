import { lazy, memo } from "react";
import type { AppliedFiltersProps } from "./applied-filters.tsx";
import { Later } from "#client/ui/later.tsx";
import type { FacetsProps } from "./shop-facets.tsx";

const loadFacets = async () => (await import("./filter-parts.ts")).ShopFacets;
const ShopFacets = import.meta.env.SSR
  ? await loadFacets()
  : lazy(async () => ({ default: await loadFacets() }));

const loadApplied = async () => (await import("./filter-parts.ts")).AppliedFilters;
const AppliedFilters = import.meta.env.SSR
  ? await loadApplied()
  : lazy(async () => ({ default: await loadApplied() }));

/** The filter column, rendered on the server; its script is not part of the initial bundle. */
export const LazyFacets = memo(function LazyFacets(props: FacetsProps) {
  return (
    <Later>
      <ShopFacets {...props} />
    </Later>
  );
});

/** The promoted filters and the chips of the active ones, rendered like the column. */
export const LazyApplied = memo(function LazyApplied(props: AppliedFiltersProps) {
  return (
    <Later>
      <AppliedFilters {...props} />
    </Later>
  );
});
