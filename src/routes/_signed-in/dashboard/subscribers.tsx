import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SubscribersPage } from "#client/features/subscribers/admin-subscribers/subscribers-page.tsx";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { adminLinksAt } from "#client/lib/platform/area-links.ts";
import { AREA_BAR } from "#client/lib/platform/area-bar.ts";
import { AreaBar } from "#client/lib/accounts/area-bar/area-bar.tsx";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

const LINKS = adminLinksAt("/dashboard/subscribers", "Subscribers");

/** The same list under its second address (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/subscribers")({
  beforeLoad: areaGuard("admin"),
  head: () => ({ meta: [{ title: pageTitle("Subscribers") }] }),
  component: SubscribersInFrame,
});

function SubscribersInFrame() {
  return (
    <AreaFrame
      name="Admin"
      links={LINKS}
      bar={<AreaBar name="Admin" entries={AREA_BAR.admin} links={LINKS} />}
    >
      <SubscribersPage />
    </AreaFrame>
  );
}
