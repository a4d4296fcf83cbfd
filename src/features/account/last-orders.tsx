import { Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { formatSlot } from "#shared/delivery.ts";
import type { OrderState } from "#shared/order.ts";
import { formatInstant } from "#shared/time.ts";
import { failureMessage, type Outputs, trpc } from "#client/lib/trpc.ts";
import { ErrorPanel } from "#client/ui/error-panel.tsx";
import { MoneyText } from "#client/ui/money-text.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

const STATE_NAME: Record<OrderState, string> = {
  placed: "Placed",
  locked: "With the farms",
  harvesting: "Being harvested",
  packed: "Packed",
  out_for_delivery: "On its way",
  delivered: "Delivered",
  failed_delivery: "Not delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
};

/** The user's latest orders, read afresh whenever the page is opened. */
export function LastOrders() {
  const orders = trpc.orders.mine.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <Stack component="section" gap="sm" aria-busy={orders.isPending}>
      <Title order={2} size="h3">
        Your orders
      </Title>
      {orders.isPending && <Skeleton h={72} radius="lg" />}
      {orders.isError && (
        <ErrorPanel message={failureMessage(orders.error)} onRetry={() => void orders.refetch()} />
      )}
      {orders.data && <OrderList orders={orders.data} />}
    </Stack>
  );
}

type Order = Outputs["orders"]["mine"][number];

function OrderList({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <Text>
        You have not ordered yet. <TextLink href="/shop">See this week's harvest</TextLink>
      </Text>
    );
  }
  return (
    <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: "none" }}>
      {orders.map((order) => (
        <OrderRow key={order.number} order={order} />
      ))}
    </Stack>
  );
}

function OrderRow({ order }: { order: Order }) {
  return (
    <Group
      component="li"
      justify="space-between"
      wrap="nowrap"
      py="sm"
      style={{ borderTop: "1px solid var(--color-line)" }}
    >
      <div>
        <Text fw={600}>{order.number}</Text>
        <Text size="sm" c="dimmed">
          {STATE_NAME[order.state]} · delivery {formatSlot(order.day, order.window)}
        </Text>
        <Text size="sm" c="dimmed">
          Ordered {formatInstant(order.placedAt)}
        </Text>
      </div>
      <MoneyText amount={order.total} />
    </Group>
  );
}
