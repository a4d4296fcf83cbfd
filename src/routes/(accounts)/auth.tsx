import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import authStyles from "#client/features/accounts/auth/auth.css?url";
import { AuthPage } from "#client/features/accounts/auth/auth-page.tsx";
import { readAuthSearch } from "#client/features/accounts/auth/auth-search.ts";
import { leaveWhenSignedIn } from "#client/features/accounts/auth/guards.ts";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(accounts)/auth")({
  validateSearch: readAuthSearch,
  beforeLoad: leaveWhenSignedIn,
  head: () => ({
    ...pageHead({
      title: m.signIn,
      description: m.signInText,
      hidden: true,
    }),
    // In the head, so that the server-rendered page is never shown unstyled.
    links: [{ rel: "stylesheet", href: authStyles, precedence: "route" }],
  }),
  component: AuthRoute,
});

function AuthRoute() {
  // The router adds back parameters that parsing dropped.
  return <AuthPage {...readAuthSearch(Route.useSearch())} />;
}
