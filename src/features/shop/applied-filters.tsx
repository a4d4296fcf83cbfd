import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import {
  appliedFilters,
  changedSearch,
  filterLabel,
  type ShopSearch,
} from "#shared/shop-search.ts";
import styles from "./shop-page.module.css";

/** The filters that are on, each with a way out, and one way out of all. */
export function AppliedFilters({ search }: { search: ShopSearch }) {
  const applied = appliedFilters(search);
  if (applied.length === 0) return null;
  return (
    <div className={styles.applied} role="group" aria-label="Filters that are on">
      {applied.map((part) => {
        const label = filterLabel(search, part);
        return (
          <Link
            key={part}
            className={styles.appliedFilter}
            to="/shop"
            search={changedSearch(search, { [part]: undefined })}
            aria-label={`Take away the filter ${label}`}
          >
            {label}
            <IconX size={14} stroke={2.2} aria-hidden />
          </Link>
        );
      })}
      <Link className={styles.clear} to="/shop" search={search.sort ? { sort: search.sort } : {}}>
        Clear all
      </Link>
    </div>
  );
}
