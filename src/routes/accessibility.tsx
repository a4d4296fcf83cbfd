import { createFileRoute } from "@tanstack/react-router";
import { ACCESSIBILITY } from "#client/features/legal/legal-pages.ts";
import { AccessibilityPage } from "#client/features/legal/accessibility-page.tsx";
import { crumbHead } from "#client/lib/text-page/crumb-head.ts";

export const Route = createFileRoute("/accessibility")({
  head: ({ match }) => crumbHead(ACCESSIBILITY, match.context.origin),
  component: AccessibilityPage,
});
