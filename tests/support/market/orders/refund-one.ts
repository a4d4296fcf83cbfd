import { eq } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import type { Fault } from "#shared/payments/refunds/refund-cause.ts";

type Actor = Parameters<typeof refundOrder>[1];

/** Refunds one unit of an order for a single product; `by` is the admin, by default nobody. */
export async function refundOne(
  deps: Deps,
  number: string,
  { by = null, ...fault }: Fault & { by?: Actor },
) {
  const [line] = await deps.db
    .select({ intentId: orders.paymentIntentId, productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.number, number));
  const { intentId, productId } = line!;
  return refundOrder(deps, by, {
    intentId,
    wish: { lines: [{ productId, quantity: 1 }], delivery: false },
    reason: "It had wilted",
    ...fault,
  });
}
