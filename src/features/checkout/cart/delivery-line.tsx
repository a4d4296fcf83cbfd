import { Text } from "@mantine/core";
import { checkoutCart as m } from "#messages/checkout-cart.ts";
import { chosenDelivery } from "#shared/checkout/chosen-day.ts";
import { orderByText } from "#shared/checkout/delivery-sentence.ts";
import { formatDayEnd, formatDayLong } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/** The day that was chosen, or the first that can be had, and until when to order for it. */
export function DeliveryLine() {
  const { options } = useDeliveryDays();
  const delivery = options && chosenDelivery(options).delivery;
  if (!delivery) return null;
  const until = delivery.isKept ? formatDayEnd(delivery.lastOrderDay) : orderByText(delivery);
  return (
    <Text size="sm" c="dimmed">
      <Rich>
        {m.toGetIt(until, formatDayLong(delivery.day), (words) => (
          <Text span inherit fw={600} c="var(--color-ink)">
            {words}
          </Text>
        ))}
      </Rich>
    </Text>
  );
}
