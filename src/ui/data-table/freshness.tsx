import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { platformTable as m } from "#messages/platform-table.ts";
import { formatClockTime } from "#shared/time.ts";

type FreshnessProps = {
  query: { refetch: () => unknown; isFetching: boolean; dataUpdatedAt: number };
  className?: string | undefined;
};

/** When the data of a work page was loaded, and a button that loads it again; nothing until it is there. */
export function Freshness({ query, className }: FreshnessProps) {
  if (query.dataUpdatedAt === 0) return null;
  return (
    <span className={className}>
      {m.asOf(formatClockTime(new Date(query.dataUpdatedAt)))}
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconRefresh size={16} aria-hidden />}
        loading={query.isFetching}
        onClick={() => void query.refetch()}
      >
        {m.refresh}
      </Button>
    </span>
  );
}
