import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { DrivePage } from "#client/features/logistics/driver/drive-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/logistics/drive/$routeId")({
  head: () => ({ meta: [{ title: pageTitle(m.route) }] }),
  component: Drive,
});

function Drive() {
  const { user } = Route.useRouteContext();
  const { routeId } = Route.useParams();
  return <DrivePage key={routeId} driver={user} routeId={routeId} />;
}
