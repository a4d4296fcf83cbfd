import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ApplicationPage } from "#client/features/farms/admin-applications/application-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/applications/$id")({
  head: () => ({ meta: [{ title: pageTitle(m.application) }] }),
  component: OneApplication,
});

function OneApplication() {
  const { id } = Route.useParams();
  return <ApplicationPage id={id} key={id} />;
}
