import { platformFigures as m } from "#messages/platform/operations/figures.ts";
import { formatUsd } from "#shared/money.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

/** The market's totals so far, each with a label; figures based on too few orders are left out. */
export function namedFigures({
  farms,
  products,
  orders,
  shown,
}: Outputs["analytics"]["figures"]["market"]): [string, string][] {
  const always: [string, string][] = [
    [m.familyFarms, String(farms)],
    [m.goods, String(products)],
    [m.orders, String(orders)],
  ];
  if (!shown) return always;
  const { households, earnedByFarms, farmCents, payoutDays } = shown;
  return [
    ...always,
    [m.households, String(households)],
    [m.earned, formatUsd(earnedByFarms)],
    [m.ofEachDollar, `${farmCents}¢`],
    ...(payoutDays === null
      ? []
      : ([[m.halfPaidWithin, m.daysOfDelivery(payoutDays)]] satisfies [string, string][])),
  ];
}
