import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { UserPage } from "#client/features/accounts/admin-users/user-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/users/$id/")({
  head: () => ({ meta: [{ title: pageTitle(m.user) }] }),
  component: OneUser,
});

function OneUser() {
  const { id } = Route.useParams();
  const { user } = Route.useRouteContext();
  return <UserPage id={id} ownId={user.id} key={id} />;
}
