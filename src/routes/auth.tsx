import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AuthPage } from "#client/features/auth/auth-page.tsx";
import { readAuthSearch } from "#client/features/auth/auth-search.ts";
import { leaveWhenSignedIn } from "#client/features/auth/guards.ts";

export const Route = createFileRoute("/auth")({
  validateSearch: readAuthSearch,
  beforeLoad: leaveWhenSignedIn,
  head: () => ({ meta: [{ title: pageTitle("Sign in") }, { name: "robots", content: "noindex" }] }),
  component: AuthRoute,
});

function AuthRoute() {
  return <AuthPage {...Route.useSearch()} />;
}
