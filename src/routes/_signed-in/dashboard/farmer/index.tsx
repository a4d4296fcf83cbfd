import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ApplicationStatus } from "#client/features/farms/applicant/application-status.tsx";
import { TodayPage } from "#client/features/farms/farmer-today/today-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/")({
  head: () => ({ meta: [{ title: pageTitle(m.today) }] }),
  component: FarmerHome,
});

function FarmerHome() {
  const { user } = Route.useRouteContext();
  const noFarm = (
    <>
      <AreaHeading title={m.hello(user.firstName)} />
      <ApplicationStatus />
    </>
  );
  return (
    <ActingFarm user={user} noFarm={noFarm}>
      {(farmId) => <TodayPage farmId={farmId} />}
    </ActingFarm>
  );
}
