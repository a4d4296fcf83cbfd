import { and, eq, sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { orderHistory } from "#db/schema/orders/orders.ts";

/** Of a query's `order_history`: when an order came to its door. What a refund that failed restores came before. */
export const HANDED_OVER = and(
  eq(orderHistory.to, "delivered"),
  sql`${orderHistory.from} is distinct from 'refunded'`,
);

type Move = { from: OrderState | null; to: OrderState; createdAt: Date };

/** The same of an order's history; undefined while it has not come. */
export function handedOverAt(history: readonly Move[]): Date | undefined {
  return history.findLast(({ from, to }) => to === "delivered" && from !== "refunded")?.createdAt;
}
