import { logisticsTitles as m } from "#messages/logistics-titles.ts";
import { Button } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { formatClockTime } from "#shared/time.ts";

type RefreshButtonProps = {
  query: { isFetching: boolean };
  onPress: () => void;
  className?: string | undefined;
};

/** Reads a page again whose figures change while it is looked at. */
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

/** As of when a page is; nothing before it has come. */
export function asOfWords({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }) {
  return data === undefined ? "" : m.asOf(formatClockTime(new Date(dataUpdatedAt)));
}
