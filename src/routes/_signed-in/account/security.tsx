import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { SecurityPage } from "#client/features/accounts/account-security/security-page.tsx";

export const Route = createFileRoute("/_signed-in/account/security")({
  head: () => ({ meta: [{ title: pageTitle(m.security) }] }),
  component: SecurityRoute,
});

function SecurityRoute() {
  const { user } = Route.useRouteContext();
  return <SecurityPage user={user} />;
}
