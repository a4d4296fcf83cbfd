import { createFileRoute } from "@tanstack/react-router";
import { CareersPage } from "#client/features/company/careers-page.tsx";
import { CAREERS } from "#client/features/company/company-pages.ts";
import { crumbHead } from "#client/lib/text-page/crumb-head.ts";

export const Route = createFileRoute("/careers")({
  head: ({ match }) => crumbHead(CAREERS, match.context.origin),
  component: CareersPage,
});
