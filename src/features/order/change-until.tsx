import { Anchor, Text } from "@mantine/core";
import { brand } from "#shared/brand.ts";
import { lastOrderDay } from "#shared/delivery.ts";
import type { OrderState } from "#shared/order.ts";
import { type Day, formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/trpc.ts";

/** Until when an order can be changed, and how. After the cut-off the farms have harvested. */
export function ChangeUntil({ day, state }: { day: Day; state: OrderState }) {
  const { data } = trpc.delivery.options.useQuery();
  if (state !== "placed" || !data) return null;
  const option = data.days.find((entry) => entry.day === day);
  const until = option?.lastOrderDay ?? lastOrderDay(day);
  if (data.today > until) return null;
  return (
    <Text size="sm">
      Change or cancel until <strong>{formatDayShort(until)} midnight</strong>: write to{" "}
      <Anchor href={`mailto:${brand.email}`} inherit>
        {brand.email}
      </Anchor>{" "}
      or call {brand.phone}.
    </Text>
  );
}
