import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { AccountPage } from "#client/features/account/account-page.tsx";
import { LastOrders } from "#client/features/account/last-orders.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/")({
  head: () => ({ meta: [{ title: pageTitle("Your account") }] }),
  component: CustomerHome,
});

function CustomerHome() {
  const { user } = Route.useRouteContext();
  return (
    <AccountPage user={user} area="customer">
      <LastOrders />
    </AccountPage>
  );
}
