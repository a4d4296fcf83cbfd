import { createFileRoute } from "@tanstack/react-router";
import { platformSettings as m } from "#messages/platform/settings/settings.ts";
import { pageTitle } from "#shared/brand.ts";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/settings")({
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: SettingsPage,
});
