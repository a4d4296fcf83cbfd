import { createFileRoute } from "@tanstack/react-router";
import { subscribersHeads as m } from "#messages/subscribers/heads.ts";
import { pageTitle } from "#shared/brand.ts";
import { CustomerUpdatePage } from "#client/features/subscribers/admin-customer-update/customer-update-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/customer-update")({
  head: () => ({ meta: [{ title: pageTitle(m.write) }] }),
  component: CustomerUpdatePage,
});
