import { Text } from "@mantine/core";
import type { OrderState } from "#shared/orders/order.ts";
import type { Order } from "./order-page.tsx";

const WORDS: Record<OrderState, string> = {
  placed: "Placed. A confirmation is on its way to your inbox.",
  locked: "The farms have your order and plan the harvest.",
  harvesting: "Being harvested.",
  packed: "Packed and ready for the road.",
  out_for_delivery: "On its way to you.",
  delivered: "Delivered.",
  failed_delivery: "We could not deliver. We will be in touch about another try.",
  canceled: "Canceled.",
  refunded: "Refunded.",
};

/** Where the order is, in words. */
export function StateLine({ order }: { order: Pick<Order, "state"> }) {
  return (
    <Text size="lg" c="dimmed" mb="lg">
      {WORDS[order.state]}
    </Text>
  );
}
