import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { ProfilePage } from "#client/features/accounts/account-profile/profile-page.tsx";

export const Route = createFileRoute("/_signed-in/account/profile")({
  head: () => ({ meta: [{ title: pageTitle("Profile") }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { user } = Route.useRouteContext();
  return <ProfilePage user={user} />;
}
