import { inventoryHeads as m } from "#messages/inventory/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { rowIdIn } from "#shared/platform/fields/row-id.ts";
import { templateSearch } from "#shared/inventory/template-search.ts";
import { NewProductPage } from "#client/features/inventory/farmer-inventory/new-product-page.tsx";
import { farmPlace } from "#client/features/inventory/farmer-inventory/place.ts";
import { NotFoundPage } from "#client/ui/states/not-found-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/$farmerId/inventory/new")(
  {
    validateSearch: templateSearch,
    head: () => ({ meta: [{ title: pageTitle(m.addProduct) }] }),
    component: NewFarmProduct,
  },
);

function NewFarmProduct() {
  const id = rowIdIn(Route.useParams().farmerId);
  const { template } = Route.useSearch();
  return id === null ? (
    <NotFoundPage />
  ) : (
    <NewProductPage place={farmPlace(id)} template={template} key={id} />
  );
}
