import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { StockShortage } from "#shared/checkout/checkout.ts";
import { holds } from "#db/schema/checkout/checkout.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import type { Tx } from "#db/client.ts";
import { instantOf } from "#db/sql/sql-instant.ts";

type Wanted = { productId: number; name: string; quantity: number };

/**
 * Locks the stock of the products that a checkout holds or requests, in ascending id, so that two checkouts cannot
 * deadlock. Returns the lines that exceed what the checkout holds plus what is free. The caller must have locked the
 * checkout.
 */
export async function lockGoods(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
): Promise<StockShortage[]> {
  const short = await tx.execute<ShortLine>(sql`
    select id, units_left as "left" from lock_goods(${checkoutId}, ${linesJson(wanted)}::jsonb)`);
  return shortagesOf(wanted, short);
}

/**
 * Locks the stock of everything that these checkouts hold and of what is requested, by ascending id. Callers must have
 * locked the checkouts.
 */
export async function lockGoodsOf(
  tx: Tx,
  checkoutIds: readonly string[],
  wanted: readonly Wanted[],
): Promise<void> {
  const isHeld = and(inArray(holds.checkoutId, [...checkoutIds]), eq(holds.state, "active"));
  const held = tx.select({ id: holds.productId }).from(holds).where(isHeld);
  const requested = wanted.map(({ productId }) => productId);
  await tx
    .select({ id: stock.productId })
    .from(stock)
    .where(or(inArray(stock.productId, requested), inArray(stock.productId, held)))
    .orderBy(asc(stock.productId))
    .for("update");
}

/** An unavailable line, as the database functions return it. */
export type ShortLine = { id: number; left: number };

/** The unavailable lines with the requested quantity. */
export function shortagesOf(
  wanted: readonly Wanted[],
  short: readonly ShortLine[],
): StockShortage[] {
  const left = new Map(short.map((line) => [line.id, line.left]));
  return wanted.flatMap(({ productId: id, name, quantity }) => {
    const units = left.get(id);
    return units === undefined ? [] : [{ id, name, wanted: quantity, left: units }];
  });
}

/**
 * Makes the active holds of a checkout match the request: adds what is missing and releases the excess. If a line is
 * unavailable, changes nothing and returns those lines.
 */
export async function setHolds(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<StockShortage[]> {
  const shortages = await lockGoods(tx, checkoutId, wanted);
  if (shortages.length === 0) {
    await tx.execute(
      sql`select hold_goods(${checkoutId}, ${linesJson(wanted)}::jsonb, ${instantOf(now)})`,
    );
  }
  return shortages;
}

/** Releases all active holds of the checkout. */
export async function releaseHolds(tx: Tx, checkoutId: string): Promise<void> {
  await tx.execute(sql`select release_goods(${checkoutId})`);
}

/**
 * Sells the requested quantity of locked goods, all of which must be available: from the checkout's holds or, if those
 * are gone, from free stock.
 */
export async function sellGoods(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`select sell_goods(${checkoutId}, ${linesJson(wanted)}::jsonb, ${instantOf(now)})`,
  );
}

function linesJson(lines: readonly Wanted[]): string {
  return JSON.stringify(
    lines.map(({ productId, quantity }) => ({ product_id: productId, quantity })),
  );
}
