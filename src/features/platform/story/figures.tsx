import { platformStory as m } from "#messages/platform-story.ts";
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
        {figures.shown ? "" : m.notEnoughYet}
        {m.counted(formatInstant(figures.asOf))}
      </p>
    </>
  );
}

function rowsOf({ farms, products, orders, shown }: Outputs["analytics"]["figures"]["market"]) {
  const always: [string, string][] = [
    [m.familyFarms, String(farms)],
    [m.goods, String(products)],
    [m.orders, String(orders)],
  ];
  if (!shown) return always;
  return [
    ...always,
    [m.earned, formatUsd(shown.earnedByFarms)],
    [m.ofEachDollar, `${shown.farmCents}¢`],
    [m.households, String(shown.households)],
  ] satisfies [string, string][];
}
