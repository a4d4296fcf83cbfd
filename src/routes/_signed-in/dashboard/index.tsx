import { createFileRoute, redirect } from "@tanstack/react-router";
import { DASHBOARD_OF_ROLE } from "#shared/accounts/roles.ts";

/** Redirects each user to the area of their role (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/")({
  beforeLoad: ({ context }) => {
    throw redirect({ to: DASHBOARD_OF_ROLE[context.user.role], replace: true });
  },
});
