import "@mantine/core/styles/Alert.layer.css";
import { Alert, Skeleton, Text, Title } from "@mantine/core";
import { platformJobs as m } from "#messages/platform/operations/jobs.ts";
import { jobWords } from "#shared/platform/jobs/jobs.ts";
import { scheduleWords } from "#shared/platform/jobs/schedule-words.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import styles from "./schedules.module.css";

/** If a due job waits longer than this, no worker seems to be running. In milliseconds. */
const TOO_LONG = 120_000;

/** The scheduled jobs, when each was last queued, and whether a worker is running. */
export function Schedules() {
  const query = trpc.admin.jobs.overview.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Loaded query={query} waiting={<Skeleton h={240} mt="xl" />}>
      {({ dueSince, schedules }, failure) => {
        const isLate = dueSince !== null && query.dataUpdatedAt - Date.parse(dueSince) > TOO_LONG;
        return (
          <section className={styles.schedules} aria-labelledby="schedules">
            {failure}
            {isLate ? (
              <Alert color="clay" title={m.areWaiting}>
                {m.oldestWaits(formatInstant(dueSince))}
              </Alert>
            ) : null}
            <Title order={2} size="h3" id="schedules">
              {m.schedules}
            </Title>
            <Text size="sm">{m.madeUp}</Text>
            <ul className={styles.list}>
              {schedules.map(({ name, pattern, lastRun }) => (
                <li key={name}>
                  <strong>{jobWords(name)}</strong>
                  <span>{scheduleWords(pattern, new Date(query.dataUpdatedAt))}</span>
                  <span>{lastRun ? m.last(formatInstant(lastRun)) : m.notYet}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}
