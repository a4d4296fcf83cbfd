import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ProblemsPage } from "#client/features/orders/admin-problems/problems-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/problems")({
  head: () => ({ meta: [{ title: pageTitle(m.problems) }] }),
  component: ProblemsPage,
});
