import { Group, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import { changedSearch, countFilters, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import type { Day } from "#shared/time.ts";
import { CartSheetTrigger } from "#client/lib/checkout/cart/cart-sheet-trigger.tsx";
import { PageAddress } from "#client/lib/pages/page-address.tsx";
import { PageContainer } from "#client/ui/page/layouts/page-container.tsx";
import { SearchField } from "#client/ui/fields/search-field.tsx";
import { FiltersDrawer } from "./filters-drawer.tsx";
import { LazyFacets, LazyApplied } from "./lazy-facets.tsx";
import type { FacetsProps } from "./shop-facets.tsx";
import { ShopChips } from "./shop-chips.tsx";

import { shopAddress, shopHeading } from "./shop-titles.ts";
import { ShopResults } from "./shop-results.tsx";
import { useShopFacets } from "./shop-queries.ts";
import { useCountedSearch } from "./use-counted-search.ts";
import { useDayOfAddress } from "./use-day-of-address.ts";
import { SortSelect } from "./sort-select.tsx";
import styles from "./shop-page.module.css";

/** Everything for sale, filtered by the URL. */
export function ShopPage({ search }: { search: ShopSearch }) {
  const navigate = useNavigate({ from: "/shop" });
  const { facets, total } = useShopFacets(search);
  const setDay = useCallback(
    (on: Day | undefined) =>
      void navigate({
        search: (before) => changedSearch(before, { on }),
        resetScroll: false,
        replace: true,
      }),
    [navigate],
  );
  const change = (changes: Parameters<typeof changedSearch>[1]) =>
    void navigate({ search: (before) => changedSearch(before, changes) });
  // Shoppers often set several filters in a row, so the scroll position is preserved.
  const choose = useCallback<FacetsProps["onChoose"]>(
    (next) => void navigate({ search: next, resetScroll: false }),
    [navigate],
  );
  // A search without results has nothing to filter.
  const isLost = total === 0 && countFilters(search) === 0;
  useDayOfAddress(search.on, setDay);
  useCountedSearch(search.q);

  return (
    <PageContainer className={styles.page ?? ""}>
      <PageAddress path={shopAddress(search)} />
      <Group justify="space-between" align="flex-start" mb="md">
        <Title order={1} className={styles.title}>
          {shopHeading(search)}
        </Title>
        <CartSheetTrigger />
      </Group>
      <div className={styles.search}>
        <SearchField
          id="shop-search"
          {...(search.q ? { defaultValue: search.q } : {})}
          onSearch={(words) => change({ q: words || undefined })}
        />
      </div>
      <ShopChips search={search} facets={facets} />
      <div className={styles.columns} {...(isLost && { "data-lost": true })}>
        <aside className={styles.facets} aria-label={m.filters}>
          <LazyFacets search={search} facets={facets} onChoose={choose} />
        </aside>
        <div className={styles.main}>
          <div className={styles.toolbar}>
            <FiltersDrawer search={search} facets={facets} total={total} onChoose={choose} />
            <ResultCount total={total} />
            <SortSelect sort={search.sort ?? "recommended"} onSort={(sort) => change({ sort })} />
          </div>
          <LazyApplied search={search} facets={facets} />
          <ShopResults search={search} facets={facets} total={total} />
        </div>
      </div>
    </PageContainer>
  );
}

function ResultCount({ total }: { total: number | undefined }) {
  return (
    <p className={styles.count} role="status">
      {total === undefined ? "" : m.products(total)}
    </p>
  );
}
