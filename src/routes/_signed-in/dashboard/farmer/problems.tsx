import { ordersTitles as m } from "#messages/orders/titles.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { FarmProblemsPage } from "#client/features/orders/farmer-problems/problems-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/problems")({
  head: () => ({ meta: [{ title: pageTitle(m.problems) }] }),
  component: FarmProblems,
});

function FarmProblems() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <FarmProblemsPage farmId={farmId} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
