import { createFileRoute, Outlet } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { AREA_LINKS } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

/** The user's own account, the same for every role, with the menu of their own area. */
export const Route = createFileRoute("/_signed-in/account")({ component: AccountArea });

function AccountArea() {
  const { user } = Route.useRouteContext();
  return (
    <AreaFrame name={m.yourAccount} links={AREA_LINKS[user.role]}>
      <Outlet />
    </AreaFrame>
  );
}
