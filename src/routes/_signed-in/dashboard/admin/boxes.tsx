import { boxesTitles as m } from "#messages/boxes/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AdminBoxesPage } from "#client/features/boxes/admin-boxes/boxes-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/boxes")({
  head: () => ({ meta: [{ title: pageTitle(m.all) }] }),
  component: AdminBoxesPage,
});
