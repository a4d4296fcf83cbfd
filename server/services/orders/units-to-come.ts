import { sql } from "drizzle-orm";
import { orderLines } from "#db/schema/orders/orders.ts";

/** `unitsToCome` of a row of `order_lines`, for the database to count with. */
export const unitsToComeOfLine = sql<number>`(${orderLines.quantity} - ${orderLines.freed} - ${orderLines.short})`;
