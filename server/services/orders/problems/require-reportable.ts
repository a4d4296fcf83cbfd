import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, desc, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { reportUntil } from "#shared/orders/order-problem.ts";
import { businessDayAt } from "#shared/time.ts";
import { orderHistory } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { donatedTo } from "../donated.ts";
import { HANDED_OVER } from "../lifecycle/handed-over.ts";
import type { Order } from "../own/own-order.ts";

/**
 * Throws `conflict` unless problems with the order can be reported: it was delivered to whoever bought it, not to a
 * food bank, at most seven days ago.
 */
export async function requireReportable(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  order: Order,
): Promise<void> {
  const bank = await donatedTo(tx, order.id);
  if (bank) throw new DomainError("conflict", m.wentToBank(bank));
  const [delivered] = await tx
    .select({ at: orderHistory.createdAt })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, order.id), HANDED_OVER))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  if (order.state !== "delivered" || !delivered) {
    throw new DomainError("conflict", m.onceDelivered);
  }
  if (businessDayAt(clock.now()) > reportUntil(delivered.at)) {
    throw new DomainError("conflict", m.sevenDaysOver);
  }
}
