import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { EditUserPage } from "#client/features/accounts/admin-users/edit-user-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/users/$id/edit")({
  head: () => ({ meta: [{ title: pageTitle("Edit user") }] }),
  component: EditUser,
});

function EditUser() {
  const { id } = Route.useParams();
  return <EditUserPage id={id} key={id} />;
}
