import { Text } from "@mantine/core";
import { checkoutCart as m } from "#messages/checkout/cart.ts";
import { chosenDelivery, untilText } from "#shared/checkout/chosen-day.ts";
import { formatDayLong } from "#shared/time.ts";
import { Rich } from "#client/ui/rich.tsx";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";

/** The chosen delivery day, or the first available one, and its order deadline. */
export function DeliveryLine() {
  const { options } = useDeliveryDays();
  const delivery = options && chosenDelivery(options).delivery;
  if (!delivery) return null;
  return (
    <Text size="sm" c="dimmed">
      <Rich>
        {m.toGetIt(untilText(delivery), formatDayLong(delivery.day), (words) => (
          <Text span inherit fw={600} c="var(--color-ink)">
            {words}
          </Text>
        ))}
      </Rich>
    </Text>
  );
}
