import { formatUsd } from "#shared/money.ts";
import { formatInstant } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import styles from "./story.module.css";

/** What the market has moved so far; what too few orders stand behind is not said. */
export function MarketFigures() {
  const [figures] = trpc.analytics.figures.market.useSuspenseQuery();
  return (
    <>
      <dl className={styles.figures}>
        {rowsOf(figures).map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {figures.shown
          ? ""
          : "Not enough data yet for more: we publish earnings and households once there are 20 orders. "}
        Counted from our own books, as of {formatInstant(figures.asOf)}.
      </p>
    </>
  );
}

function rowsOf({ farms, products, orders, shown }: Outputs["analytics"]["figures"]["market"]) {
  const always: [string, string][] = [
    ["Family farms", String(farms)],
    ["Goods in the market", String(products)],
    ["Orders", String(orders)],
  ];
  if (!shown) return always;
  return [
    ...always,
    ["Earned by farms", formatUsd(shown.earnedByFarms)],
    ["Of each dollar to the farm", `${shown.farmCents}¢`],
    ["Households", String(shown.households)],
  ] satisfies [string, string][];
}
