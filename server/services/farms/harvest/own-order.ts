import { and, eq, inArray } from "drizzle-orm";
import { farmsErrors as m } from "#messages/farms/errors.ts";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";
import type { OwnMark } from "#shared/farms/harvest/harvest.ts";
import { DomainError } from "#shared/errors.ts";
import { hasOtherAdmin } from "../../platform/people/other-admin.ts";
import { isReceiver, ownMoneyRole } from "../../payments/refunds/own-money.ts";
import type { Marker } from "./acting-audit.ts";
import type { Order } from "./marking.ts";

/**
 * The error for a mark that would give money back to the marker, as `refuseOwnMoney` decides; null if it would not. Its
 * details name the order, so that a phone can tell it from having no access.
 */
export async function ownOrderRefusal(
  tx: Tx,
  marker: Marker,
  order: Order,
): Promise<DomainError | null> {
  const role = await ownMoneyRole(tx, marker, order);
  if (role === null) return null;
  const { number } = order;
  const words = role === "admin" ? m.ownOrder(number) : m.ownOrderByTeam(number);
  return new DomainError("forbidden", words, { ownOrder: number } satisfies OwnMark);
}

/** Of these orders, the numbers of those that are the marker's own while another admin could mark them. */
export async function ownOrdersAmong(
  db: Db | Tx,
  marker: Pick<Marker, "id">,
  numbers: readonly string[],
): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set();
  const own = await db
    .select({ number: orders.number })
    .from(orders)
    .innerJoin(users, and(eq(users.id, marker.id), isReceiver(orders)))
    .where(inArray(orders.number, [...numbers]));
  if (own.length === 0 || !(await hasOtherAdmin(db, marker.id))) return new Set();
  return new Set(own.map(({ number }) => number));
}
