import { inventoryErrors as m } from "#messages/inventory/errors.ts";
import { and, eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { inTransaction } from "#db/transaction.ts";
import { changesBetween } from "#shared/platform/audit/audit.ts";
import { editedFields, pickFields } from "#shared/platform/audit/edited-fields.ts";
import { formatWeight, type Weight } from "#shared/catalog/weights/weight.ts";
import { DomainError } from "#shared/errors.ts";
import type { ShelfProduct } from "#shared/inventory/inventory.ts";
import type { ProductTexts, TextsEdit } from "#shared/inventory/shelf-product.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "../../deps.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { requireWeight } from "./write-cell.ts";
import { lockedProduct, ofFarm, selectProducts, shelfRow, unknownProduct } from "./product-rows.ts";

type TextChanges = ReturnType<typeof changesBetween<ProductTexts>>;

/** One product of a farm with its texts. Throws `not_found`. */
export async function getShelfProduct(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, productId }: ShelfProduct,
) {
  const farm = await farmFor({ db }, user, farmId);
  const [found] = await selectProducts(db).where(and(eq(products.id, productId), ofFarm(farm.id)));
  if (!found) throw unknownProduct();
  const { featuredUntil } = found.product;
  const isFeatured = featuredUntil !== null && featuredUntil >= businessDayAt(clock.now());
  return {
    farm: { id: farm.id, name: farm.name },
    row: shelfRow(found),
    texts: textsOf(found.product),
    /** The last day on which the team features it in the shop; null once it is over. */
    featuredUntil: isFeatured ? featuredUntil : null,
  };
}

/**
 * Changes the texts of a product's page. Throws `not_found`, and `conflict` if someone else has changed one of them
 * since they were read.
 */
export function changeTexts(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, productId, seen, texts }: TextsEdit,
): Promise<ProductTexts> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const { product } = await lockedProduct(tx, farm.id, productId);
    const now = textsOf(product);
    const changes = changesBetween<ProductTexts>(now, texts);
    const { edited, overtaken } = editedFields(seen, now, texts);
    if (overtaken) throw new DomainError("conflict", m.productChangedByOther);
    if (edited.length === 0) return now;
    const after = { ...now, ...pickFields(texts, edited) };
    const { packQuantity: quantity, packUnit: unit } = product;
    requireWeight({ measure: { quantity, unit }, expectedWeight: after.expectedWeight });
    const { ingredients, nameEs, ...columns } = after;
    await tx
      .update(products)
      .set({
        ...columns,
        nameEs: nameEs || null,
        ingredients: ingredients || null,
        changedAt: deps.clock.now(),
      })
      .where(eq(products.id, productId));
    await recordAudit(deps, tx, user, {
      action: "inventory.changed",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: { product: product.name, ...pickFields(inWords(changes), edited) },
    });
    return after;
  });
}

/** Formats weights for the audit log; leaves other values as they are. */
function inWords({ expectedWeight: change, ...others }: TextChanges) {
  if (!change) return others;
  const words = (weight: unknown) => (weight === null ? null : formatWeight(weight as Weight));
  return { ...others, expectedWeight: { from: words(change.from), to: words(change.to) } };
}

/** The texts of a product's page. */
export function textsOf(product: typeof products.$inferSelect): ProductTexts {
  const { name, nameEs, category, taxCategory, summary, description, storage } = product;
  const { keepsDays, ingredients, organic, expectedWeight } = product;
  const { summaryEs, descriptionEs, storageEs, ingredientsEs } = product;
  return {
    name,
    nameEs: nameEs ?? "",
    category,
    taxCategory,
    summary,
    summaryEs,
    description,
    descriptionEs,
    storage,
    storageEs,
    keepsDays,
    ingredients: ingredients ?? "",
    ingredientsEs,
    organic,
    expectedWeight,
  };
}
