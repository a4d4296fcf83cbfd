import { and, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PlacedGoods } from "#shared/checkout/checkout-answers.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../platform/shown-name.ts";

/**
 * The caller's order, additions included, with the names and prices it was placed with. Never another customer's order.
 */
export async function getPlacedGoods(
  { db }: { db: Db | Tx },
  asker: Asker,
  checkoutId: string,
): Promise<PlacedGoods[]> {
  const isThis = eq(checkouts.id, checkoutId);
  // Two lookups, each with its own index: a single condition with "or" would scan all orders.
  const paidFor = unionAll(
    db.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkoutId)),
    db
      .select({ id: orderAdditions.orderId })
      .from(orderAdditions)
      .where(eq(orderAdditions.checkoutId, checkoutId)),
  );
  const rows = await db
    .select({
      productId: orderLines.productId,
      farmId: orderLines.farmId,
      farmName: orderLines.farmName,
      name: shownLineNameOf(),
      pack: orderLines.pack,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
      lineTotal: orderLines.lineTotal,
    })
    .from(orderLines)
    .innerJoin(checkouts, and(isThis, ownCheckouts(asker)))
    .where(inArray(orderLines.orderId, paidFor))
    .orderBy(orderLines.farmName, shownLineNameOf(), orderLines.productId);
  return rows.map((row) => ({ ...row, pack: packWords(row.pack) }));
}
