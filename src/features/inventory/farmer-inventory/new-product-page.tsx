import { inventoryProduct as m } from "#messages/inventory/product.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { ActingBanner } from "./acting-banner.tsx";
import { NewProductForm } from "./new-product-form.tsx";
import { type Place, placeInput } from "./place.ts";

/** The page that adds a product. */
export function NewProductPage({ place }: { place: Place }) {
  const query = trpc.farmer.inventory.shelf.useQuery(placeInput(place));
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(shelf, failure) => (
        <>
          <AreaHeading title={m.addProduct} back={{ href: place.base, label: m.inventory }} />
          {failure}
          <ActingBanner place={place} farm={shelf.farm} />
          <NewProductForm place={place} />
        </>
      )}
    </Loaded>
  );
}
