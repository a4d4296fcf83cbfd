import { notInArray } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { FALLEN_ORDERS } from "#shared/orders/order.ts";

/**
 * Condition on `orders`: neither canceled nor refunded. All figures about sales, customers and farms use this one
 * condition, so that no two pages count different orders.
 */
export const STANDS = notInArray(orders.state, [...FALLEN_ORDERS]);

/** The same for raw driver queries; `state` is the column's name in the query. */
export function stands(sql: Db["$client"], state = "state") {
  return sql`${sql(state)} <> all(${[...FALLEN_ORDERS]}::order_state[])`;
}
