import { catalogShop as m } from "#messages/catalog/shop.ts";
import type { ShopFacets } from "#shared/catalog/shop/shop-counts.ts";
import { filterLabel, withFilter } from "#shared/catalog/shop/shop-filters.ts";
import { changedSearch, type ShopSearch } from "#shared/catalog/shop/shop-search.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import styles from "./shop-page.module.css";

type NoResultsProps = {
  search: ShopSearch;
  facets: ShopFacets | undefined;
};

/** How many products are suggested below an empty list. */
const NEAR = 8;

/** No results: suggests which single filter to remove, and shows close matches. */
export function NoResults({ search, facets }: NoResultsProps) {
  const isNarrowed = Object.keys(search).some((part) => part !== "q" && part !== "sort");
  return (
    <>
      <EmptyState
        art="basket"
        title={search.q ? m.nothingMatches(search.q) : m.nothingFits}
        action={<WaysOut search={search} facets={facets} />}
      >
        {search.q && !isNarrowed ? m.otherWords : m.fewerFilters}
      </EmptyState>
      <NearMatches search={search} facets={facets} />
    </>
  );
}

/**
 * Products that would match with one filter removed, or this week's picks. Allergen filters are never the ones
 * removed.
 */
function NearMatches({ search, facets }: NoResultsProps) {
  const { options } = useDeliveryDays();
  const given = facets?.relaxed.find(({ part }) => part !== "without" && part !== "diet");
  const near = trpc.catalog.list.useQuery({
    ...(given ? withFilter(search, given, false) : mustNotEat(search)),
    sort: "recommended",
    limit: NEAR,
  });
  if (!near.data || near.data.items.length === 0) return null;
  const title = given ? m.closeMatches : m.goodThisWeek;
  return (
    <section className={styles.popular}>
      <SectionHeading title={title} />
      {given ? <p className={styles.near}>{m.allBut(filterLabel(given, facets))}</p> : null}
      <ProductGrid
        isShort
        products={near.data.items}
        orderLine={orderLineOf(options)}
        label={title}
      />
    </section>
  );
}

function mustNotEat({ diet, without }: ShopSearch): ShopSearch {
  return { ...(diet ? { diet } : {}), ...(without ? { without } : {}) };
}

function WaysOut({ search, facets }: NoResultsProps) {
  return (
    <div className={styles.waysOut}>
      {facets?.relaxed.map((filter) => (
        <PillLink
          key={`${filter.part} ${filter.value}`}
          to="/shop"
          search={withFilter(search, filter, false)}
        >
          {m.withoutCounted(quoted(filterLabel(filter, facets)), filter.count)}
        </PillLink>
      ))}
      {search.q ? (
        <PillLink to="/shop" search={changedSearch(search, { q: undefined })}>
          {m.without(m.quoted(search.q))}
        </PillLink>
      ) : null}
      <PillLink to="/shop">{m.seeEverything}</PillLink>
    </div>
  );
}

/** `Without No milk` would be hard to read. */
function quoted(label: string): string {
  return label.startsWith(m.noBegins) ? m.quoted(label) : label;
}
