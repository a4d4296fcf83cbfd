/** What `lazy-facets.tsx` loads later, in one file, since the shop always shows both. */
export { AppliedFilters } from "./applied-filters.tsx";
export { ShopFacets } from "./shop-facets.tsx";
