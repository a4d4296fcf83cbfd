import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { InvitePage } from "#client/features/accounts/admin-users/invite-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/users/new")({
  head: () => ({ meta: [{ title: pageTitle(m.invite) }] }),
  component: InvitePage,
});
