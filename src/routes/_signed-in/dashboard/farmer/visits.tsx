import { farmsVisitsDesk as m } from "#messages/farms/visits/visits-desk.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { VisitsPage } from "#client/features/farms/farmer-visits/visits-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/visits")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: FarmVisits,
});

function FarmVisits() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <VisitsPage farmId={farmId} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
