import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts-heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { CustomerHomePage } from "#client/features/accounts/customer-home/customer-home-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/")({
  head: () => ({ meta: [{ title: pageTitle(m.myAccount) }] }),
  component: CustomerHome,
});

function CustomerHome() {
  const { user } = Route.useRouteContext();
  return <CustomerHomePage user={user} />;
}
