import { createFileRoute, Navigate } from "@tanstack/react-router";
import { farmsStatement as m } from "#messages/farms/money/statement.ts";
import { pageTitle } from "#shared/brand.ts";
import { StatementPage } from "#client/features/farms/farmer-payouts/statement-page.tsx";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

export const Route = createFileRoute("/_signed-in/dashboard/farmer/payouts/$payoutId")({
  head: () => ({ meta: [{ title: pageTitle(m.payout) }] }),
  component: OnePayout,
});

function OnePayout() {
  const { user } = Route.useRouteContext();
  const { payoutId } = Route.useParams();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <StatementPage farmId={farmId} payoutId={payoutId} />}
    </ActingFarm>
  );
}
