import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { farms, products, stock, stockMovements } from "#db/schema/catalog.ts";
import { users } from "#db/schema/users.ts";
import type { Db, Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { DomainError } from "#shared/errors.ts";
import type { InventoryEdit } from "#shared/farm-admin.ts";
import type { InventoryRow } from "#shared/inventory-grid.ts";
import type { InventoryChange } from "#shared/inventory.ts";
import { unitPriceOf } from "#shared/unit-price.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { unknownFarm } from "./state.ts";

/** Movements shown under the grid. */
const LATEST = 30;

/** A row of the grid, and how many of its units are held in open checkouts. */
export type ShelfRow = InventoryRow & { id: number; reserved: number };

type ProductRow = { product: typeof products.$inferSelect; stock: typeof stock.$inferSelect };

/** Everything a farm has, in the order of the shop, with the latest movements. Throws `not_found`. */
export async function readInventory({ db }: Pick<Deps, "db">, farmId: number) {
  const [farm] = await db
    .select({ id: farms.id, name: farms.name, status: farms.status })
    .from(farms)
    .where(eq(farms.id, farmId));
  if (!farm) throw unknownFarm();
  const [rows, movements] = await Promise.all([
    select(db)
      .where(and(eq(products.farmId, farmId), ne(products.status, "retired")))
      .orderBy(asc(products.rank)),
    db
      .select({
        id: stockMovements.id,
        product: products.name,
        cause: stockMovements.cause,
        units: stockMovements.units,
        onHand: stockMovements.onHand,
        by: users.username,
        at: stockMovements.createdAt,
      })
      .from(stockMovements)
      .innerJoin(products, eq(products.id, stockMovements.productId))
      .leftJoin(users, eq(users.id, stockMovements.actorId))
      .where(eq(products.farmId, farmId))
      .orderBy(desc(stockMovements.id))
      .limit(LATEST),
  ]);
  return { farm, rows: rows.map(shelfRow), movements };
}

/**
 * Changes one cell, if it still holds what the editor saw, and returns the row as it is now. Throws
 * `not_found` for a product that is not this farm's, `conflict` with the row as it stands by now, and
 * `invalid` for less stock than open checkouts hold.
 */
export async function editInventory(
  deps: Pick<Deps, "db" | "clock">,
  actor: NonNullable<Actor>,
  { farmId, productId, change }: InventoryEdit,
): Promise<ShelfRow> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lockedRow(tx, farmId, productId);
    const seen = shelfRow(before)[change.column];
    if (!isSame(seen, change.expected)) {
      if (isSame(seen, change.value)) return shelfRow(before);
      throw new DomainError("conflict", "Somebody else has changed this in the meantime", {
        row: JSON.parse(JSON.stringify(shelfRow(before))),
      });
    }
    await tx.execute(sql`select set_config('furrow.actor', ${actor.id}, true)`);
    await write(tx, before, change);
    await recordAudit(deps, tx, actor, {
      action: "inventory.changed",
      subject: { kind: "farm", id: farmId, name: before.product.farmName },
      detail: {
        product: before.product.name,
        [change.column]: { from: change.expected, to: change.value },
      },
    });
    return shelfRow(await lockedRow(tx, farmId, productId));
  });
}

/** Both are plain data whose parts stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function write(tx: Tx, before: ProductRow, change: InventoryChange): Promise<void> {
  if (change.column === "stock") return moveStock(tx, before, change.value);
  return writeProduct(tx, before, change);
}

async function writeProduct(
  tx: Tx,
  { product }: ProductRow,
  change: Exclude<InventoryChange, { column: "stock" }>,
): Promise<void> {
  await tx.update(products).set(columnsOf(product, change)).where(eq(products.id, product.id));
}

function columnsOf(
  { price, packQuantity }: ProductRow["product"],
  change: Exclude<InventoryChange, { column: "stock" }>,
): Partial<typeof products.$inferInsert> {
  switch (change.column) {
    case "price":
      return { price: change.value, unitPrice: unitPriceOf(change.value, packQuantity) };
    case "pack":
      return { pack: change.value };
    case "measure": {
      const { quantity, unit } = change.value;
      return {
        packQuantity: quantity,
        packUnit: unit,
        unitPrice: unitPriceOf(price, quantity),
      };
    }
    case "season":
      return { seasonMonths: change.value };
    case "allergens":
      return { allergensDeclared: change.value !== null, allergens: change.value ?? [] };
    case "paused":
      return { status: change.value ? "paused" : "listed" };
  }
}

/** What comes is received, what goes is written off: no unit appears or vanishes without its cause. */
async function moveStock(tx: Tx, { stock: before }: ProductRow, onHand: number): Promise<void> {
  if (onHand < before.reserved) {
    throw new DomainError(
      "invalid",
      `${before.reserved} are held in open checkouts, so stock cannot go below that`,
    );
  }
  const moved = onHand - before.onHand;
  await tx
    .update(stock)
    .set(
      moved > 0
        ? { onHand, received: before.received + moved }
        : { onHand, writtenOff: before.writtenOff - moved },
    )
    .where(eq(stock.productId, before.productId));
}

async function lockedRow(tx: Tx, farmId: number, productId: number): Promise<ProductRow> {
  const [row] = await select(tx)
    .where(
      and(eq(products.id, productId), eq(products.farmId, farmId), ne(products.status, "retired")),
    )
    .for("update");
  if (!row) throw new DomainError("not_found", "This farm has no such product");
  return row;
}

function select(db: Db | Tx) {
  return db
    .select({ product: products, stock })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id));
}

function shelfRow({ product, stock: { onHand, reserved } }: ProductRow): ShelfRow {
  return {
    key: String(product.id),
    id: product.id,
    name: product.name,
    price: product.price,
    pack: product.pack,
    measure: { quantity: product.packQuantity, unit: product.packUnit },
    stock: onHand,
    reserved,
    season: product.seasonMonths,
    allergens: product.allergensDeclared
      ? product.allergens.map(({ allergen, level }) => ({ allergen, level }))
      : null,
    paused: product.status === "paused",
  };
}
