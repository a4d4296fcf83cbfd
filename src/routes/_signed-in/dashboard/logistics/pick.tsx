import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { PickPage } from "#client/features/logistics/logistics-pack/pick-page.tsx";
import { readSlotSearch } from "#client/features/logistics/logistics-slot/slot-search.ts";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/logistics/pick")({
  validateSearch: readSlotSearch,
  head: () => ({ meta: [{ title: pageTitle(m.pickList) }] }),
  component: Pick,
});

function Pick() {
  const today = useToday();
  const { day = today } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PickPage
      day={day}
      onChoose={(chosen) => void navigate({ search: { day: chosen }, replace: true })}
    />
  );
}
