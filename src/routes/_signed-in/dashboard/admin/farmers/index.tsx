import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { FarmsPage } from "#client/features/farms/admin-farms/farms-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/")({
  head: () => ({ meta: [{ title: pageTitle("Farmers") }] }),
  component: FarmsPage,
});
