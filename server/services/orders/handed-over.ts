import { and, eq, sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { orderHistory } from "#db/schema/orders/orders.ts";

/**
 * Condition on `order_history`: the order came to its door, as `handed_over_at` in the database. A failed refund restores
 * "delivered" later, which is no delivery.
 */
export const HANDED_OVER = and(
  eq(orderHistory.to, "delivered"),
  sql`${orderHistory.from} is distinct from 'refunded'`,
);

type Move = { from: OrderState | null; to: OrderState; createdAt: Date };

/** The same of an order's history; undefined while it has not come. */
export function handedOverAt(history: readonly Move[]): Date | undefined {
  return history.findLast(({ from, to }) => to === "delivered" && from !== "refunded")?.createdAt;
}
