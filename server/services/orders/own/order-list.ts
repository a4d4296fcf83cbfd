import { asc, count, desc, eq, inArray } from "drizzle-orm";
import type { TablePage } from "#shared/platform/table/table.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { shownLineNameOf } from "../../platform/people/shown-name.ts";
import { pageOf } from "../../platform/database/table-query.ts";
import { unitsToComeOfLine } from "../units/units-to-come.ts";
import { summaryOf } from "./read.ts";

type Page = { page: number; size: number };
type Listed = ReturnType<typeof summaryOf> & {
  /** Names of its goods in the reader's language: people recognize an order by its goods, not by its number. */
  goods: string[];
};

/** One page of the user's orders, newest first. */
export async function listOrders(
  { db }: Pick<Deps, "db">,
  userId: string,
  page: Page,
): Promise<TablePage<Listed>> {
  const own = eq(orders.userId, userId);
  const rows = db.select().from(orders).where(own).orderBy(desc(orders.placedAt), desc(orders.id));
  const total = db.select({ total: count() }).from(orders).where(own);
  const found = await pageOf(page, rows, total);
  const goods = await goodsOf(
    { db },
    found.rows.map(({ id }) => id),
  );
  return {
    rows: found.rows.map((order) => ({ ...summaryOf(order), goods: goods.get(order.id) ?? [] })),
    total: found.total,
  };
}

/**
 * The names of each order's goods, most expensive line first, without lines that were fully removed or short. An
 * order with no other lines, such as a canceled one, lists everything that was ordered.
 */
async function goodsOf({ db }: Pick<Deps, "db">, ids: readonly string[]) {
  const lines = await db
    .select({ orderId: orderLines.orderId, name: shownLineNameOf(), toCome: unitsToComeOfLine })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .orderBy(desc(orderLines.lineTotal), asc(orderLines.productId));
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, all]) => [id, namesOf(all)]));
}

function namesOf(all: readonly { name: string; toCome: number }[]): string[] {
  const toCome = all.filter((line) => line.toCome > 0);
  return (toCome.length > 0 ? toCome : all).map(({ name }) => name);
}
