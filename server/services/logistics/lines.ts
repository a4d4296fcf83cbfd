import { unitsToComeOfLine } from "../orders/units-to-come.ts";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { OrderState } from "#shared/orders/order.ts";
import type { Day } from "#shared/time.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { isStopped } from "../payments/refunds/stopped.ts";

/** States of an order that logistics has to do with: closed, and not given up. */
export const IN_WORK = [
  "locked",
  "harvesting",
  "packed",
  "out_for_delivery",
  "failed_delivery",
  "delivered",
] as const satisfies OrderState[];

/** The lines of a day's orders without anything about money; a window narrows them. */
export async function linesOfDay(db: Db | Tx, day: Day, window?: WindowId) {
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.number,
      state: orders.state,
      window: orders.deliveryWindow,
      delivery: orders.delivery,
      productId: orderLines.productId,
      farmId: orderLines.farmId,
      farmName: orderLines.farmName,
      name: orderLines.name,
      pack: orderLines.pack,
      picture: orderLines.picture,
      units: unitsToComeOfLine,
      short: orderLines.short,
      /** Units that were called off: they are left out of the crate. */
      freed: orderLines.freed,
      harvestedAt: orderLines.harvestedAt,
      packedAt: orderLines.packedAt,
      /** Whether a dispute stops it. */
      isStopped,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.deliveryDay, day),
        inArray(orders.state, [...IN_WORK]),
        window ? eq(orders.deliveryWindow, window) : undefined,
      ),
    )
    .orderBy(
      asc(orders.deliveryWindow),
      asc(orders.number),
      asc(orderLines.name),
      asc(orderLines.productId),
    );
}
export type DayLine = Awaited<ReturnType<typeof linesOfDay>>[number];
