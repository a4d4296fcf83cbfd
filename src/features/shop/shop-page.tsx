import { Group, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { countMatching } from "#shared/shop-counts.ts";
import { changedSearch, type ShopSearch } from "#shared/shop-search.ts";
import { CartSheetTrigger } from "#client/lib/cart/cart-sheet-trigger.tsx";
import { PageAddress } from "#client/lib/page-address.tsx";
import { PageContainer } from "#client/ui/page-container.tsx";
import { SearchField } from "#client/ui/search-field.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { FiltersDrawer } from "./filters-drawer.tsx";
import { ShopChips } from "./shop-chips.tsx";
import { ShopFacets } from "./shop-facets.tsx";
import { shopAddress, shopHeading } from "./shop-titles.ts";
import { ShopResults } from "./shop-results.tsx";
import { useShopCounts } from "./shop-queries.ts";
import { SortSelect } from "./sort-select.tsx";
import styles from "./shop-page.module.css";

/** Everything that is for sale, narrowed by what the address says. */
export function ShopPage({ search }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: "/shop" });
  const counts = useShopCounts(search).data;
  const total = counts && countMatching(counts, search);
  const choose = (change: Parameters<typeof changedSearch>[1]) =>
    void navigate({ search: (before) => changedSearch(before, change) });

  return (
    <PageContainer className={styles.page ?? ""}>
      <PageAddress path={shopAddress(search)} />
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Title order={1} className={styles.title}>
          {shopHeading(search)}
        </Title>
        <CartSheetTrigger />
      </Group>
      <div className={styles.search}>
        <SearchField
          id="shop-search"
          {...(search.q ? { defaultValue: search.q } : {})}
          onSearch={(words) => choose({ q: words || undefined })}
        />
      </div>
      <ShopChips search={search} counts={counts} />
      <div className={styles.columns}>
        <aside className={styles.facets} aria-label="Filters">
          <ShopFacets search={search} counts={counts} onChoose={choose} idPrefix="side" />
        </aside>
        <div className={styles.main}>
          <div className={styles.toolbar}>
            <FiltersDrawer search={search} counts={counts} total={total} onChoose={choose} />
            <ResultCount total={total} />
            <SortSelect sort={search.sort ?? "recommended"} onSort={(sort) => choose({ sort })} />
          </div>
          <AppliedFilters search={search} />
          <ShopResults search={search} counts={counts ?? []} total={total} />
        </div>
      </div>
    </PageContainer>
  );
}

function ResultCount({ total }: { total: number | undefined }) {
  return (
    <p className={styles.count} role="status">
      {total === undefined
        ? ""
        : total === 1
          ? "1 product"
          : `${total.toLocaleString("en-US")} products`}
    </p>
  );
}
