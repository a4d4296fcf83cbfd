import { Button, VisuallyHidden } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { platformTable as m } from "#messages/platform-table.ts";
import { formatClockTime } from "#shared/time.ts";

type FreshnessProps = {
  query: {
    refetch: () => unknown;
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
  /** When the data that was shown at the last press had been loaded. */
  const [pressed, setPressed] = useState<number | null>(null);
  if (query.dataUpdatedAt === 0) return null;
  return (
    <span className={className}>
      {m.asOf(formatClockTime(new Date(query.dataUpdatedAt)))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={query.isFetching}
        onClick={() => {
          setPressed(query.dataUpdatedAt);
          void query.refetch();
        }}
      >
        {m.refresh}
      </Button>
      <span aria-live="polite">
        <Outcome query={query} pressed={pressed} />
      </span>
    </span>
  );
}

function Outcome({ query, pressed }: Pick<FreshnessProps, "query"> & { pressed: number | null }) {
  const isPressed = pressed !== null;
  if (query.isFetching) return isPressed ? <VisuallyHidden>{m.refreshing}</VisuallyHidden> : null;
  if (query.isError) return m.notRefreshed;
  const isNewer = isPressed && pressed !== query.dataUpdatedAt;
  return isNewer ? <VisuallyHidden>{m.refreshed}</VisuallyHidden> : null;
}
