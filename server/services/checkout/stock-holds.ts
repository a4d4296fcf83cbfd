import { sql } from "drizzle-orm";
import type { StockShortage } from "#shared/checkout/checkout.ts";
import type { Tx } from "#db/client.ts";
import { instantOf } from "#db/sql-instant.ts";

type Wanted = { productId: number; name: string; quantity: number };

/**
 * Locks the stock of what a checkout holds and of what is wanted, in ascending id, so that two checkouts
 * never wait for each other in a ring. Returns the lines that cannot be had, out of what the checkout
 * holds and what is free. The caller holds the checkout's own lock.
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

/** A line that cannot be had, as the database's functions name it. */
export type ShortLine = { id: number; left: number };

/** The same with what was wanted. */
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
 * Makes the active holds of a checkout equal to what is wanted: takes what is missing, gives back
 * what is too much. Nothing is changed when a line cannot be had; those lines come back.
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

/** Gives every active hold of the checkout back. */
export async function releaseHolds(tx: Tx, checkoutId: string): Promise<void> {
  await tx.execute(sql`select release_goods(${checkoutId})`);
}

/**
 * Sells what is wanted of locked goods, all of which is there: out of the checkout's holds or, when those
 * are gone, out of what is free.
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
