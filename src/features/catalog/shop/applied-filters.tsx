import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import {
  appliedFilters,
  chosen,
  filterLabel,
  withFilter,
} from "#shared/catalog/shop/shop-filters.ts";
import { changedSearch, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { limits } from "#shared/platform/limits.ts";
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

/**
 * The active filters, each with a remove button, and a button to clear all. More farms than one would choose by hand
 * share one.
 */
function Active({ search, facets }: AppliedFiltersProps) {
  const applied = appliedFilters(search);
  if (applied.length === 0) return null;
  const farms = chosen(search, "farm").length;
  const isMany = farms > limits.filterValues;
  return (
    <div className={styles.applied} role="group" aria-label={m.activeFilters}>
      {applied
        .filter(({ part }) => !isMany || part !== "farm")
        .map((filter) => (
          <Applied
            key={`${filter.part} ${filter.value}`}
            label={filterLabel(filter, facets)}
            rest={withFilter(search, filter, false)}
          />
        ))}
      {isMany ? (
        <Applied label={m.manyFarms(farms)} rest={changedSearch(search, { farm: undefined })} />
      ) : null}
      <Link className={styles.clear} to="/shop" search={search.sort ? { sort: search.sort } : {}}>
        {m.clearAll}
      </Link>
    </div>
  );
}

function Applied({ label, rest }: { label: string; rest: ShopSearch }) {
  return (
    <Link
      className={styles.appliedFilter}
      to="/shop"
      search={rest}
      resetScroll={false}
      aria-label={m.removeFilter(label)}
    >
      {label}
      <IconX size={14} stroke={2.2} aria-hidden />
    </Link>
  );
}
