import { platformFigures as m } from "#messages/platform-figures.ts";
import { formatUsd } from "#shared/money.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";

/** What the market has moved so far, each figure with its name; what too few orders stand behind is not said. */
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
