import { eq, inArray, sql } from "drizzle-orm";
import type { CartLine, PriceChange, StockShortage } from "#shared/checkout/checkout.ts";
import type { TaxCategory } from "#shared/checkout/tax/tax-category.ts";
import { harvestMonths } from "#shared/farms/harvest/harvest-day.ts";
import { parseDollars } from "#shared/money.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import type { Deps } from "../../deps.ts";
import type { Asker } from "../payments/checkouts/checkout-row.ts";
import { ownHolds } from "./own-holds.ts";
import { mergeLines } from "./quote.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";

export type CartReview = {
  changes: PriceChange[];
  shortages: StockShortage[];
  /** The current tax category of each product. */
  taxCategories: { id: number; taxCategory: TaxCategory }[];
  /** The products currently sold by weight. */
  byWeight: number[];
  /** The months, 1 to 12, in which products are harvested to order; those that are not are absent. */
  harvests: { id: number; months: number[] }[];
};

/**
 * Changes since the cart was filled: different prices and unavailable lines. Goods that the shopper holds while paying
 * count as available.
 */
export async function reviewCart(
  { db }: Deps,
  asker: Asker,
  items: readonly CartLine[],
): Promise<CartReview> {
  const lines = mergeLines(items);
  const { units } = await ownHolds(db, asker);
  const rows = await db
    .select({
      id: products.id,
      name: shownNameOf(),
      price: products.price,
      taxCategory: products.taxCategory,
      expectedWeight: products.expectedWeight,
      category: products.category,
      keepsDays: products.keepsDays,
      seasonMonths: products.seasonMonths,
      sold: sql<boolean>`${products.visible} and ${products.status} = 'listed'`,
      left: sql<number>`${stock.onHand} - ${stock.reserved}`,
    })
    .from(products)
    .innerJoin(stock, eq(stock.productId, products.id))
    .where(
      inArray(
        products.id,
        lines.map((line) => line.id),
      ),
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  const changes = lines.flatMap((line) => {
    const row = known.get(line.id);
    const seen = parseDollars(line.price);
    return row && seen !== null && seen !== row.price
      ? [{ id: row.id, name: row.name, from: seen, to: row.price }]
      : [];
  });
  const shortages = lines.flatMap((line) => {
    const row = known.get(line.id);
    const left = row?.sold ? Math.max(0, row.left + (units.get(row.id) ?? 0)) : 0;
    return left >= line.quantity
      ? []
      : [{ id: line.id, name: row?.name ?? `Product ${line.id}`, wanted: line.quantity, left }];
  });
  const taxCategories = rows.map(({ id, taxCategory }) => ({ id, taxCategory }));
  const byWeight = rows.filter(({ expectedWeight }) => expectedWeight !== null);
  const harvests = rows
    .map((row) => ({ id: row.id, months: harvestMonths(row) }))
    .filter(({ months }) => months.length > 0);
  return {
    changes,
    shortages,
    taxCategories,
    byWeight: byWeight.map(({ id }) => id),
    harvests,
  };
}
