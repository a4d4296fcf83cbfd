import { createFileRoute } from "@tanstack/react-router";
import { paymentsJournal as m } from "#messages/payments/journal.ts";
import { pageTitle } from "#shared/brand.ts";
import { JournalPage } from "#client/features/payments/journal/journal-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/journal")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: JournalPage,
});
