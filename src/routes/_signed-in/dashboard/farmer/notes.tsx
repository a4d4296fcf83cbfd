import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { NotesPage } from "#client/features/farms/farmer-notes/notes-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/notes")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: FarmNotes,
});

function FarmNotes() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <NotesPage farmId={farmId} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
