import { businessDayAt, formatDayFull } from "#shared/time.ts";
import { formatUsd } from "#shared/money.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import styles from "./company.module.css";

/** What our own books say today; what too few orders stand behind is not said. */
export function PressFigures() {
  const [figures] = trpc.analytics.figures.market.useSuspenseQuery();
  return (
    <>
      <div className={styles.facts}>
        <FactList facts={factsOf(figures)} />
      </div>
      <p>
        As of {formatDayFull(businessDayAt(new Date(figures.asOf)))}, counted from our own books.
        {figures.shown ? "" : " We publish earnings and households once there are 20 orders."}
      </p>
    </>
  );
}

function factsOf({ farms, products, orders, shown }: Outputs["analytics"]["figures"]["market"]) {
  const always = [
    ["Family farms", String(farms)],
    ["Goods in the market", String(products)],
    ["Orders", String(orders)],
  ] as const;
  if (!shown) return always;
  return [
    ...always,
    ["Households", String(shown.households)],
    ["Earned by farms", formatUsd(shown.earnedByFarms)],
    ["Of each dollar to the farm", `${shown.farmCents}¢`],
  ] as const;
}
