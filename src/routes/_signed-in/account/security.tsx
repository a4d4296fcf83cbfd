import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SecurityPage } from "#client/features/accounts/account-security/security-page.tsx";

export const Route = createFileRoute("/_signed-in/account/security")({
  head: () => ({ meta: [{ title: pageTitle("Security") }] }),
  component: SecurityRoute,
});

function SecurityRoute() {
  const { user } = Route.useRouteContext();
  return <SecurityPage user={user} />;
}
