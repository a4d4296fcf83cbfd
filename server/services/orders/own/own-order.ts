import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { DomainError } from "#shared/errors.ts";
import { isChangeable } from "#shared/orders/changeable.ts";
import { GUEST_LINK } from "#shared/platform/audit/audit-actor.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt, type Day, formatDayEnd } from "#shared/time.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { Db, Tx } from "#db/client.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit.ts";
import type { Confirm } from "../../payments/refunds/giving-limit.ts";
import { opensByLink } from "../../platform/order-links.ts";

export type Order = typeof orders.$inferSelect;

type User = Pick<SessionUser, "id" | "username">;

/**
 * Who may change an order: the user who owns it, whoever has the link to a guest's, or someone of the
 * team with a reason, whom the router has let in, and who confirms what is over their limit.
 */
export type Holder =
  | { by: "account"; user: User }
  | { by: "link"; token: string }
  | { by: "team"; user: User; reason: string; confirm: Confirm };

export const ownedBy = (user: User): Extract<Holder, { by: "account" }> => ({
  by: "account",
  user,
});
export const heldByLink = (token: string): Extract<Holder, { by: "link" }> => ({
  by: "link",
  token,
});

/** What the log and the history call someone who acts by a link. */
const GUEST = { id: null, username: GUEST_LINK };

/** Who the audit log says has acted. */
export function actorOf(holder: Holder): NonNullable<Actor> {
  return holder.by === "link" ? GUEST : holder.user;
}

/** Who the order's history says has moved it. */
export function moverIdOf(holder: Holder): string {
  return holder.by === "link" ? GUEST.username : holder.user.id;
}

/** The holder's order of that number. Throws `not_found` for anyone else's, as for one that is not there. */
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

/** The same, locked until the transaction ends. */
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

/** `isChangeable` at this moment, under these settings. */
export function canChange(
  { clock }: Pick<Deps, "clock">,
  order: Pick<Order, "state" | "deliveryDay">,
  settings: Settings,
): boolean {
  return isChangeable(order, businessDayAt(clock.now()), calendarOf(settings));
}

/** The last day on which the order can be changed; null when it cannot be any more. */
export function changeUntilOf(
  deps: Pick<Deps, "clock">,
  order: Pick<Order, "state" | "deliveryDay">,
  settings: Settings,
): Day | null {
  const last = lastOrderDay(order.deliveryDay, calendarOf(settings));
  return canChange(deps, order, settings) ? last : null;
}

/** Throws `conflict` once the farms have the order. */
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
