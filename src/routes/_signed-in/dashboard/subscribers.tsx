import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SubscribersPage } from "#client/features/subscribers/admin-subscribers/subscribers-page.tsx";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { adminLinksAt } from "#client/lib/platform/area-links.ts";
import { AreaFrame } from "#client/lib/accounts/area-frame.tsx";

/** The same list under its second address (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/subscribers")({
  beforeLoad: areaGuard("admin"),
  head: () => ({ meta: [{ title: pageTitle("Subscribers") }] }),
  component: SubscribersInFrame,
});

function SubscribersInFrame() {
  const links = adminLinksAt("/dashboard/subscribers", "Subscribers");
  return (
    <AreaFrame name="Admin" links={links} bar="admin">
      <SubscribersPage />
    </AreaFrame>
  );
}
