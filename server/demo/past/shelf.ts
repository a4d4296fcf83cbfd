import { asc, eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { editInventory } from "../../services/inventory/edit.ts";
import type { Keeper } from "../../services/inventory/keeper.ts";
import type { Deps } from "../../deps.ts";
import type { ShelfGoods } from "./shopping.ts";

/** What is on sale, in the shop's order. */
export async function getShelf({ db }: Pick<Deps, "db">): Promise<ShelfGoods[]> {
  return db
    .select({
      id: products.id,
      farmId: products.farmId,
      price: products.price,
      seasonMonths: products.seasonMonths,
      onHand: stock.onHand,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(eq(products.visible, true))
    .orderBy(asc(products.rank), asc(products.id));
}

/** Restocks products that are below `share` of their initial stock. */
export async function fillShelves(
  deps: Deps,
  keeper: Keeper,
  full: ReadonlyMap<number, number>,
  share: number,
): Promise<void> {
  for (const { id: productId, farmId, onHand } of await getShelf(deps)) {
    const value = full.get(productId) ?? onHand;
    if (onHand >= value * share) continue;
    const change = { column: "stock", expected: onHand, value } as const;
    await editInventory(deps, keeper, { farmId, productId, change });
  }
}
