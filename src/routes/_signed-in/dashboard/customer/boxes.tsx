import { boxesTitles as m } from "#messages/boxes/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { MyBoxesPage } from "#client/features/boxes/my-boxes/boxes-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/boxes")({
  head: () => ({ meta: [{ title: pageTitle(m.mine) }] }),
  component: MyBoxesPage,
});
