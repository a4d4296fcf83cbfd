import { Text } from "@mantine/core";
import { checkoutOrder as m } from "#messages/checkout/order.ts";
import type { Order } from "./order-page.tsx";

/** Where the order is, in words. */
export function StateLine({ order }: { order: Pick<Order, "state"> }) {
  return (
    <Text size="lg" c="dimmed" mb="lg">
      {m.states[order.state]}
    </Text>
  );
}
