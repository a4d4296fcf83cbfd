import { Button, VisuallyHidden } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { platformTable as m } from "#messages/platform/table.ts";
import { formatClockTime } from "#shared/time.ts";
import styles from "./freshness.module.css";

type FreshnessProps = {
  query: {
    refetch: () => Promise<{ dataUpdatedAt: number }>;
    isFetching: boolean;
    /** Whether the last attempt to load failed. */
    isError: boolean;
    dataUpdatedAt: number;
  };
  className?: string | undefined;
};

/**
 * When the data of a work page was loaded, and a button that loads it again; nothing until it is there. What comes of
 * a press is said aloud; a page that refreshes by itself is silent, unless that fails.
 */
export function Freshness({ query, className }: FreshnessProps) {
  /** Whether a press is being answered; afterward, when the data that it brought was loaded. */
  const [asked, setAsked] = useState<"running" | number | null>(null);
  if (query.dataUpdatedAt === 0) return null;
  return (
    <span className={className}>
      {m.asOf(formatClockTime(new Date(query.dataUpdatedAt)))}
      <Button
        className={styles.refresh ?? ""}
        size="compact-sm"
        variant="subtle"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={query.isFetching}
        onClick={() => {
          setAsked("running");
          void query.refetch().then(({ dataUpdatedAt }) => setAsked(dataUpdatedAt));
        }}
      >
        {m.refresh}
      </Button>
      <span aria-live="polite">
        <Outcome query={query} asked={asked} />
      </span>
    </span>
  );
}

type OutcomeProps = Pick<FreshnessProps, "query"> & { asked: "running" | number | null };

function Outcome({ query, asked }: OutcomeProps) {
  if (asked === "running") return <VisuallyHidden>{m.refreshing}</VisuallyHidden>;
  const { isFetching, isError: isFailed, dataUpdatedAt } = query;
  if (isFetching) return null;
  if (isFailed) return m.notRefreshed;
  return asked === dataUpdatedAt ? <VisuallyHidden>{m.refreshed}</VisuallyHidden> : null;
}
