import { sql } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";

/**
 * Condition on `order_history`: the entry records a delivery. Returning to `delivered` after a failed refund does
 * not count. The database function holds the rule.
 */
export const HANDED_OVER = sql`is_handed_over(order_history)`;

type Move = { from: OrderState | null; to: OrderState; createdAt: Date };

/** When an order was last delivered according to its history, by the same rule; undefined if it was not. */
export function handedOverAt(history: readonly Move[]): Date | undefined {
  return history.findLast(({ from, to }) => to === "delivered" && from !== "refunded")?.createdAt;
}
