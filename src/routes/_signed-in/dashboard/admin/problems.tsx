import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ProblemsPage } from "#client/features/orders/admin-problems/problems-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/problems")({
  head: () => ({ meta: [{ title: pageTitle("Problems") }] }),
  component: ProblemsPage,
});
