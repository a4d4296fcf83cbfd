import { farmsHeads as m } from "#messages/farms-heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SalesPage } from "#client/features/farms/farmer-sales/sales-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/sales")({
  validateSearch: ({ period }: Record<string, unknown>): { period?: string } =>
    typeof period === "string" ? { period } : {},
  head: () => ({ meta: [{ title: pageTitle(m.money) }] }),
  component: Sales,
});

function Sales() {
  const { user } = Route.useRouteContext();
  const { period } = Route.useSearch();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <SalesPage farmId={farmId} period={period} />}
    </ActingFarm>
  );
}
