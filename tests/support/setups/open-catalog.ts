import { type ListInput, listProducts } from "#server/services/catalog/shop/list.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import { movableClock } from "#tests/support/market/time/clock.ts";
import { freshDatabase } from "#tests/support/postgres/database.ts";

/** A Monday in November. */
export const clock = movableClock("2026-11-23T18:00:00Z");
export const NOVEMBER = [10, 11, 12];
export const SUMMER = [6, 7, 8];

export type Catalog = Awaited<ReturnType<typeof openCatalog>>;

export const nameOf = (card: ProductCardData) => card.name;

/** A database without products, and the lists a shopper sees of the ones a test adds. */
export async function openCatalog() {
  const database = await freshDatabase();
  const deps = { db: database.db, clock };
  const list = (input: Partial<ListInput> = {}) =>
    listProducts(deps, { sort: "recommended", limit: 24, ...input });
  const names = async (input: Partial<ListInput>) => (await list(input)).items.map(nameOf);
  return { ...database, deps, list, names };
}
