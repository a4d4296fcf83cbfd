import { inventoryProduct as m } from "#messages/inventory-product.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { ActingBanner } from "./acting-banner.tsx";
import { NewProductForm } from "./new-product-form.tsx";
import { type Place, placeInput } from "./place.ts";

/** The page that adds a product. */
export function NewProductPage({ place }: { place: Place }) {
  const query = trpc.farmer.inventory.shelf.useQuery(placeInput(place));
  if (query.isPending) return <PageSkeleton />;
  if (isLost(query)) {
    return <QueryError query={query} isPage />;
  }
  return (
    <>
      <AreaHeading title={m.addProduct}>
        <TextLink href={place.base}>{m.inventory}</TextLink>
      </AreaHeading>
      {query.isError ? <QueryError query={query} /> : null}
      <ActingBanner place={place} farm={query.data.farm} />
      <NewProductForm place={place} />
    </>
  );
}
