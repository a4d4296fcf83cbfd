import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ApplicationsPage } from "#client/features/farms/admin-applications/applications-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/applications/")({
  head: () => ({ meta: [{ title: pageTitle(m.applications) }] }),
  component: ApplicationsPage,
});
