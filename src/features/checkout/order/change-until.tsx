import { checkoutOrder as m } from "#messages/checkout/order.ts";
import { orderPath } from "#shared/orders/order-path.ts";
import { Text } from "@mantine/core";
import { formatDayEnd } from "#shared/time.ts";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import type { Order } from "./order-page.tsx";
import { Rich } from "#client/ui/rich.tsx";

/** The deadline for changing an order, and how to do it. After the cut-off the farms start to harvest. */
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
