import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SALES_PERIODS, type SalesPeriodId } from "#shared/sales-periods.ts";
import { SalesPage } from "#client/features/farmer-sales/sales-page.tsx";
import { ActingFarm } from "#client/lib/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/sales")({
  validateSearch: ({ period }: Record<string, unknown>): { period?: SalesPeriodId } => {
    const known = SALES_PERIODS.find(({ id }) => id === period);
    return known ? { period: known.id } : {};
  },
  head: () => ({ meta: [{ title: pageTitle("Sales") }] }),
  component: Sales,
});

function Sales() {
  const { user } = Route.useRouteContext();
  const { period = "week" } = Route.useSearch();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <SalesPage farmId={farmId} period={period} />}
    </ActingFarm>
  );
}
