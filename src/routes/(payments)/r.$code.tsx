import { createFileRoute } from "@tanstack/react-router";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { InvitationPage } from "#client/features/payments/referrals/invitation-page.tsx";
import { pageHead } from "#client/lib/pages/page-head.ts";

export const Route = createFileRoute("/(payments)/r/$code")({
  head: () => pageHead({ title: m.inviteHead, description: m.inviteDescription, hidden: true }),
  component: InvitationRoute,
});

function InvitationRoute() {
  const { code } = Route.useParams();
  return <InvitationPage code={code} />;
}
