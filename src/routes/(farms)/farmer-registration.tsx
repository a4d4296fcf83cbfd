import { createFileRoute } from "@tanstack/react-router";
import { FarmLandingPage } from "#client/features/farms/farm-landing/farm-landing-page.tsx";
import { loadFarmLanding } from "#client/features/farms/farm-landing/load-landing.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/farmer-registration")({
  loader: ({ context }) => loadFarmLanding(context.api),
  head: () =>
    pageHead({
      title: "Register your farm",
      description:
        "How a farm registers: a form of three steps, an answer within days, a visit, and your first sale within weeks.",
    }),
  component: FarmerRegistrationRoute,
});

function FarmerRegistrationRoute() {
  return (
    <FarmLandingPage
      title="Register your farm with us"
      text="Three short steps, an answer within days, and a visit before your first sale. Here is what it brings, what it costs and what we ask."
    />
  );
}
