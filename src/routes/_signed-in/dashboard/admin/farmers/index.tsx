import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { FarmsPage } from "#client/features/farms/admin-farms/farms-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/farmers/")({
  head: () => ({ meta: [{ title: pageTitle(m.farmers) }] }),
  component: FarmsPage,
});
