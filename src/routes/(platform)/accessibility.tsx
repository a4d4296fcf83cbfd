import { createFileRoute } from "@tanstack/react-router";
import { ACCESSIBILITY } from "#client/features/platform/legal/legal-pages.ts";
import { AccessibilityPage } from "#client/features/platform/legal/accessibility-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/accessibility")({
  head: ({ match }) => crumbHead(ACCESSIBILITY, match.context.origin),
  component: AccessibilityPage,
});
