import { and, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { PlacedGoods } from "#shared/checkout/checkout-answers.ts";
import { harvestOf, orderedOn } from "#shared/orders/line-harvest.ts";
import { calendarOf } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { type Asker, ownCheckouts } from "../payments/checkouts/checkout-row.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { keptSettings } from "../platform/settings/settings.ts";
import { shownLineNameOf } from "../platform/people/shown-name.ts";

/** What tells when a line's goods are harvested. */
const HARVEST = {
  quantity: orderLines.quantity,
  freed: orderLines.freed,
  short: orderLines.short,
  harvestedAt: orderLines.harvestedAt,
  category: products.category,
  keepsDays: products.keepsDays,
  seasonMonths: products.seasonMonths,
};
const ORDER = {
  state: orders.state,
  deliveryDay: orders.deliveryDay,
  harvestedFor: orders.harvestedFor,
};

/**
 * The caller's order, additions included, with the names and prices it was placed with. Never another customer's order.
 */
export async function getPlacedGoods(
  deps: Pick<Deps, "db" | "clock">,
  asker: Asker,
  checkoutId: string,
): Promise<PlacedGoods[]> {
  const rows = await placedLines(deps.db, asker, checkoutId);
  if (rows.length === 0) return [];
  const calendar = calendarOf((await keptSettings(deps)).settings);
  const today = businessDayAt(deps.clock.now());
  return rows.map(({ line, order, ...row }) => ({
    ...row,
    pack: packWords(row.pack),
    harvest: harvestOf(line, orderedOn(order, { calendar, today })),
  }));
}

/** The lines of the caller's order as they are stored. */
export function placedLines(db: Db | Tx, asker: Asker, checkoutId: string) {
  const isThis = eq(checkouts.id, checkoutId);
  // Two lookups, each with its own index: a single condition with "or" would scan all orders.
  const paidFor = unionAll(
    db.select({ id: orders.id }).from(orders).where(eq(orders.checkoutId, checkoutId)),
    db
      .select({ id: orderAdditions.orderId })
      .from(orderAdditions)
      .where(eq(orderAdditions.checkoutId, checkoutId)),
  );
  return db
    .select({
      productId: orderLines.productId,
      farmId: orderLines.farmId,
      farmName: orderLines.farmName,
      name: shownLineNameOf(),
      pack: orderLines.pack,
      picture: orderLines.picture,
      quantity: orderLines.quantity,
      lineTotal: orderLines.lineTotal,
      line: HARVEST,
      order: ORDER,
    })
    .from(orderLines)
    .innerJoin(checkouts, and(isThis, ownCheckouts(asker)))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, paidFor))
    .orderBy(orderLines.farmName, shownLineNameOf(), orderLines.productId);
}
