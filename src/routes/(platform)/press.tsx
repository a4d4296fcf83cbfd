import { createFileRoute } from "@tanstack/react-router";
import { PRESS } from "#client/features/platform/company/company-pages.ts";
import { PressPage } from "#client/features/platform/company/press-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/press")({
  loader: ({ context }) => context.api.analytics.figures.market.ensureData(),
  head: ({ match }) => crumbHead(PRESS, match.context.origin),
  component: PressPage,
});
