import { platformPress as m } from "#messages/platform-press.ts";
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
        {m.asOf(formatDayFull(businessDayAt(new Date(figures.asOf))))}
        {figures.shown ? "" : m.later}
      </p>
    </>
  );
}

function factsOf({ farms, products, orders, shown }: Outputs["analytics"]["figures"]["market"]) {
  const always = [
    [m.familyFarms, String(farms)],
    [m.goods, String(products)],
    [m.orders, String(orders)],
  ] as const;
  if (!shown) return always;
  return [
    ...always,
    [m.households, String(shown.households)],
    [m.earned, formatUsd(shown.earnedByFarms)],
    [m.ofEachDollar, `${shown.farmCents}¢`],
  ] as const;
}
