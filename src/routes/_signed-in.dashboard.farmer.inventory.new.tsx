import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { NewProductPage } from "#client/features/farmer-inventory/new-product-page.tsx";
import { OWN_FARM } from "#client/features/farmer-inventory/place.ts";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/inventory/new")({
  head: () => ({ meta: [{ title: pageTitle("Add a product") }] }),
  component: NewOwnProduct,
});

function NewOwnProduct() {
  return <NewProductPage place={OWN_FARM} />;
}
