import { asc, eq } from "drizzle-orm";
import { products } from "#db/schema/catalog.ts";
import type { Deps } from "../../deps.ts";
import type { ShelfGoods } from "./shopping.ts";

/** What shoppers find, in the order of the shop. */
export async function readShelf({ db }: Pick<Deps, "db">): Promise<ShelfGoods[]> {
  return db
    .select({ id: products.id, price: products.price, seasonMonths: products.seasonMonths })
    .from(products)
    .where(eq(products.visible, true))
    .orderBy(asc(products.rank));
}
