import { comesFromFarmsOn } from "../orders/units/harvested-for.ts";
import { unitsToComeOfLine } from "../orders/units/units-to-come.ts";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../platform/people/shown-name.ts";

/** States of an order that logistics handles: past the cut-off and not canceled or refunded. */
export const IN_WORK = [
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "failed_delivery",
  "delivered",
] as const satisfies OrderState[];

/** Condition on `orders`: in work on a day, optionally in one window. */
export const inWorkOn = (day: Day, window?: WindowId) =>
  and(
    eq(orders.deliveryDay, day),
    inArray(orders.state, [...IN_WORK]),
    window ? eq(orders.deliveryWindow, window) : undefined,
  );

/**
 * Condition on `orders`: in work, with goods that the farms bring for a day. An order delivered again counts only for
 * its first day, because its goods are harvested once.
 */
export const harvestedForWorkOn = (day: Day) =>
  and(comesFromFarmsOn(day), inArray(orders.state, [...IN_WORK]));

/** Orders in work with the lines that go into their crates, without any amounts of money. */
export async function ordersWithLines(db: Db | Tx, wanted: SQL | undefined) {
  const [found, lines] = await Promise.all([
    db
      .select({
        id: orders.id,
        number: orders.number,
        state: orders.state,
        day: orders.deliveryDay,
        window: orders.deliveryWindow,
        delivery: orders.delivery,
        /** Whether a dispute stops the order. */
        isStopped,
      })
      .from(orders)
      .where(wanted)
      .orderBy(asc(orders.number)),
    db
      .select({
        orderId: orderLines.orderId,
        productId: orderLines.productId,
        name: shownLineNameOf(),
        pack: orderLines.pack,
        farmName: orderLines.farmName,
        category: products.category,
        units: unitsToComeOfLine,
        short: orderLines.short,
        /** Units refunded or canceled, which are left out of the crate. */
        freed: orderLines.freed,
        mostWeight: orderLines.mostWeight,
        weighed: orderLines.weighed,
        harvestedAt: orderLines.harvestedAt,
        packedAt: orderLines.packedAt,
      })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(wanted)
      .orderBy(asc(shownLineNameOf()), asc(orderLines.productId)),
  ]);
  const linesOf = Map.groupBy(lines.map(inWords), ({ orderId }) => orderId);
  return found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
}
/** An order in work with its lines. */
export type OrderWithLines = Awaited<ReturnType<typeof ordersWithLines>>[number];

/** Shows the pack, which the farm wrote, in the reader's language. */
const inWords = <Line extends { pack: string }>(line: Line): Line => ({
  ...line,
  pack: packWords(line.pack),
});
