import { catalogPrints as m } from "#messages/catalog/prints.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { PrintsPage } from "#client/features/catalog/prints/prints-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/prints")({
  head: () => ({ meta: [{ title: pageTitle(m.prints) }] }),
  component: PrintsPage,
});
