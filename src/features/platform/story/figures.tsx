import { platformStory as m } from "#messages/platform/stories/story.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { namedFigures } from "../market-figures.ts";
import styles from "./story.module.css";

/** The market's totals so far; figures based on too few orders are left out. */
export function MarketFigures() {
  const [figures] = trpc.analytics.figures.market.useSuspenseQuery();
  return (
    <>
      <dl className={styles.figures}>
        {namedFigures(figures).map(([label, value]) => (
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
