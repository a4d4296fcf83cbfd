import { createFileRoute } from "@tanstack/react-router";
import { paymentsReferrals as m } from "#messages/payments/referrals/referrals.ts";
import { pageTitle } from "#shared/brand.ts";
import { ReferralsPage } from "#client/features/payments/referrals/referrals-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/referrals")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: ReferralsPage,
});
