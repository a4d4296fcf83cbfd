import { asc, eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { farms } from "#db/schema/farms/farms.ts";
import type { InventoryPlace } from "#shared/inventory/inventory.ts";
import type { Deps } from "../../deps.ts";
import { latestMovements } from "./history.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { ofFarm, selectProducts, shelfRow } from "./product-rows.ts";

/** All products of a farm, oldest first, with the latest stock movements. Throws `not_found`. */
export async function getInventory(
  { db }: Pick<Deps, "db">,
  user: Keeper,
  { farmId }: InventoryPlace,
) {
  const { id, name, status } = await farmFor({ db }, user, farmId);
  const [rows, movements, [farm]] = await Promise.all([
    selectProducts(db).where(ofFarm(id)).orderBy(asc(products.id)),
    latestMovements(db, id),
    db.select({ farmType: farms.farmType }).from(farms).where(eq(farms.id, id)),
  ]);
  return {
    farm: { id, name, status, farmType: farm?.farmType ?? "" },
    rows: rows.map(shelfRow),
    movements,
  };
}
