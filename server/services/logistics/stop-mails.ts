import { and, eq, gt } from "drizzle-orm";
import type { CategoryId } from "#shared/catalog/catalog.ts";
import type { Arrival } from "#shared/logistics/arrivals.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { donatedTo } from "../orders/donated.ts";
import { unitsToComeOfLine } from "../orders/units-to-come.ts";
import { orderUrl } from "../platform/links/order-links.ts";

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

/** The categories of the goods in an order. */
export async function categoriesOf(tx: Tx, orderId: string): Promise<CategoryId[]> {
  const rows = await tx
    .selectDistinct({ category: products.category })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(unitsToComeOfLine, 0)))
    .orderBy(products.category);
  return rows.map(({ category }) => category);
}

/** An expected arrival in the format used in emails. */
export function rangeOf({ from, until }: Arrival) {
  return { from: from.toISOString(), until: until.toISOString() };
}
