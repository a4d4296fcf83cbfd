import { and, eq, sql } from "drizzle-orm";
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

/** What a checkout holds and what is free, of goods whose rows of stock are locked. */
export type LockedGoods = {
  held: ReadonlyMap<number, number>;
  free: ReadonlyMap<number, number>;
};

/**
 * Locks the stock of what a checkout holds and of what is wanted, in ascending id, so that two checkouts
 * never wait for each other in a ring. The caller holds the checkout's own lock.
 */
export async function lockGoods(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Pick<Wanted, "productId">[],
): Promise<LockedGoods> {
  const isHeld = and(eq(holds.checkoutId, checkoutId), isActive);
  const heldIds = tx.select({ productId: holds.productId }).from(holds).where(isHeld);
  const ids = sql.param(`{${wanted.map(({ productId }) => productId).join(",")}}`);
  const [held, free] = await Promise.all([
    tx.select({ productId: holds.productId, quantity: holds.quantity }).from(holds).where(isHeld),
    tx
      .select({
        productId: stock.productId,
        free: sql<number>`${stock.onHand} - ${stock.reserved}`,
      })
      .from(stock)
      .where(sql`${stock.productId} = any(array(${heldIds}) || ${ids}::int[])`)
      .orderBy(stock.productId)
      .for("update"),
  ]);
  return {
    held: new Map(held.map((row) => [row.productId, row.quantity])),
    free: new Map(free.map((row) => [row.productId, row.free])),
  };
}

/** The lines that cannot be had, out of what the checkout holds and what is free. */
export function shortagesOf(wanted: readonly Wanted[], { held, free }: LockedGoods) {
  return wanted.flatMap(({ productId: id, name, quantity }): StockShortage[] => {
    const left = (free.get(id) ?? 0) + (held.get(id) ?? 0);
    return left >= quantity ? [] : [{ id, name, wanted: quantity, left }];
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
  const goods = await lockGoods(tx, checkoutId, wanted);
  const shortages = shortagesOf(wanted, goods);
  if (shortages.length === 0) await holdGoods(tx, checkoutId, { wanted, goods, now });
  return shortages;
}

type Holding = { wanted: readonly Wanted[]; goods: LockedGoods; now: Date };

/** Holds what is wanted of locked goods, all of which is there, instead of what the checkout holds. */
export async function holdGoods(
  tx: Tx,
  checkoutId: string,
  { wanted, goods, now }: Holding,
): Promise<void> {
  if (goods.held.size > 0) await releaseHolds(tx, checkoutId);
  const { ids, quantities } = columnsOf(wanted);
  await tx.execute(sql`
    with line as (select * from unnest(${ids}::int[], ${quantities}::int[]) as line(product_id, quantity)),
    held as (
      insert into holds (checkout_id, product_id, quantity, created_at)
      select ${checkoutId}, product_id, quantity, ${instantOf(now)} from line
    )
    update stock set reserved = reserved + line.quantity from line where stock.product_id = line.product_id`);
}

/** Gives every active hold of the checkout back. */
export async function releaseHolds(tx: Tx, checkoutId: string): Promise<void> {
  await tx.execute(sql`
    with ended as (${ending(checkoutId, "release")})
    update stock set reserved = reserved - ended.quantity from ended where stock.product_id = ended.product_id`);
}

/**
 * Sells what is wanted of locked goods, all of which is there: out of the checkout's holds or, when those
 * are gone, out of what is free. One statement, so that each row of stock is written once.
 */
export async function sellGoods(
  tx: Tx,
  checkoutId: string,
  wanted: readonly Wanted[],
  now: Date,
): Promise<void> {
  const { ids, quantities } = columnsOf(wanted);
  await tx.execute(sql`
    with ended as (${ending(checkoutId, "consume")}),
    line as (select * from unnest(${ids}::int[], ${quantities}::int[]) as line(product_id, quantity)),
    move as (
      select product_id, coalesce(ended.quantity, 0) as held, coalesce(line.quantity, 0) as sold
      from ended full join line using (product_id)
    )
    update stock set reserved = reserved - move.held, on_hand = on_hand - move.sold, sold = stock.sold + move.sold,
      moved_at = case when move.sold > 0 then ${instantOf(now)} else moved_at end
    from move where stock.product_id = move.product_id`);
}

/** The statement that ends a checkout's active holds and returns what they were. */
function ending(checkoutId: string, by: "consume" | "release") {
  const end = advanceSql(lifecycles.hold, by, eq(holds.checkoutId, checkoutId));
  return sql`${end} returning product_id, quantity`;
}

function columnsOf(lines: readonly Wanted[]) {
  return {
    ids: sql.param(`{${lines.map((line) => line.productId).join(",")}}`),
    quantities: sql.param(`{${lines.map((line) => line.quantity).join(",")}}`),
  };
}
