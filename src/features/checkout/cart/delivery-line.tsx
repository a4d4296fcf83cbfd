import { Text } from "@mantine/core";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import { orderByText } from "#shared/checkout/delivery-sentence.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/** The day that was chosen, or the first that can be had, and until when to order for it. */
export function DeliveryLine() {
  const { options } = useDeliveryDays();
  const delivery = options && chosenDelivery(options).delivery;
  if (!delivery) return null;
  const until = delivery.isKept ? formatDayEnd(delivery.lastOrderDay) : orderByText(delivery);
  return (
    <Text size="sm" c="dimmed">
      Order by {until} to get it on{" "}
      <Text span inherit fw={600} c="var(--color-ink)">
        {formatDayLong(delivery.day)}
      </Text>
    </Text>
  );
}
