import { createFileRoute, redirect } from "@tanstack/react-router";

/** The account's default page is the profile. */
export const Route = createFileRoute("/_signed-in/account/")({
  beforeLoad: () => {
    throw redirect({ to: "/account/profile", replace: true });
  },
});
