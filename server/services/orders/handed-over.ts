import { sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";

/** Condition on `order_history`: the order came to its door with this entry. The database's rule. */
export const HANDED_OVER = sql`is_handed_over(order_history)`;

type Move = { from: OrderState | null; to: OrderState; createdAt: Date };

/** The same of an order's history; undefined while it has not come. */
export function handedOverAt(history: readonly Move[]): Date | undefined {
  return history.findLast(({ from, to }) => to === "delivered" && from !== "refunded")?.createdAt;
}
