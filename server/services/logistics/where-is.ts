import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "../../deps.ts";

/** The day, window and state of an order that a label names; null if there is no such order. */
export async function whereIsOrder({ db }: Pick<Deps, "db">, orderNumber: string) {
  const [found] = await db
    .select({ day: orders.deliveryDay, window: orders.deliveryWindow, state: orders.state })
    .from(orders)
    .where(eq(orders.number, orderNumber));
  return found ?? null;
}
