import { Button, Skeleton, Text, Title } from "@mantine/core";
import { useState } from "react";
import { platformJobs as m } from "#messages/platform/operations/jobs.ts";
import { recordsWords, ruleWords } from "#shared/analytics/records-check.ts";
import { formatInstant } from "#shared/time.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import styles from "./schedules.module.css";

/** Polling interval for the result of a requested check, in milliseconds. */
const LOOK_EVERY_MS = 1_500;

/** The latest consistency check of orders, money, stock and boxes, and a button to run another. */
export function RecordsCheck() {
  // The result shown when the new check was requested.
  const [before, setBefore] = useState<string | null>();
  const query = trpc.admin.jobs.records.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      before !== undefined && (state.data?.at ?? null) === before ? LOOK_EVERY_MS : false,
  });
  const check = trpc.admin.jobs.checkRecords.useMutation({
    meta: { failureTitle: m.notStarted },
    onMutate: () => setBefore(query.data?.at ?? null),
    onError: () => setBefore(undefined),
  });
  return (
    <Loaded query={query} waiting={<Skeleton h={140} mt="xl" />}>
      {(newest, failure) => {
        const isRunning = before !== undefined && (newest?.at ?? null) === before;
        return (
          <section className={styles.schedules} aria-labelledby="records">
            <Title order={2} size="h3" id="records">
              {m.records}
            </Title>
            {failure}
            <Text size="sm">{m.everyNight}</Text>
            <Text role="status">
              {newest ? m.checkedAt(formatInstant(newest.at), recordsWords(newest)) : m.notChecked}
            </Text>
            {newest && newest.broken.length > 0 ? (
              <ul className={styles.list}>
                {newest.broken.map(({ invariant, count }) => (
                  <li key={invariant}>
                    <strong>{m.broken(ruleWords(invariant))}</strong>
                    <span>{m.rows(count)}</span>
                  </li>
                ))}
              </ul>
            ) : null}
            <Button
              variant="default"
              w="fit-content"
              loading={isRunning}
              onClick={() => check.mutate()}
            >
              {m.checkNow}
            </Button>
          </section>
        );
      }}
    </Loaded>
  );
}
