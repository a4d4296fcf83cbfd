import { createFileRoute } from "@tanstack/react-router";
import { paymentsReferralAdmin as m } from "#messages/payments/referrals/referral-admin.ts";
import { pageTitle } from "#shared/brand.ts";
import { AdminReferralsPage } from "#client/features/payments/admin-referrals/referrals-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/payments/referrals")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: AdminReferralsPage,
});
