import { and, asc, inArray } from "drizzle-orm";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import { VOID_ORDER_STATES } from "#shared/orders/order.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { type PlaceholderWords, wordsOf } from "#shared/subscribers/placeholders.ts";
import { goodsOf } from "./audience.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";

/** The order whose details a message mentions to one reader. */
export type ReadersOrder = {
  id: string;
  number: string;
  userId: string | null;
  deliveryDay: string;
  /** Whether it is neither canceled nor refunded. */
  stands: boolean;
  words: PlaceholderWords;
};

/**
 * The order details that placeholders need, by order id, in the current language; two queries, however many orders
 * there are.
 */
export async function readersOrders(
  db: Db | Tx,
  audience: Audience,
  orderIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, ReadersOrder>> {
  const ids = orderIds.filter((id) => id !== null);
  if (audience.kind !== "orders" || ids.length === 0) return new Map();
  const about = goodsOf(audience);
  const [found, lines] = await Promise.all([
    db.select().from(orders).where(inArray(orders.id, ids)),
    about
      ? db
          .select({ orderId: orderLines.orderId, name: shownLineNameOf() })
          .from(orderLines)
          .where(and(inArray(orderLines.orderId, ids), about))
          .orderBy(asc(shownLineNameOf()), asc(orderLines.productId), asc(orderLines.orderId))
      : [],
  ]);
  return new Map(
    found.map((order) => {
      const { id, number, userId, deliveryDay, deliveryWindow, delivery } = order;
      const names = lines.filter(({ orderId }) => orderId === id).map(({ name }) => name);
      const words = wordsOf({
        firstName: delivery.firstName ?? "",
        day: deliveryDay,
        window: deliveryWindow,
        names,
      });
      const stands = !VOID_ORDER_STATES.some((state) => state === order.state);
      return [id, { id, number, userId, deliveryDay, stands, words }];
    }),
  );
}
