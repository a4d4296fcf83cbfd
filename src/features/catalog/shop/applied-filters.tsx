import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { catalogShop as m } from "#messages/catalog-shop.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { appliedFilters, filterLabel, withFilter } from "#shared/catalog/shop/shop-filters.ts";
import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { PromotedChips } from "./promoted-chips.tsx";
import styles from "./shop-page.module.css";

export type AppliedFiltersProps = { search: ShopSearch; facets: ShopFacets | undefined };

/** The promoted filters, and below them the active ones. */
export function AppliedFilters(props: AppliedFiltersProps) {
  return (
    <>
      <PromotedChips {...props} />
      <Active {...props} />
    </>
  );
}

/** The active filters, each with a remove button, and a button to clear all. */
function Active({ search, facets }: AppliedFiltersProps) {
  const applied = appliedFilters(search);
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied} role="group" aria-label={m.activeFilters}>
      {applied.map((filter) => {
        const label = filterLabel(filter, facets);
        return (
          <Link
            key={`${filter.part} ${filter.value}`}
            className={styles.appliedFilter}
            to="/shop"
            search={withFilter(search, filter, false)}
            resetScroll={false}
            aria-label={m.removeFilter(label)}
          >
            {label}
            <IconX size={14} stroke={2.2} aria-hidden />
          </Link>
        );
      })}
      <Link className={styles.clear} to="/shop" search={search.sort ? { sort: search.sort } : {}}>
        {m.clearAll}
      </Link>
    </div>
  );
}
