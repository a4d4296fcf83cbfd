import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AdminQuestionsPage } from "#client/features/farms/admin-questions/questions-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/questions")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AdminQuestionsPage,
});
