import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { BoardPage } from "#client/features/logistics/logistics-board/board-page.tsx";
import { readSlotSearch } from "#client/features/logistics/logistics-slot/slot-search.ts";
import { useToday } from "#client/lib/dates/use-today.ts";

export const Route = createFileRoute("/_signed-in/dashboard/logistics/")({
  validateSearch: readSlotSearch,
  head: () => ({ meta: [{ title: pageTitle(m.day) }] }),
  component: Board,
});

function Board() {
  const today = useToday();
  const { day = today } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BoardPage
      day={day}
      onChoose={(chosen) => void navigate({ search: { day: chosen }, replace: true })}
    />
  );
}
