import { and, asc, inArray, ne, sql } from "drizzle-orm";
import { packWords } from "#shared/catalog/pack-words.ts";
import { type Cents, cents } from "#shared/money.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import type { Day } from "#shared/time.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "../../deps.ts";
import { shownLineNameOf } from "../platform/people/shown-name.ts";
import type { Box } from "./plan.ts";

/**
 * The day on which a box comes, in queries that left-join `orders`: that of its order, which can be moved on its own,
 * or the box's own day while it has no order.
 */
export const comesOn = sql<Day>`coalesce(${orders.deliveryDay}, ${boxes.day})`;

/** A product in a box, as shown to its owner; `price` is the shop's. */
export type BoxThing = { id: number; name: string; pack: string; farmName: string; price: Cents };

type Read = Pick<Deps, "db">;

/** The goods of boxes' orders at the prices paid, by order id, without those taken off or short. */
export async function orderedThings(
  { db }: Read,
  rows: readonly Box[],
): Promise<Map<string, BoxThing[]>> {
  const ids = orderIds(rows);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select({ line: orderLines, name: shownLineNameOf() })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.productId));
  const coming = lines.filter(({ line }) => unitsToCome(line) > 0);
  const byOrder = Map.groupBy(coming, ({ line }) => line.orderId);
  return new Map(
    ids.map((id) => [
      id,
      (byOrder.get(id) ?? []).map(({ line, name }) => ({
        id: line.productId,
        name,
        pack: packWords(line.pack),
        farmName: line.farmName,
        price: line.unitPrice,
      })),
    ]),
  );
}

/** What was refunded of boxes' orders, to cards and as credit, by order id; orders without refunds are left out. */
export async function refundedOf({ db }: Read, rows: readonly Box[]): Promise<Map<string, Cents>> {
  const ids = orderIds(rows);
  if (ids.length === 0) return new Map();
  const given = await db
    .select({ orderId: refunds.orderId, amount: refunds.amount, credit: refunds.credit })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), ne(refunds.state, "failed")));
  const byOrder = Map.groupBy(given, ({ orderId }) => orderId ?? "");
  return new Map(
    [...byOrder].map(([id, all]) => [
      id,
      cents(all.reduce((sum, { amount, credit }) => sum + amount + credit, 0)),
    ]),
  );
}

function orderIds(rows: readonly Box[]): string[] {
  return rows.flatMap(({ orderId }) => orderId ?? []);
}
