import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { FarmEditorPage } from "#client/features/farm-editor/farm-editor-page.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/farm")({
  head: () => ({ meta: [{ title: pageTitle("Your farm") }] }),
  component: FarmEditorPage,
});
