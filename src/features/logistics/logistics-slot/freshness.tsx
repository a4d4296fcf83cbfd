import { logisticsTitles as m } from "#messages/logistics/titles.ts";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { formatClockTime } from "#shared/time.ts";

type RefreshButtonProps = {
  query: { isFetching: boolean };
  onPress: () => void;
  className?: string | undefined;
};

/** Refetches a page whose figures change while it is open. */
export function RefreshButton({ query, onPress, className }: RefreshButtonProps) {
  return (
    <Button
      variant="default"
      {...(className !== undefined && { className })}
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={query.isFetching}
      onClick={onPress}
    >
      {m.refresh}
    </Button>
  );
}

/** When the page's data was loaded; empty until then. */
export function asOfWords({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }) {
  return data === undefined ? "" : m.asOf(formatClockTime(new Date(dataUpdatedAt)));
}
