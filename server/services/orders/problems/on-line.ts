import { and, eq } from "drizzle-orm";
import { orderLines } from "#db/schema/orders/orders.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";

/** Joins a problem with the line of the order it is about. */
export const onLine = and(
  eq(orderLines.orderId, orderProblems.orderId),
  eq(orderLines.productId, orderProblems.productId),
);
