import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { cardsOf } from "../../catalog/cards/cards-of.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { linesOf } from "./lines.ts";
import { type Holder, ownOrder } from "./own-order.ts";

/** Units of a line that cannot be bought again: `wanted` as ordered, `left` as many as are available now. */
export type Missing = { name: string; wanted: number; left: number };
/** The goods of an order that can be bought again now, and those that are missing. */
export type OrderAgain = {
  goods: { product: ProductCardData; quantity: number }[];
  missing: Missing[];
};

/**
 * The goods of an order that can be bought again now, up to the quantity ordered, and what is missing. A line that is
 * available only in part is in both lists. Throws `not_found`.
 */
export async function orderAgain(deps: Deps, holder: Holder, number: string): Promise<OrderAgain> {
  const order = await ownOrder(deps, holder, number);
  const lines = await linesOf(deps.db, order.id);
  const cards = await cardsOf(
    deps,
    lines.map(({ productId }) => productId),
  );
  const goods: OrderAgain["goods"] = [];
  const missing: Missing[] = [];
  for (const { productId, name, quantity } of lines) {
    const product = cards.get(productId);
    const left = product?.available ? Math.min(quantity, product.left ?? quantity) : 0;
    if (product && left > 0) goods.push({ product, quantity: left });
    if (left < quantity) missing.push({ name, wanted: quantity, left });
  }
  return { goods, missing };
}

/** How many orders, and how many of their products, `boughtLately` considers. */
const LATEST_ORDERS = 10;
const LATEST_GOODS = 24;
/** How many products `buyAgain` returns. */
const OFFERED = 4;

/** The products of the user's latest orders, excluding canceled and refunded ones; each once, latest first. */
export async function boughtLately({ db }: Pick<Deps, "db">, userId: string) {
  const latest = db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), STANDS))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(LATEST_ORDERS)
    .as("latest");
  return db
    .select({ id: products.id, visible: products.visible })
    .from(latest)
    .innerJoin(orderLines, eq(orderLines.orderId, latest.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .groupBy(products.id)
    .orderBy(desc(sql`max(${latest.placedAt})`), asc(products.id))
    .limit(LATEST_GOODS);
}

/** Recently bought products that are available now, the latest few. */
export async function buyAgain(deps: Deps, userId: string): Promise<ProductCardData[]> {
  return (await availableAgain(deps, userId)).slice(0, OFFERED);
}

/** The ids of all recently bought products that are available now, by which a search marks what it finds. */
export async function boughtIds(deps: Deps, userId: string): Promise<number[]> {
  return (await availableAgain(deps, userId)).map(({ id }) => id);
}

async function availableAgain(deps: Deps, userId: string): Promise<ProductCardData[]> {
  const ids = (await boughtLately(deps, userId)).map(({ id }) => id);
  const cards = await cardsOf(deps, ids);
  return ids.flatMap((id) => cards.get(id) ?? []).filter(({ available }) => available);
}
