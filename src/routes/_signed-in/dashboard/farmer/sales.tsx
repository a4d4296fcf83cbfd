import { farmsHeads as m } from "#messages/farms/heads.ts";
import { createFileRoute, Navigate } from "@tanstack/react-router";
import { pageTitle } from "#shared/brand.ts";
import { SalesPage } from "#client/features/farms/farmer-sales/sales-page.tsx";
import { type Back, BACKS } from "#client/features/farms/farmer-sales/backs.ts";
import { ActingFarm } from "#client/lib/farms/acting-farm/acting-farm.tsx";

/** `account` is set when the payment provider redirects back. */
type Search = { period?: string; account?: Back };

export const Route = createFileRoute("/_signed-in/dashboard/farmer/sales")({
  validateSearch: ({ period, account }: Record<string, unknown>): Search => {
    const back = BACKS.find((one) => one === account);
    return { ...(typeof period === "string" && { period }), ...(back && { account: back }) };
  },
  head: () => ({ meta: [{ title: pageTitle(m.money) }] }),
  component: Sales,
});

function Sales() {
  const { user } = Route.useRouteContext();
  const { period, account } = Route.useSearch();
  return (
    <ActingFarm user={user} noFarm={<Navigate to="/dashboard/farmer" replace />}>
      {(farmId) => <SalesPage farmId={farmId} period={period} back={account} />}
    </ActingFarm>
  );
}
