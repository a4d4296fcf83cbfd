import { platformPress as m } from "#messages/platform/company/press.ts";
import { businessDayAt, formatDayFull } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { FactList } from "#client/ui/facts/fact-list.tsx";
import { namedFigures } from "../market-figures.ts";
import styles from "./company.module.css";

/** Today's figures from our own records; those based on too few orders are left out. */
export function PressFigures() {
  const [figures] = trpc.analytics.figures.market.useSuspenseQuery();
  return (
    <>
      <div className={styles.facts}>
        <FactList facts={namedFigures(figures)} />
      </div>
      <p>
        {m.asOf(formatDayFull(businessDayAt(new Date(figures.asOf))))}
        {figures.shown ? "" : m.later}
      </p>
    </>
  );
}
