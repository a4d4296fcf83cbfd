import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { isChangeable } from "#shared/orders/changeable.ts";
import { GUEST_LINK } from "#shared/platform/audit/audit-actor.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt, type Day, formatDayEnd } from "#shared/time.ts";
import type { Db, Tx } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor, UserActor } from "../../platform/audit/audit.ts";
import type { Confirm } from "../../payments/refunds/giving-limit.ts";
import { opensByLink } from "../../platform/links/order-links.ts";

/** A row of `orders`. */
export type Order = typeof orders.$inferSelect;

/**
 * Who views or changes an order: the user who owns it, whoever has its order link, or a team member, whom the router
 * has authorized. A team member gives a reason, and `confirm` throws unless they have recently authenticated again.
 */
export type Holder =
  | { by: "account"; user: UserActor }
  | { by: "link"; token: string }
  | { by: "team"; user: UserActor; reason: string; confirm: Confirm };

/** A user as the holder of their own orders. */
export const ownedBy = (user: UserActor): Extract<Holder, { by: "account" }> => ({
  by: "account",
  user,
});
/** Whoever has an order link, as the holder of its order. */
export const heldByLink = (token: string): Extract<Holder, { by: "link" }> => ({
  by: "link",
  token,
});

/** The actor recorded in the audit log and order history for someone using an order link. */
const GUEST = { id: null, username: GUEST_LINK };

/** The holder as recorded in the audit log. */
export function actorOf(holder: Holder): NonNullable<Actor> {
  return holder.by === "link" ? GUEST : holder.user;
}

/** The holder as recorded in the order's history. */
export function moverIdOf(holder: Holder): string {
  return holder.by === "link" ? GUEST.username : holder.user.id;
}

/** The holder's order with that number. Throws `not_found` if it does not exist or belongs to someone else. */
export async function ownOrder(
  deps: Pick<Deps, "db" | "clock">,
  holder: Holder,
  number: string,
): Promise<Order> {
  const isOwn = and(eq(orders.number, number), isHeldBy(deps, deps.db, holder));
  const [order] = await deps.db.select().from(orders).where(isOwn);
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order;
}

/** Like `ownOrder`, and locks the order until the transaction ends. */
export async function lockOwnOrder(
  deps: Pick<Deps, "clock">,
  tx: Tx,
  holder: Holder,
  number: string,
): Promise<Order> {
  const isOwn = and(eq(orders.number, number), isHeldBy(deps, tx, holder));
  const [order] = await tx.select().from(orders).where(isOwn).for("update");
  if (!order) throw new DomainError("not_found", m.noOrder);
  return order;
}

function isHeldBy(deps: Pick<Deps, "clock">, db: Db | Tx, holder: Holder): SQL {
  if (holder.by === "team") return sql`true`;
  return holder.by === "account"
    ? eq(orders.userId, holder.user.id)
    : opensByLink(deps, db, holder.token);
}

/** Whether the customer can change the order now, as `isChangeable` defines it. */
export function canChange(
  { clock }: Pick<Deps, "clock">,
  order: Pick<Order, "state" | "deliveryDay">,
  settings: Settings,
): boolean {
  return isChangeable(order, businessDayAt(clock.now()), calendarOf(settings));
}

/** The last day on which the order can be changed; null if it can no longer be changed. */
export function changeUntilOf(
  deps: Pick<Deps, "clock">,
  order: Pick<Order, "state" | "deliveryDay">,
  settings: Settings,
): Day | null {
  const last = lastOrderDay(order.deliveryDay, calendarOf(settings));
  return canChange(deps, order, settings) ? last : null;
}

/** Throws `conflict` if the order can no longer be changed: its cut-off has passed, or it is no longer `placed`. */
export function requireChangeable(
  deps: Pick<Deps, "clock">,
  order: Order,
  settings: Settings,
): void {
  if (canChange(deps, order, settings)) return;
  if (order.state !== "placed") {
    throw new DomainError("conflict", m.notChangeable);
  }
  const last = formatDayEnd(lastOrderDay(order.deliveryDay, calendarOf(settings)));
  throw new DomainError("conflict", m.withTheFarms(last));
}
