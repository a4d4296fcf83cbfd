import { catalogReviewsDesk as m } from "#messages/catalog/reviews/reviews-desk.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ReviewsPage } from "#client/features/catalog/farmer-reviews/reviews-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/reviews")({
  validateSearch: ({ standing }: Record<string, unknown>): { standing?: string } =>
    typeof standing === "string" ? { standing } : {},
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: FarmReviews,
});

function FarmReviews() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <ReviewsPage farmId={farmId} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
