import { createFileRoute } from "@tanstack/react-router";
import { SUBSCRIPTION } from "#client/features/boxes/boxes/boxes-page.ts";
import { SubscriptionPage } from "#client/features/boxes/boxes/subscription-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(boxes)/subscription")({
  loader: ({ context: { api } }) =>
    Promise.all([api.boxes.week.ensureData({ without: [] }), api.boxes.past.ensureData()]),
  head: ({ match }) => crumbHead(SUBSCRIPTION, match.context.origin),
  component: SubscriptionPage,
});
