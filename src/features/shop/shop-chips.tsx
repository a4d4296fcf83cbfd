import { categoryLabel } from "#shared/catalog.ts";
import { categoryCounts, countMatching, type ShopCount } from "#shared/shop-counts.ts";
import { changedSearch, type ShopSearch } from "#shared/shop-search.ts";
import { PillLink, PillRow } from "#client/ui/pill-link.tsx";
import styles from "./shop-page.module.css";

type ShopChipsProps = { search: ShopSearch; counts: readonly ShopCount[] | undefined };

/** Only the chip of the very address is the current one, not that of everything above it. */
const exactly = { exact: true };

/** The categories with how much of each there is under the other filters; empty ones are left out. */
export function ShopChips({ search, counts }: ShopChipsProps) {
  const all = changedSearch(search, { category: undefined });
  const chips = categoryCounts(counts ?? [], search).filter(
    ({ category, count }) => !counts || count > 0 || category === search.category,
  );
  return (
    <PillRow label="Categories">
      <PillLink
        className={styles.chip}
        to="/shop"
        search={all}
        selected={search.category === undefined}
        activeOptions={exactly}
      >
        All
        {counts ? <Count of={countMatching(counts, all)} /> : null}
      </PillLink>
      {chips.map(({ category, count }) => (
        <PillLink
          key={category}
          className={styles.chip}
          to="/shop"
          search={changedSearch(search, { category })}
          selected={search.category === category}
          activeOptions={exactly}
        >
          {categoryLabel(category)}
          {counts ? <Count of={count} /> : null}
        </PillLink>
      ))}
    </PillRow>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.chipCount}>{of}</span>;
}
