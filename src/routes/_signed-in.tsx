import { createFileRoute, Outlet } from "@tanstack/react-router";
import { requireUser } from "#client/features/accounts/auth/guards.ts";
import { ConfirmPasswordSlot } from "#client/lib/accounts/confirm-password/confirm-password-slot.tsx";
import { ErasureNotice } from "#client/lib/accounts/erasure/erasure-notice.tsx";
import { usePublicAgain } from "#client/lib/api/use-public-again.ts";
import { signedInStyles } from "#client/lib/pages/signed-in-styles.ts";
import { LeftSlot } from "#client/features/platform/left-reports/left-slot.tsx";
import { PageSpinner } from "#client/ui/states/page-spinner.tsx";

/** Everything below requires a signed-in user, and is rendered only in the browser. */
export const Route = createFileRoute("/_signed-in")({
  ssr: false,
  beforeLoad: async (visit) => {
    const [known] = await Promise.all([requireUser(visit), signedInStyles()]);
    return known;
  },
  pendingComponent: PageSpinner,
  component: SignedIn,
});

function SignedIn() {
  usePublicAgain();
  const { user } = Route.useRouteContext();
  return (
    <>
      <ErasureNotice />
      <LeftSlot user={user} />
      <Outlet />
      <ConfirmPasswordSlot />
    </>
  );
}
