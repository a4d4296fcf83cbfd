import { createFileRoute } from "@tanstack/react-router";
import { accountsHeads as m } from "#messages/accounts/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { AddressesPage } from "#client/features/accounts/my-keeping/addresses-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/customer/addresses")({
  head: () => ({ meta: [{ title: pageTitle(m.addresses) }] }),
  component: AddressesPage,
});
