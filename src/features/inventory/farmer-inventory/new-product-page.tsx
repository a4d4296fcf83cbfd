import { inventoryProduct as m } from "#messages/inventory/product.ts";
import { inventoryTemplates as templates } from "#messages/inventory/templates.ts";
import { templateNamed } from "#shared/inventory/template-products.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { ActingBanner } from "./acting-banner.tsx";
import { NewProductForm } from "./new-product-form.tsx";
import { type Place, placeInput } from "./place.ts";

type NewProductPageProps = { place: Place; template: string | undefined };

/** The page that adds a product, from a template if the address names one. */
export function NewProductPage({ place, template: named }: NewProductPageProps) {
  const template = templateNamed(named);
  const query = trpc.farmer.inventory.shelf.useQuery(placeInput(place));
  return (
    <Loaded query={query} waiting={<PageSkeleton />} isPage>
      {(shelf, failure) => (
        <>
          <AreaHeading title={m.addProduct} back={{ href: place.base, label: m.inventory }}>
            {template ? templates.startedFrom : null}
          </AreaHeading>
          {failure}
          <ActingBanner place={place} farm={shelf.farm} />
          <NewProductForm place={place} template={template} key={template ?? "empty"} />
        </>
      )}
    </Loaded>
  );
}
