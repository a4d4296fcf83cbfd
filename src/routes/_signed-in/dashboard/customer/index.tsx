import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { CustomerHomePage } from "#client/features/accounts/customer-home/customer-home-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/")({
  beforeLoad: areaGuard("customer"),
  head: () => ({ meta: [{ title: pageTitle(m.myAccount) }] }),
  component: CustomerHome,
});

function CustomerHome() {
  const { user } = Route.useRouteContext();
  return <CustomerHomePage user={user} />;
}
