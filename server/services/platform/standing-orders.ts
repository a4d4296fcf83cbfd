import { and, inArray, ne, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { TO_COME, VOID_ORDER_STATES } from "#shared/orders/order.ts";
import { BUSINESS_ZONE, type Day } from "#shared/time.ts";

/**
 * Condition on `orders`: neither canceled nor refunded. All figures about sales, customers and farms use this one
 * condition, so that no two pages count different orders.
 */
export const STANDS = notInArray(orders.state, [...VOID_ORDER_STATES]);

/** `STANDS` for raw driver queries; `state` is the column's name in the query. */
export function stands(client: Db["$client"], state = "state") {
  return client`${client(state)} <> all(${[...VOID_ORDER_STATES]}::order_state[])`;
}

/** Condition on `orders`: the delivery failed, and the order will be delivered again. */
export const comesAgain = (today: Day) =>
  sql<boolean>`comes_again(orders, ${today}, ${BUSINESS_ZONE})`;

/**
 * Condition on `orders`: still to be delivered. An order whose delivery failed counts only if it will be delivered
 * again, so not after its money was given back.
 */
export const isToCome = (today: Day) =>
  and(inArray(orders.state, TO_COME), or(ne(orders.state, "failed_delivery"), comesAgain(today)));
