import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ReviewsPage } from "#client/features/catalog/admin-reviews/reviews-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/reviews")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: ReviewsPage,
});
