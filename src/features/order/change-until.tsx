import { Text } from "@mantine/core";
import { lastOrderDay } from "#shared/delivery.ts";
import type { OrderState } from "#shared/order.ts";
import { type Day, formatDayShort } from "#shared/time.ts";
import { trpc } from "#client/lib/trpc.ts";
import { TextLink } from "#client/ui/text-link.tsx";

type ChangeUntilProps = { number: string; day: Day; state: OrderState };

/** Until when an order can be changed, and how. After the cut-off the farms have harvested. */
export function ChangeUntil({ number, day, state }: ChangeUntilProps) {
  const { data } = trpc.delivery.options.useQuery();
  if (state !== "placed" || !data) return null;
  const option = data.days.find((entry) => entry.day === day);
  const until = option?.lastOrderDay ?? lastOrderDay(day);
  if (data.today > until) return null;
  return (
    <Text size="sm">
      <TextLink href={`/dashboard/customer/orders/${number}`}>Change or cancel it</TextLink> until{" "}
      <strong>{formatDayShort(until)} midnight</strong>.
    </Text>
  );
}
