import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { UsersPage } from "#client/features/accounts/admin-users/users-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/users/")({
  head: () => ({ meta: [{ title: pageTitle(m.users) }] }),
  component: UsersPage,
});
