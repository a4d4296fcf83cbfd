import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { DEFAULT_WINDOW } from "#shared/checkout/delivery.ts";
import { LabelsPage } from "#client/features/logistics/logistics-pack/labels-page.tsx";
import { readPaperSearch } from "#client/features/logistics/logistics-pack/paper-search.ts";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/logistics/labels")({
  validateSearch: readPaperSearch,
  head: () => ({ meta: [{ title: pageTitle(m.labels) }] }),
  component: Labels,
});

function Labels() {
  const today = useToday();
  const { day = today, window = DEFAULT_WINDOW, paper = "labels" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LabelsPage
      day={day}
      window={window}
      paper={paper}
      onChoose={(chosen) => void navigate({ search: chosen, replace: true })}
    />
  );
}
