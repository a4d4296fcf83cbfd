import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import farmerApplicationStyles from "#client/features/farms/farmer-application/farmer-application.css?url";
import { JoinPage } from "#client/features/farms/farmer-application/join-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(farms)/join-as-farmer")({
  loader: ({ context }) => context.api.farms.applications.infoPack.prefetch(),
  head: () => ({
    ...pageHead({
      title: m.join,
      description: m.joinText,
    }),
    // In the head, so that the server-rendered page is never shown unstyled.
    links: [{ rel: "stylesheet", href: farmerApplicationStyles, precedence: "route" }],
  }),
  component: JoinPage,
});
