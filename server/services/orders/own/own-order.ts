import { and, eq } from "drizzle-orm";
import { isBeforeCutOff, lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { calendarOf, type Settings } from "#shared/platform/settings.ts";
import { businessDayAt, formatDayEnd } from "#shared/time.ts";
import type { Db, Tx } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";

export type Order = typeof orders.$inferSelect;

const NOT_YOURS = "We find no such order of yours";

/** The user's order of that number. Throws `not_found` for anyone else's, as for one that is not there. */
export async function ownOrder(db: Db | Tx, userId: string, number: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(isOwn(userId, number));
  if (!order) throw new DomainError("not_found", NOT_YOURS);
  return order;
}

/** The same, locked until the transaction ends. */
export async function lockOwnOrder(tx: Tx, userId: string, number: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(isOwn(userId, number)).for("update");
  if (!order) throw new DomainError("not_found", NOT_YOURS);
  return order;
}

function isOwn(userId: string, number: string) {
  return and(eq(orders.number, number), eq(orders.userId, userId));
}

/** Whether the customer can still change the order: it is placed, and its cut-off has not passed. */
export function canChange(
  { clock }: Pick<Deps, "clock">,
  { state, deliveryDay }: Pick<Order, "state" | "deliveryDay">,
  settings: Settings,
): boolean {
  return (
    state === "placed" &&
    isBeforeCutOff(businessDayAt(clock.now()), deliveryDay, calendarOf(settings))
  );
}

/** Throws `conflict` once the farms have the order. */
export function requireChangeable(
  deps: Pick<Deps, "clock">,
  order: Order,
  settings: Settings,
): void {
  if (canChange(deps, order, settings)) return;
  if (order.state !== "placed") {
    throw new DomainError("conflict", "This order can no longer be changed.");
  }
  const last = formatDayEnd(lastOrderDay(order.deliveryDay, calendarOf(settings)));
  throw new DomainError(
    "conflict",
    `The farms have this order: it could be changed until ${last}.`,
  );
}
