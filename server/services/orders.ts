import { and, asc, desc, eq } from "drizzle-orm";
import { DomainError } from "#shared/errors.ts";
import { orderLines, orders } from "#db/schema/orders.ts";
import type { Deps } from "../deps.ts";

/** One order of the user with its lines. Throws `not_found` for anybody else's. */
export async function readOrder({ db }: Deps, userId: string, number: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.userId, userId)));
  if (!order) throw new DomainError("not_found", "We find no such order of yours");
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.farmName), asc(orderLines.name));
  return {
    ...summaryOf(order),
    delivery: order.delivery,
    totals: totalsOf(order),
    lines: lines.map(lineOf),
  };
}

/** The user's latest orders, newest first. */
export async function listOrders({ db }: Deps, userId: string, limit = 20) {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.placedAt))
    .limit(limit);
  return rows.map(summaryOf);
}

type Order = typeof orders.$inferSelect;

function summaryOf(order: Order) {
  return {
    number: order.number,
    state: order.state,
    total: order.total,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    placedAt: order.placedAt.toISOString(),
  };
}

function totalsOf({ subtotal, tax, deliveryFee, discount, total }: Order) {
  return { subtotal, tax, delivery: deliveryFee, discount, total };
}

function lineOf(line: typeof orderLines.$inferSelect) {
  const { productId, name, pack, farmId, farmName, picture, unitPrice, quantity, lineTotal } = line;
  return { productId, name, pack, farmId, farmName, picture, unitPrice, quantity, lineTotal };
}
