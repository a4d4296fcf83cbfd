import { farmsNotesDesk as m } from "#messages/farms/notes/notes-desk.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AdminNotesPage } from "#client/features/farms/admin-notes/notes-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/notes")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AdminNotesPage,
});
