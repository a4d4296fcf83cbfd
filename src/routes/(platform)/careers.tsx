import { createFileRoute } from "@tanstack/react-router";
import { CareersPage } from "#client/features/platform/company/careers-page.tsx";
import { CAREERS } from "#client/features/platform/company/company-pages.ts";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/careers")({
  head: ({ match }) => crumbHead(CAREERS, match.context.origin),
  component: CareersPage,
});
