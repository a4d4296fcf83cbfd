import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { ProfilePage } from "#client/features/accounts/account-profile/profile-page.tsx";

export const Route = createFileRoute("/_signed-in/account/profile")({
  head: () => ({ meta: [{ title: pageTitle(m.profile) }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { user } = Route.useRouteContext();
  return <ProfilePage user={user} />;
}
