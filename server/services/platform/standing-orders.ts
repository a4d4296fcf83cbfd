import { notInArray } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { FALLEN_ORDERS } from "#shared/orders/order.ts";

/**
 * Of a query's `orders`: it stands, so it counts. Every figure about sales, customers and farms asks
 * this one question, so that no two pages count different orders.
 */
export const STANDS = notInArray(orders.state, [...FALLEN_ORDERS]);

/** The same in the driver's own queries; `state` is the column's name in the query. */
export function stands(sql: Db["$client"], state = "state") {
  return sql`${sql(state)} <> all(${[...FALLEN_ORDERS]}::order_state[])`;
}
