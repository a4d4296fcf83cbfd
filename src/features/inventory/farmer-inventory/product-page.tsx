import { inventoryProduct as m } from "#messages/inventory/product.ts";
import { Title } from "@mantine/core";
import { statusText } from "#shared/inventory/inventory-cells.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ActingBanner } from "./acting-banner.tsx";
import { FeatureProduct } from "./feature-product.tsx";
import { type Place, placeInput } from "./place.ts";
import { ProductPhoto } from "./product-photo.tsx";
import { StockHistory } from "./stock-history.tsx";
import { TextsForm } from "./texts-form.tsx";
import styles from "./farmer-inventory.module.css";

type ProductPageProps = { place: Place; productId: number };

/** One product: its photo, texts, and stock movements. */
export function ProductPage({ place, productId }: ProductPageProps) {
  const input = { ...placeInput(place), productId };
  const query = trpc.farmer.inventory.product.useQuery(input, {
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (query.isPending) return <PageSkeleton />;
  if (isLost(query)) {
    const list = <TextLink href={place.base}>{m.inventory}</TextLink>;
    return <QueryError query={query} isPage back={list} />;
  }
  const { farm, row, texts, featuredUntil } = query.data;
  return (
    <>
      <AreaHeading title={row.name} back={{ href: place.base, label: m.inventory }}>
        <Dotted
          facts={[
            m.standing(statusText(row), row.stock, row.reserved, row.sold),
            ...(row.isDraft
              ? []
              : [
                  <TextLink key="shop" href={`/products/${row.id}`}>
                    {m.seeInShop}
                  </TextLink>,
                ]),
          ]}
        />
      </AreaHeading>
      {query.isError ? <QueryError query={query} /> : null}
      <ActingBanner place={place} farm={farm} />
      <div className={styles.product}>
        <ProductPhoto
          place={place}
          row={row}
          category={texts.category}
          onDone={() => void query.refetch()}
        />
        <TextsForm place={place} productId={productId} texts={texts} row={row} />
      </div>
      {place.teamFor === undefined ? null : (
        <FeatureProduct
          farmId={place.teamFor}
          productId={row.id}
          until={featuredUntil}
          onDone={() => void query.refetch()}
        />
      )}
      <section className={styles.movements}>
        <Title order={2} size="h4">
          {m.stockHistory}
        </Title>
        <StockHistory place={place} productId={productId} />
      </section>
    </>
  );
}
