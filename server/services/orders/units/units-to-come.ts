import { sql } from "drizzle-orm";
import { orderLines } from "#db/schema/orders/orders.ts";

/** `unitsToCome` as an SQL expression on `order_lines`. */
export const unitsToComeOfLine = sql<number>`(${orderLines.quantity} - ${orderLines.freed} - ${orderLines.short})`;
