import { and, eq, isNotNull, sql } from "drizzle-orm";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";

/** Condition on `orders`: a weekly box that its household donated to a food bank. */
export const WAS_DONATED = sql`exists (select from boxes b
  where b.order_id = ${orders.id} and b.donated_to is not null)`;

/** The name of the food bank that an order was donated to; null if it was not donated. */
export async function donatedTo(db: Db | Tx, orderId: string): Promise<string | null> {
  const [box] = await db
    .select({ to: boxes.donatedTo })
    .from(boxes)
    .where(and(eq(boxes.orderId, orderId), isNotNull(boxes.donatedTo)));
  return box?.to?.name ?? null;
}
