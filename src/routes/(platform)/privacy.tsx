import { createFileRoute } from "@tanstack/react-router";
import { PRIVACY } from "#client/features/platform/legal/legal-pages.ts";
import { PrivacyPage } from "#client/features/platform/legal/privacy-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/privacy")({
  head: ({ match }) => crumbHead(PRIVACY, match.context.origin),
  component: PrivacyPage,
});
