import { boxesPage as m } from "#messages/boxes/page.ts";
import { formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import styles from "./boxes.module.css";

/** The box contents of the last four weeks, latest first. */
export function LastWeeks() {
  const [weeks] = trpc.boxes.past.useSuspenseQuery();
  return (
    <TextSection title={m.lastWeeks}>
      {weeks.length === 0 ? (
        <p>{m.stillComing}</p>
      ) : (
        <>
          <p>{m.whatTheyHeld}</p>
          <ul className={styles.past}>
            {weeks.map(({ monday, sizes }) => (
              <li key={monday}>
                <h3>{m.weekOf(formatDayShort(monday))}</h3>
                <dl>
                  {sizes.map(({ id, label, goods }) => (
                    <div key={id}>
                      <dt>{label}</dt>
                      <dd>{goods.join(goods.some((name) => name.includes(",")) ? "; " : ", ")}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </>
      )}
    </TextSection>
  );
}
