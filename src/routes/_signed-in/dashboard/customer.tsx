import { createFileRoute, Outlet } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { buyerLinks } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

/** What a person buys. Every role can buy, so only its first page belongs to customers (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/customer")({
  component: CustomerArea,
});

function CustomerArea() {
  const { user } = Route.useRouteContext();
  return (
    <AreaFrame name={m.myAccount} links={buyerLinks(user.role)}>
      <Outlet />
    </AreaFrame>
  );
}
