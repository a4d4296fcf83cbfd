import { createFileRoute } from "@tanstack/react-router";
import { PRIVACY } from "#client/features/legal/legal-pages.ts";
import { PrivacyPage } from "#client/features/legal/privacy-page.tsx";
import { crumbHead } from "#client/lib/text-page/crumb-head.ts";

export const Route = createFileRoute("/privacy")({
  head: ({ match }) => crumbHead(PRIVACY, match.context.origin),
  component: PrivacyPage,
});
