import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Tx } from "#db/client.ts";
import type { ProductStatus } from "#shared/catalog/catalog.ts";
import type { FileProduct, ValueColumn } from "#shared/inventory/inventory-file.ts";
import type { StoredProduct } from "./product-rows.ts";
import { requireUnitPrice, requireWeight, writeCell } from "./write-cell.ts";

/** Writes the columns of a locked product that a file changes. Throws `invalid` for stock below the units held. */
export async function writeProduct(
  tx: Tx,
  before: StoredProduct,
  { after, columns }: { after: FileProduct; columns: readonly ValueColumn[] },
  now: Date,
): Promise<void> {
  if (columns.includes("stock")) {
    await writeCell(tx, before, { column: "stock", value: after.stock }, now);
  }
  if (columns.every((column) => column === "stock")) return;
  const { measure, allergens } = after;
  requireUnitPrice(after.price, measure.quantity);
  requireWeight(after);
  await tx
    .update(products)
    .set({
      name: after.name,
      nameEs: after.nameEs || null,
      category: after.category,
      taxCategory: after.taxCategory,
      price: after.price,
      pack: after.pack,
      packQuantity: measure.quantity,
      packUnit: measure.unit,
      expectedWeight: after.expectedWeight,
      seasonMonths: [...after.season],
      allergensDeclared: allergens !== null,
      allergens: allergens ? [...allergens] : [],
      summary: after.summary,
      summaryEs: after.summaryEs,
      description: after.description,
      descriptionEs: after.descriptionEs,
      storage: after.storage,
      storageEs: after.storageEs,
      keepsDays: after.keepsDays,
      ingredients: after.ingredients || null,
      ingredientsEs: after.ingredientsEs,
      organic: after.organic,
      status: statusOf(after),
      changedAt: now,
    })
    .where(eq(products.id, before.product.id));
}

export function statusOf({ paused, isDraft }: FileProduct): ProductStatus {
  if (!paused) return "listed";
  return isDraft ? "draft" : "paused";
}
