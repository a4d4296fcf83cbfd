import { and, eq, gt } from "drizzle-orm";
import type { Arrival } from "#shared/logistics/arrivals.ts";
import { eatenFirst } from "#shared/logistics/eaten-first.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../../deps.ts";
import type { KeptGoods } from "../../../mail/mail-goods.ts";
import { donatedTo } from "../../orders/donated.ts";
import { unitsToComeOfLine } from "../../orders/units/units-to-come.ts";
import { orderUrl } from "../../platform/links/order-links.ts";

/** The data included in every email about a delivery. */
export async function mailOf(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  order: typeof orders.$inferSelect,
) {
  return {
    orderNumber: order.number,
    orderUrl: await orderUrl(deps, tx, order),
    donatedTo: await donatedTo(tx, order.id),
  };
}

/** The goods in an order as the storage tips need them. */
export async function keptGoodsOf(tx: Tx, orderId: string): Promise<KeptGoods> {
  const rows = await tx
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      category: products.category,
      keepsDays: products.keepsDays,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(unitsToComeOfLine, 0)))
    .orderBy(orderLines.name, orderLines.productId);
  return {
    categories: [...new Set(rows.map(({ category }) => category))],
    eatFirst: eatenFirst(rows).map(({ productId, name }) => ({ productId, name })),
  };
}

/** An expected arrival in the format used in emails. */
export function rangeOf({ from, until }: Arrival) {
  return { from: from.toISOString(), until: until.toISOString() };
}
