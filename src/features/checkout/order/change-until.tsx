import { checkoutOrder as m } from "#messages/checkout-order.ts";
import { orderPath } from "#shared/orders/order-path.ts";
import { Text } from "@mantine/core";
import { formatDayEnd } from "#shared/time.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Order } from "./order-page.tsx";
import { Rich } from "#client/ui/rich.tsx";

/** Until when an order can be changed, and how. After the cut-off the farms have harvested. */
export function ChangeUntil({ order }: { order: Order }) {
  if (!order.canChange) return null;
  return (
    <Text size="sm">
      <Rich>
        {m.changeUntil(
          formatDayEnd(order.changeUntil),
          (words) => (
            <TextLink href={orderPath(order.number)}>{words}</TextLink>
          ),
          (words) => (
            <strong>{words}</strong>
          ),
        )}
      </Rich>
    </Text>
  );
}
