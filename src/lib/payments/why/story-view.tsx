import { Title } from "@mantine/core";
import { paymentsWhy as m } from "#messages/payments/why.ts";
import { formatUsd } from "#shared/money.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";
import { formatInstant } from "#shared/time.ts";
import { eventWords } from "./event-words.ts";
import { faultWords, rowWords } from "./row-words.ts";
import styles from "./why.module.css";

type StoryViewProps = {
  story: WhyStory;
  /** Whether the reader is the team and not the farm that the story is about. */
  isTeam: boolean;
};

/** The parts of an amount, which add up to it, and the events behind it. */
export function StoryView({ story, isTeam }: StoryViewProps) {
  const { amount, fault, rows } = story;
  const parts = rows.map((row) => ({ words: rowWords(row), row }));
  return (
    <>
      {fault ? <p className={styles["fault"]}>{faultWords(fault)}</p> : null}
      <ul className={styles["rows"]} aria-label={m.partsOf(formatUsd(amount))}>
        {parts.map(({ words, row }, at) => (
          <li
            // Parts have a fixed order, and two may have the same text.
            key={`${at} ${row.kind}`}
            className={styles["row"]}
            data-alert={row.kind === "unexplained" || undefined}
          >
            <span>{words}</span>
            <span className={styles["amount"]}>{formatUsd(row.cents)}</span>
          </li>
        ))}
        <li className={styles["row"]} data-strong>
          <span>{m.together}</span>
          <span className={styles["amount"]}>{formatUsd(amount)}</span>
        </li>
      </ul>
      <Events story={story} isTeam={isTeam} />
    </>
  );
}

function Events({ story: { events, earlier }, isTeam }: StoryViewProps) {
  if (events.length === 0) return null;
  return (
    <section aria-label={m.whatHappened}>
      <Title order={3} size="h4" mt="lg" mb="xs">
        {m.whatHappened}
      </Title>
      <ol className={styles["events"]}>
        {events.map((event, at) => (
          <li key={`${at} ${event.kind}`}>
            <time dateTime={event.at}>{formatInstant(event.at)}</time>
            <span>{eventWords(event, isTeam)}</span>
          </li>
        ))}
      </ol>
      {earlier > 0 ? <p className={styles["quiet"]}>{m.earlier(earlier)}</p> : null}
    </section>
  );
}
