import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { FarmEditorPage } from "#client/features/farms/farm-editor/farm-editor-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/farm")({
  head: () => ({ meta: [{ title: pageTitle(m.yourFarm) }] }),
  component: FarmPageEditor,
});

function FarmPageEditor() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <FarmEditorPage farmId={farmId} key={farmId} />}
    </ActingFarm>
  );
}
