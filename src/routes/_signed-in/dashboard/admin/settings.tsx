import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SettingsPage } from "#client/features/platform/admin-settings/settings-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/admin/settings")({
  head: () => ({ meta: [{ title: pageTitle("Settings") }] }),
  component: SettingsPage,
});
