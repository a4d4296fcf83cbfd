import { createFileRoute } from "@tanstack/react-router";
import { ReturnsPage } from "#client/features/platform/help/returns-page.tsx";
import { RETURNS } from "#client/features/platform/help/help-pages.ts";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/returns")({
  head: ({ match }) => crumbHead(RETURNS, match.context.origin),
  component: ReturnsPage,
});
