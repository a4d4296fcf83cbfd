import { and, eq, inArray, sql } from "drizzle-orm";
import type { StockShortage } from "#shared/checkout/checkout.ts";
import { stock } from "#db/schema/catalog/catalog.ts";
import { holds } from "#db/schema/checkout.ts";
import type { Tx } from "#db/client.ts";
import { instantOf } from "#db/sql-instant.ts";
import { advanceSql } from "../platform/lifecycles/advance.ts";
import { lifecycles } from "../platform/lifecycles/lifecycles.ts";

/** Written out, not a parameter: a prepared statement uses the index of active holds only so. */
const isActive = eq(holds.state, "active").inlineParams();

type Wanted = { productId: number; name: string; quantity: number };

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
  const held = await activeHolds(tx, checkoutId);
  const free = await lockStock(tx, [...held.keys(), ...wanted.map((line) => line.productId)]);
  const shortages = wanted.flatMap((line) => shortageOf(line, held, free));
  if (shortages.length > 0) return shortages;
  if (held.size > 0) await releaseHolds(tx, checkoutId);
  await reserve(tx, checkoutId, wanted, now);
  return [];
}

function shortageOf(
  line: Wanted,
  held: Map<number, number>,
  free: Map<number, number>,
): StockShortage[] {
  const left = (free.get(line.productId) ?? 0) + (held.get(line.productId) ?? 0);
  if (left >= line.quantity) return [];
  return [{ id: line.productId, name: line.name, wanted: line.quantity, left }];
}

/** Gives every active hold of the checkout back. */
export async function releaseHolds(tx: Tx, checkoutId: string): Promise<void> {
  await endHolds(tx, checkoutId, "release");
}

/**
 * Sells what is wanted, out of the checkout's holds or, when those are gone, out of what is free.
 * Nothing is changed when something cannot be had; those lines come back.
 */
export async function sell(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<StockShortage[]> {
  const held = await activeHolds(tx, checkoutId);
  const free = await lockStock(tx, [...held.keys(), ...wanted.map((line) => line.productId)]);
  const shortages = wanted.flatMap((line) => shortageOf(line, held, free));
  if (shortages.length > 0) return shortages;
  await endHolds(tx, checkoutId, "consume");
  const { ids, quantities } = columnsOf(wanted);
  await tx.execute(sql`
    update stock set on_hand = on_hand - line.quantity, sold = sold + line.quantity, moved_at = ${instantOf(now)}
    from unnest(${ids}::int[], ${quantities}::int[]) as line(product_id, quantity)
    where stock.product_id = line.product_id`);
  return [];
}

async function activeHolds(tx: Tx, checkoutId: string): Promise<Map<number, number>> {
  const rows = await tx
    .select({ productId: holds.productId, quantity: holds.quantity })
    .from(holds)
    .where(and(eq(holds.checkoutId, checkoutId), isActive));
  return new Map(rows.map((row) => [row.productId, row.quantity]));
}

/** Locks the stock rows in ascending id, so that two checkouts never wait for each other in a ring. */
async function lockStock(tx: Tx, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .select({ productId: stock.productId, free: sql<number>`${stock.onHand} - ${stock.reserved}` })
    .from(stock)
    .where(inArray(stock.productId, [...new Set(productIds)]))
    .orderBy(stock.productId)
    .for("update");
  return new Map(rows.map((row) => [row.productId, row.free]));
}

async function reserve(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<void> {
  const { ids, quantities } = columnsOf(wanted);
  await tx.execute(sql`
    with line as (select * from unnest(${ids}::int[], ${quantities}::int[]) as line(product_id, quantity)),
    held as (
      insert into holds (checkout_id, product_id, quantity, created_at)
      select ${checkoutId}, product_id, quantity, ${instantOf(now)} from line
    )
    update stock set reserved = reserved + line.quantity from line where stock.product_id = line.product_id`);
}

async function endHolds(tx: Tx, checkoutId: string, by: "consume" | "release"): Promise<void> {
  const end = advanceSql(lifecycles.hold, by, eq(holds.checkoutId, checkoutId));
  await tx.execute(sql`
    with ended as (${end} returning product_id, quantity)
    update stock set reserved = reserved - ended.quantity from ended where stock.product_id = ended.product_id`);
}

function columnsOf(lines: readonly Wanted[]) {
  return {
    ids: sql.param(`{${lines.map((line) => line.productId).join(",")}}`),
    quantities: sql.param(`{${lines.map((line) => line.quantity).join(",")}}`),
  };
}
