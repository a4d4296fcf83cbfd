import { Text } from "@mantine/core";
import { nextDelivery, orderByText } from "#shared/checkout/delivery-sentence.ts";
import { formatDayLong } from "#shared/time.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/** The first day that can be had and until when to order for it. */
export function DeliveryLine() {
  const { options } = useDeliveryDays();
  const first = options && nextDelivery(options.days, options.today);
  if (!first) return null;
  return (
    <Text size="sm" c="dimmed">
      Order by {orderByText(first)} to have it on{" "}
      <Text span inherit fw={600} c="var(--color-ink)">
        {formatDayLong(first.day)}
      </Text>
    </Text>
  );
}
