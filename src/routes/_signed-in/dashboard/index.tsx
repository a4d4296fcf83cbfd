import { createFileRoute, redirect } from "@tanstack/react-router";
import { DASHBOARD_OF_ROLE } from "#shared/accounts/roles.ts";
import { NoDashboard } from "#client/features/accounts/auth/no-dashboard.tsx";

/** The areas by role, as far as this version of the page knows them: the server may know more. */
const AREAS: Readonly<Record<string, string | undefined>> = DASHBOARD_OF_ROLE;

/** Redirects each user to the area of their role (spec section 2). */
export const Route = createFileRoute("/_signed-in/dashboard/")({
  beforeLoad: ({ context }) => {
    const to = AREAS[context.user.role];
    if (to) throw redirect({ to, replace: true });
  },
  component: NoDashboard,
});
