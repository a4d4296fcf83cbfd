import { farmsQuestionsDesk as m } from "#messages/farms/questions/questions-desk.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { QuestionsPage } from "#client/features/farms/farmer-questions/questions-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/questions")({
  validateSearch: ({ standing }: Record<string, unknown>): { standing?: string } =>
    typeof standing === "string" ? { standing } : {},
  head: () => ({ meta: [{ title: pageTitle(m.title) }] }),
  component: FarmQuestions,
});

function FarmQuestions() {
  const { user } = Route.useRouteContext();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <QuestionsPage farmId={farmId} key={farmId ?? "own"} />}
    </ActingFarm>
  );
}
