import { createFileRoute, redirect } from "@tanstack/react-router";
import { mayEnter } from "#shared/accounts/roles.ts";

/** A short path to the farmer's area; a user without access is redirected to their own (spec section 2). */
export const Route = createFileRoute("/_signed-in/farmer-dashboard")({
  beforeLoad: ({ context }) => {
    const to = mayEnter(context.user.role, "farmer") ? "/dashboard/farmer" : "/dashboard";
    throw redirect({ to, replace: true });
  },
});
