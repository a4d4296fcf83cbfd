import { comesFromFarmsOn } from "../orders/harvested-for.ts";
import { unitsToComeOfLine } from "../orders/units-to-come.ts";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { isStopped } from "../payments/refunds/stopped.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { shownLineNameOf } from "../platform/shown-name.ts";

/** States of an order that logistics has to do with: closed, and not given up. */
export const IN_WORK = [
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "failed_delivery",
  "delivered",
] as const satisfies OrderState[];

/** Of a query's `orders`: those of a day that are in work; a window narrows them. */
export const inWorkOn = (day: Day, window?: WindowId) =>
  and(
    eq(orders.deliveryDay, day),
    inArray(orders.state, [...IN_WORK]),
    window ? eq(orders.deliveryWindow, window) : undefined,
  );

/** Of a query's `orders`: those in work whose goods come from the farms for a day, which nobody brings twice. */
export const harvestedForWorkOn = (day: Day) =>
  and(comesFromFarmsOn(day), inArray(orders.state, [...IN_WORK]));

/** Orders in work with what goes into their crates, without anything about money. */
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
        /** Whether a dispute stops it. */
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
        units: unitsToComeOfLine,
        short: orderLines.short,
        /** Units that were called off: they are left out of the crate. */
        freed: orderLines.freed,
        mostWeight: orderLines.mostWeight,
        weighed: orderLines.weighed,
        harvestedAt: orderLines.harvestedAt,
        packedAt: orderLines.packedAt,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(wanted)
      .orderBy(asc(shownLineNameOf()), asc(orderLines.productId)),
  ]);
  const linesOf = Map.groupBy(lines.map(inWords), ({ orderId }) => orderId);
  return found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [] }));
}
export type OrderWithLines = Awaited<ReturnType<typeof ordersWithLines>>[number];

/** A pack is written as its farm did; the crew reads it in its language. */
const inWords = <Line extends { pack: string }>(line: Line): Line => ({
  ...line,
  pack: packWords(line.pack),
});
