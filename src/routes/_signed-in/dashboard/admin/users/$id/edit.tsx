import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { EditUserPage } from "#client/features/accounts/admin-users/edit-user-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/users/$id/edit")({
  head: () => ({ meta: [{ title: pageTitle(m.editUser) }] }),
  component: EditUser,
});

function EditUser() {
  const { id } = Route.useParams();
  return <EditUserPage id={id} key={id} />;
}
