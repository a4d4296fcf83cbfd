import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { isDay } from "#shared/time.ts";
import { HarvestPage } from "#client/features/farms/farmer-harvest/harvest-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/harvest")({
  validateSearch: ({ day }: Record<string, unknown>): { day?: string } =>
    typeof day === "string" && isDay(day) ? { day } : {},
  head: () => ({ meta: [{ title: pageTitle(m.harvest) }] }),
  component: Harvest,
});

function Harvest() {
  const { user } = Route.useRouteContext();
  const { day } = Route.useSearch();
  return (
    <ActingFarm user={user} mayBeOffline noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <HarvestPage user={user} farmId={farmId} chosen={day} />}
    </ActingFarm>
  );
}
