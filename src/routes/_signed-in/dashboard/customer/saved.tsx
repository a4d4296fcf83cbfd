import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { SavedPage } from "#client/features/accounts/my-keeping/saved-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/saved")({
  head: () => ({ meta: [{ title: pageTitle(m.saved) }] }),
  component: SavedPage,
});
