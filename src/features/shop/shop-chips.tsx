import { categoryLabel } from "#shared/catalog.ts";
import { categoryCounts, countMatching, type ShopCount } from "#shared/shop-counts.ts";
import { changedSearch, type ShopSearch } from "#shared/shop-search.ts";
import { PillLink, PillRow } from "#client/ui/pill-link.tsx";
import styles from "./shop-page.module.css";

type ShopChipsProps = { search: ShopSearch; counts: readonly ShopCount[] };

/** The categories, with how much of each there is under the other filters. */
export function ShopChips({ search, counts }: ShopChipsProps) {
  const everything = countMatching(counts, changedSearch(search, { category: undefined }));
  return (
    <PillRow label="Categories">
      <PillLink
        to="/shop"
        search={changedSearch(search, { category: undefined })}
        selected={search.category === undefined}
      >
        Everything <Count of={everything} />
      </PillLink>
      {categoryCounts(counts, search).map(({ category, count }) => (
        <PillLink
          key={category}
          to="/shop"
          search={changedSearch(search, { category })}
          selected={search.category === category}
        >
          {categoryLabel(category)} <Count of={count} />
        </PillLink>
      ))}
    </PillRow>
  );
}

function Count({ of }: { of: number }) {
  return <span className={styles.chipCount}>{of}</span>;
}
