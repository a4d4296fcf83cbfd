import { createFileRoute } from "@tanstack/react-router";
import { COOKIES } from "#client/features/platform/legal/legal-pages.ts";
import { CookiesPage } from "#client/features/platform/legal/cookies-page.tsx";
import { crumbHead } from "#client/lib/platform/text-page/crumb-head.ts";

export const Route = createFileRoute("/(platform)/cookies")({
  head: ({ match }) => crumbHead(COOKIES, match.context.origin),
  component: CookiesPage,
});
