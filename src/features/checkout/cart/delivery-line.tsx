import { Text } from "@mantine/core";
import { formatDayLong, weekdayName } from "#shared/time.ts";
import { trpc } from "#client/lib/trpc.ts";

/** The first day that can be had and until when to order for it. */
export function DeliveryLine() {
  const { data } = trpc.checkout.delivery.options.useQuery();
  const first = data?.days[0];
  if (!first) return null;
  return (
    <Text size="sm" c="dimmed">
      Order by {weekdayName(first.lastOrderDay)} midnight to have it on{" "}
      <Text span inherit fw={600} c="var(--color-ink)">
        {formatDayLong(first.day)}
      </Text>
    </Text>
  );
}
