import { createFileRoute, redirect } from "@tanstack/react-router";
import { mayEnter } from "#shared/accounts/roles.ts";

/** The farmer's area by its short name; a user who may not enter it lands in their own (spec section 2). */
export const Route = createFileRoute("/_signed-in/farmer-dashboard")({
  beforeLoad: ({ context }) => {
    const to = mayEnter(context.user.role, "farmer") ? "/dashboard/farmer" : "/dashboard";
    throw redirect({ to, replace: true });
  },
});
