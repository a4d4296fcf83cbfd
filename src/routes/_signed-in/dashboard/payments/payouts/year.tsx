import { createFileRoute } from "@tanstack/react-router";
import { farmsYear as m } from "#messages/farms/page/year.ts";
import { pageTitle } from "#shared/brand.ts";
import { yearInSearch } from "#shared/payments/payouts/year-in-search.ts";
import { YearsPage } from "#client/features/payments/admin-payouts/years-page.tsx";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/payments/payouts/year")({
  validateSearch: yearInSearch,
  head: () => ({ meta: [{ title: pageTitle(m.toYears) }] }),
  component: AllFarms,
});

function AllFarms() {
  const thisYear = Number(useToday().slice(0, 4));
  const { year = thisYear } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onYear = (next: number) => void navigate({ search: { year: next }, replace: true });
  return <YearsPage year={year} onYear={onYear} />;
}
