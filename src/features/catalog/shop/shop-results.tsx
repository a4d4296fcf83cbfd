import { Button } from "@mantine/core";
import { lazy, Suspense, useEffect, useRef } from "react";
import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import type { ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { failureMessage, isApiError } from "#client/lib/api/trpc.ts";
import { CardSkeletons } from "#client/ui/states/card-skeletons.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { Later } from "#client/ui/later.tsx";
import { useShopPages } from "./shop-queries.ts";
import { Rich } from "#client/ui/rich.tsx";
import styles from "./shop-page.module.css";

/** Loaded only for an empty list; on the server it is always available. */
const loadNoResults = async () => (await import("./no-results.tsx")).NoResults;
const NoResults = import.meta.env.SSR
  ? await loadNoResults()
  : lazy(async () => ({ default: await loadNoResults() }));

type ShopResultsProps = {
  search: ShopSearch;
  facets: ShopFacets | undefined;
  total: number | undefined;
};

/** Number of pictures on the first screen of a wide window; these are not lazy-loaded. */
const FIRST_SCREEN = 4;

/** The products loaded so far, and a button to load more. */
export function ShopResults({ search, facets, total }: ShopResultsProps) {
  const pages = useShopPages(search);
  const { options } = useDeliveryDays();
  const products = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const { list, expectMore } = useFocusOnNew(products.length);

  if (pages.isPending) return <CardSkeletons count={8} />;
  if (!pages.data) return <ListError error={pages.error} onRetry={() => void pages.refetch()} />;
  if (products.length === 0) {
    return (
      <Later>
        <Suspense fallback={<CardSkeletons count={8} />}>
          <NoResults search={search} facets={facets} />
        </Suspense>
      </Later>
    );
  }
  return (
    <>
      <Correction typed={search.q} searchedFor={pages.data.pages[0]?.searchedFor ?? null} />
      <ProductGrid
        ref={list}
        products={products}
        orderLine={orderLineOf(options)}
        eagerCount={FIRST_SCREEN}
        order={2}
        isBusy={pages.isFetching}
      />
      {pages.isFetchNextPageError ? (
        <ListError error={pages.error} onRetry={() => void pages.fetchNextPage()} />
      ) : (
        <More
          shown={products.length}
          total={total}
          hasMore={pages.hasNextPage}
          isLoading={pages.isFetchingNextPage}
          onMore={() => {
            expectMore();
            void pages.fetchNextPage();
          }}
        />
      )}
    </>
  );
}

/** Moves the focus to the first new card after loading more. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    list.current?.children[from.current]?.querySelector("a")?.focus({ preventScroll: true });
    from.current = null;
  }, [count]);
  return { list, expectMore: () => (from.current = count) };
}

type CorrectionProps = {
  typed: string | undefined;
  searchedFor: string | null;
};

function Correction({ typed = "", searchedFor }: CorrectionProps) {
  if (!searchedFor) return null;
  return (
    <p className={styles.correction} role="status">
      <Rich>
        {m.corrected(searchedFor, typed, (words) => (
          <b>{words}</b>
        ))}
      </Rich>
    </p>
  );
}

function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <ErrorPanel
      title={m.notLoaded}
      message={failureMessage(error)}
      requestId={isApiError(error) ? error.data?.requestId : null}
      onRetry={onRetry}
    />
  );
}

type MoreProps = {
  shown: number;
  total: number | undefined;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
};

function More({ shown, total, hasMore, isLoading, onMore }: MoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.shown} role="status">
        {total === undefined ? m.shown(shown) : m.shownOf(shown, Math.max(shown, total))}
      </p>
      {hasMore ? (
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {m.loadMore}
        </Button>
      ) : null}
    </div>
  );
}
