import { and, inArray, not } from "drizzle-orm";
import type { OrderState } from "#shared/orders/order.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { isGivenBack, isMoneyAsked } from "../../orders/problems/asked.ts";
import { isStopped } from "../../payments/refunds/stopped.ts";

/** States in which an order has yet to be delivered. */
export const TO_DELIVER: OrderState[] = ["locked", "harvesting", "packed", "failed_delivery"];

/**
 * Condition on `orders`: a van has yet to deliver the order, unless one has taken it. Not if a dispute stops it, its
 * customer asks for the money instead, or it has been refunded.
 */
export const WAITS_FOR_VAN = and(
  inArray(orders.state, TO_DELIVER),
  not(isStopped),
  not(isMoneyAsked),
  not(isGivenBack),
);
