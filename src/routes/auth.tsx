import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import authStyles from "#client/features/auth/auth.css?url";
import { AuthPage } from "#client/features/auth/auth-page.tsx";
import { readAuthSearch } from "#client/features/auth/auth-search.ts";
import { leaveWhenSignedIn } from "#client/features/auth/guards.ts";

export const Route = createFileRoute("/auth")({
  validateSearch: readAuthSearch,
  beforeLoad: leaveWhenSignedIn,
  head: () => ({
    meta: [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }],
    // In the head, so that the server's first response is not shown without them.
    links: [{ rel: "stylesheet", href: authStyles, precedence: "route" }],
  }),
  component: AuthRoute,
});

function AuthRoute() {
  // What reading left out the router mixes in again.
  return <AuthPage {...readAuthSearch(Route.useSearch())} />;
}
