import { relaxations, type ShopCount } from "#shared/shop-counts.ts";
import { changedSearch, filterLabel, type ShopSearch } from "#shared/shop-search.ts";
import { orderLineOf } from "#client/lib/product-card/card-texts.ts";
import { ProductGrid } from "#client/lib/product-card/product-grid.tsx";
import { trpc } from "#client/lib/trpc.ts";
import { EmptyState } from "#client/ui/empty-state.tsx";
import { PillLink } from "#client/ui/pill-link.tsx";
import { SectionHeading } from "#client/ui/section-heading.tsx";
import styles from "./shop-page.module.css";

type NoResultsProps = { search: ShopSearch; counts: readonly ShopCount[] };

/** How many goods stand below a list that is empty. */
const POPULAR = 8;

/** Nothing fits: which one filter to let go of, and what is good this week. */
export function NoResults({ search, counts }: NoResultsProps) {
  const popular = trpc.catalog.list.useQuery({ sort: "recommended", limit: POPULAR });
  const options = trpc.delivery.options.useQuery();
  const isNarrowed = Object.keys(search).some((part) => part !== "q" && part !== "sort");
  return (
    <>
      <EmptyState
        title={search.q ? `Nothing matches “${search.q}”` : "Nothing fits these filters"}
        action={<WaysOut search={search} counts={counts} />}
      >
        {search.q && !isNarrowed
          ? "Try fewer or other words, such as “apples” or the name of a farm."
          : "Take one filter away and there is more to see."}
      </EmptyState>
      {popular.data ? (
        <section className={styles.popular}>
          <SectionHeading title="Good this week" />
          <ProductGrid
            products={popular.data.items}
            orderLine={orderLineOf(options.data)}
            label="Good this week"
          />
        </section>
      ) : null}
    </>
  );
}

function WaysOut({ search, counts }: NoResultsProps) {
  return (
    <div className={styles.waysOut}>
      {relaxations(counts, search).map(({ without, count }) => (
        <PillLink key={without} to="/shop" search={changedSearch(search, { [without]: undefined })}>
          Without {filterLabel(search, without)} ({count})
        </PillLink>
      ))}
      {search.q ? (
        <PillLink to="/shop" search={changedSearch(search, { q: undefined })}>
          Without {filterLabel(search, "q")}
        </PillLink>
      ) : null}
      <PillLink to="/shop">See everything</PillLink>
    </div>
  );
}
