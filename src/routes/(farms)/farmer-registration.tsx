import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { FarmLandingPage } from "#client/features/farms/farm-landing/farm-landing-page.tsx";
import { loadFarmLanding } from "#client/features/farms/farm-landing/load-landing.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/farmer-registration")({
  loader: ({ context }) => loadFarmLanding(context.api),
  head: () =>
    pageHead({
      title: m.register,
      description: m.registerText,
    }),
  component: FarmerRegistrationRoute,
});

function FarmerRegistrationRoute() {
  return <FarmLandingPage title={m.registerTitle} text={m.registerLead} />;
}
