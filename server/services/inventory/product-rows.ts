import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock, stockMovements } from "#db/schema/inventory/inventory.ts";
import type { Db, Tx } from "#db/client.ts";
import type { CategoryId } from "#shared/catalog/catalog.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { DomainError } from "#shared/errors.ts";
import type { InventoryRow } from "#shared/inventory/inventory-cells.ts";

/** A row of the grid, with its picture and how many of its units are held and were sold. */
export type ShelfRow = InventoryRow & {
  id: number;
  category: CategoryId;
  picture: string;
  /** Units in open checkouts: stock cannot go below them. */
  reserved: number;
  /** Units sold so far. */
  sold: number;
};

export type StoredProduct = {
  product: typeof products.$inferSelect;
  stock: typeof stock.$inferSelect;
};

/** Products with their stock. */
export function selectProducts(db: Db | Tx) {
  return db
    .select({ product: products, stock })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id));
}

/** A farm's products, without retired ones. */
export function ofFarm(farmId: number) {
  return and(eq(products.farmId, farmId), ne(products.status, "retired"));
}

/** A farm's product, locked. Throws `not_found`. */
export async function lockedProduct(
  tx: Tx,
  farmId: number,
  productId: number,
): Promise<StoredProduct> {
  const [row] = await selectProducts(tx)
    .where(and(eq(products.id, productId), ofFarm(farmId)))
    .for("no key update");
  if (!row) throw unknownProduct();
  return row;
}

/** The farm's products among these, locked in a fixed order, so that concurrent edits of them cannot deadlock. */
export async function lockedProducts(
  tx: Tx,
  farmId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, StoredProduct>> {
  const rows = await selectProducts(tx)
    .where(and(ofFarm(farmId), inArray(products.id, [...productIds])))
    .orderBy(asc(products.id))
    .for("no key update");
  return new Map(rows.map((row) => [row.product.id, row]));
}

/** The error for a product of another farm. */
export function unknownProduct(): DomainError {
  return new DomainError("not_found", m.noProduct);
}

/**
 * Sets who is recorded for stock movements in the rest of the transaction, and under which key of an edit; a null user
 * is the shop itself.
 */
export async function movedBy(tx: Tx, userId: string | null, key?: string): Promise<void> {
  await tx.execute(sql`select set_config('furrow.actor', ${userId ?? ""}, true),
    set_config('furrow.act', ${key ?? ""}, true)`);
}

/** Which of these products had their stock moved by an edit with this key. */
export async function movedUnder(
  tx: Tx,
  key: string | undefined,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const moved = await movesUnder(tx, key === undefined ? [] : [key], productIds);
  return new Set(moved.map((row) => row.productId));
}

/** The moves of these products' stock by edits with these keys. */
export async function movesUnder(
  tx: Tx,
  keys: readonly string[],
  productIds: readonly number[],
): Promise<{ productId: number; actKey: string | null }[]> {
  if (keys.length === 0) return [];
  const { productId, actKey } = stockMovements;
  return tx
    .select({ productId, actKey })
    .from(stockMovements)
    .where(and(inArray(productId, [...productIds]), inArray(actKey, [...keys])));
}

/** A product as a row of the grid, with its name in the reader's language. */
export function shelfRow({ product, stock: units }: StoredProduct): ShelfRow {
  return {
    key: String(product.id),
    id: product.id,
    name: shownName(product),
    category: product.category,
    picture: product.picture,
    price: product.price,
    pack: product.pack,
    measure: { quantity: product.packQuantity, unit: product.packUnit },
    stock: units.onHand,
    reserved: units.reserved,
    sold: units.sold,
    season: product.seasonMonths,
    allergens: product.allergensDeclared
      ? product.allergens.map(({ allergen, level }) => ({ allergen, level }))
      : null,
    paused: product.status !== "listed",
    isDraft: product.status === "draft",
  };
}
