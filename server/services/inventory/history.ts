import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stockMovements } from "#db/schema/inventory/inventory.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { HISTORY_PAGE, type HistoryQuery } from "#shared/inventory/inventory.ts";
import type { Deps } from "../../deps.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { unknownProduct } from "./product-rows.ts";

/** The latest stock movements of all products of a farm. */
export function latestMovements(db: Db, farmId: number) {
  return movements(db, eq(products.farmId, farmId), HISTORY_PAGE);
}

/** A product's stock movements, newest first, and whether there are more. Throws `not_found`. */
export async function stockHistory(
  { db }: Pick<Deps, "db">,
  user: Keeper,
  { farmId, productId, before }: HistoryQuery,
) {
  const farm = await farmFor({ db }, user, farmId);
  const own = and(eq(products.farmId, farm.id), eq(products.id, productId));
  const [product] = await db.select({ id: products.id }).from(products).where(own);
  if (!product) throw unknownProduct();
  const older = before === undefined ? undefined : lt(stockMovements.id, before);
  const found = await movements(db, and(own, older), HISTORY_PAGE + 1);
  return { movements: found.slice(0, HISTORY_PAGE), more: found.length > HISTORY_PAGE };
}

async function movements(db: Db, where: SQL | undefined, most: number) {
  const rows = await db
    .select({
      id: stockMovements.id,
      name: products.name,
      nameEs: products.nameEs,
      cause: stockMovements.cause,
      units: stockMovements.units,
      onHand: stockMovements.onHand,
      by: users.username,
      at: stockMovements.createdAt,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(users, eq(users.id, stockMovements.actorId))
    .where(where)
    .orderBy(desc(stockMovements.id))
    .limit(most);
  return rows.map(({ name, nameEs, ...row }) => ({ ...row, product: shownName({ name, nameEs }) }));
}
