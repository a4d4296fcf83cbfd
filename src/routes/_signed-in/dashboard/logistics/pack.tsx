import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { DEFAULT_WINDOW } from "#shared/checkout/delivery.ts";
import { PackPage } from "#client/features/logistics/logistics-pack/pack-page.tsx";
import { readSlotSearch } from "#client/features/logistics/logistics-slot/slot-search.ts";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/logistics/pack")({
  validateSearch: readSlotSearch,
  head: () => ({ meta: [{ title: pageTitle(m.packList) }] }),
  component: Pack,
});

function Pack() {
  const today = useToday();
  const { day = today, window = DEFAULT_WINDOW } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PackPage
      day={day}
      window={window}
      onChoose={(slot) => void navigate({ search: slot, replace: true })}
    />
  );
}
