import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { FarmLandingPage } from "#client/features/farms/farm-landing/farm-landing-page.tsx";
import { loadFarmLanding } from "#client/features/farms/farm-landing/load-landing.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/join-as-farm")({
  loader: ({ context }) => loadFarmLanding(context.api),
  head: () =>
    pageHead({
      title: m.sell,
      description: m.sellText,
    }),
  component: JoinAsFarmRoute,
});

function JoinAsFarmRoute() {
  return <FarmLandingPage title={m.sellTitle} text={m.sellLead} />;
}
