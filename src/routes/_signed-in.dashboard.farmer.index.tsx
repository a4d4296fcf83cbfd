import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AccountPage } from "#client/features/account/account-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/")({
  head: () => ({ meta: [{ title: pageTitle("Your account") }] }),
  component: FarmerHome,
});

function FarmerHome() {
  const { user } = Route.useRouteContext();
  return <AccountPage user={user} area="farmer" />;
}
