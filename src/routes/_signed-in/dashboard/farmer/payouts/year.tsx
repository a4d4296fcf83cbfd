import { createFileRoute, Navigate } from "@tanstack/react-router";
import { farmsYear as m } from "#messages/farms/page/year.ts";
import { pageTitle } from "#shared/brand.ts";
import { yearInSearch } from "#shared/payments/payouts/year-in-search.ts";
import { YearPage } from "#client/features/farms/farmer-payouts/year-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/payouts/year")({
  validateSearch: yearInSearch,
  head: () => ({ meta: [{ title: pageTitle(m.toYears) }] }),
  component: OneYear,
});

function OneYear() {
  const { user } = Route.useRouteContext();
  const thisYear = Number(useToday().slice(0, 4));
  const { year = thisYear } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onYear = (next: number) =>
    void navigate({ search: (before) => ({ ...before, year: next }), replace: true });
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <YearPage farmId={farmId} year={year} onYear={onYear} />}
    </ActingFarm>
  );
}
