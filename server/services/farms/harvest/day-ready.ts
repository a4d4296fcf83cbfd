import { and, asc, eq, inArray } from "drizzle-orm";
import type { DayMark } from "#shared/farms/harvest/harvest.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "#server/deps.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";
import { type Marker, noteMark } from "./acting-audit.ts";
import { lockToMark, setReady } from "./marking.ts";

/**
 * Marks everything the page showed as waiting for a day as ready, all or nothing. Products that the marker has marked
 * before stay as they are. Throws `conflict` when the number of units waiting differs from what the page showed, or a
 * line has to be weighed first.
 */
export async function markDayReady(
  deps: Deps,
  marker: Marker,
  farm: OwnFarm,
  { day, products }: DayMark,
): Promise<void> {
  const ids = products.map(({ productId }) => productId);
  await inTransaction(deps.db, async (tx) => {
    const own = tx
      .select({ id: orderLines.orderId })
      .from(orderLines)
      .where(and(inArray(orderLines.productId, ids), eq(orderLines.farmId, farm.id)));
    // Locks all orders at once, sorted by id: locking them product by product could deadlock concurrent markings.
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.deliveryDay, day), inArray(orders.id, own)))
      .orderBy(asc(orders.id))
      .for("update");
    const marked: typeof products = [];
    for (const product of products) {
      const found = await lockToMark(tx, marker, farm, { day, ...product });
      await setReady(deps, tx, marker, found);
      if (found.length > 0) marked.push(product);
    }
    if (marked.length === 0) return;
    const units = marked.reduce((sum, { waiting }) => sum + waiting, 0);
    const detail = { day, products: marked.length, units };
    await noteMark(deps, tx, { marker, farm }, { action: "harvest.ready", detail });
  });
}
