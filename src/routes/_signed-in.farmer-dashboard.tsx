import { createFileRoute, redirect } from "@tanstack/react-router";
import { mayEnter } from "#shared/accounts/roles.ts";

/** The farmer's area by its short name; whoever may not enter it lands in the own one (spec section 2). */
export const Route = createFileRoute("/_signed-in/farmer-dashboard")({
  beforeLoad: ({ context }) => {
    const to = mayEnter(context.user.role, "farmer") ? "/dashboard/farmer" : "/dashboard";
    throw redirect({ to, replace: true });
  },
});
