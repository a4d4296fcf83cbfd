import { catalogShop as m } from "#messages/catalog/shop.ts";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { changedSearch, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { PillLink, PillRow } from "#client/ui/buttons/pill-link.tsx";
import styles from "./shop-page.module.css";

type ShopChipsProps = { search: ShopSearch; facets: ShopFacets | undefined };

/** Marks a chip as current only if its URL matches exactly, so that "all" is not current inside a category. */
const exactly = { exact: true };

/** The categories with their product counts under the other filters; empty ones are left out. */
export function ShopChips({ search, facets }: ShopChipsProps) {
  const all = changedSearch(search, { category: undefined });
  const chips = CATEGORIES.filter(
    ({ id }) => !facets || (facets.category[id] ?? 0) > 0 || id === search.category,
  );
  return (
    <PillRow label={m.categories}>
      <PillLink
        className={styles.chip}
        to="/shop"
        search={all}
        selected={search.category === undefined}
        activeOptions={exactly}
      >
        {m.all}
        {facets ? <Count of={facets.everyCategory} /> : null}
      </PillLink>
      {chips.map(({ id, label }) => (
        <PillLink
          key={id}
          className={styles.chip}
          to="/shop"
          search={changedSearch(search, { category: id })}
          selected={search.category === id}
          activeOptions={exactly}
        >
          {label}
          {facets ? <Count of={facets.category[id] ?? 0} /> : null}
        </PillLink>
      ))}
    </PillRow>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.chipCount}>{of}</span>;
}
