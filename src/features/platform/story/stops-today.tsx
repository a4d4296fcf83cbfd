import { platformStory as m } from "#messages/platform/stories/story.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import styles from "./story.module.css";

/** How many doors the vans stop at today. */
export function StopsToday() {
  const [stops] = trpc.analytics.figures.stopsToday.useSuspenseQuery();
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>{m.doorsToday}</dt>
        <dd>{stops}</dd>
      </div>
    </dl>
  );
}
