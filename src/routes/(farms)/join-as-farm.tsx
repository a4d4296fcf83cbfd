import { createFileRoute } from "@tanstack/react-router";
import { FarmLandingPage } from "#client/features/farms/farm-landing/farm-landing-page.tsx";
import { loadFarmLanding } from "#client/features/farms/farm-landing/load-landing.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/join-as-farm")({
  loader: ({ context }) => loadFarmLanding(context.api),
  head: () =>
    pageHead({
      title: "Sell from your farm",
      description:
        "Your price, your crops, one load to one place. See what a week looks like, what you would be paid, and what we ask of a farm.",
    }),
  component: JoinAsFarmRoute,
});

function JoinAsFarmRoute() {
  return (
    <FarmLandingPage
      title="You farm. We bring it to their door."
      text="Set your own prices, list what you can spare, and bring one load to one place. Households near you order, and you harvest exactly that."
    />
  );
}
