import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { areaGuard } from "#client/features/accounts/auth/guards.ts";
import { AdminFrame } from "#client/features/platform/admin-frame/admin-frame.tsx";
import { Subscribers } from "./-subscribers.tsx";

const ALIAS = { to: "/dashboard/subscribers", label: m.subscribers };

/** The page of subscribers at its alternate path (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/subscribers")({
  beforeLoad: areaGuard("admin"),
  head: () => ({ meta: [{ title: pageTitle(m.subscribers) }] }),
  component: SubscribersInFrame,
});

function SubscribersInFrame() {
  return (
    <AdminFrame alias={ALIAS}>
      <Subscribers />
    </AdminFrame>
  );
}
