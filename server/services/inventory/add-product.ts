import { and, eq, like, max, sql } from "drizzle-orm";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import type { Tx } from "#db/client.ts";
import { inTransaction } from "#db/transaction.ts";
import { formatWeight } from "#shared/catalog/weights/weight.ts";
import { farmSlug, slugBase } from "#shared/farms/applications/application-admin.ts";
import { representativePicture } from "#shared/platform/pages/pictures.ts";
import {
  firstSummary,
  KEEPS_DAYS,
  taxCategoryOf,
  usualStorage,
} from "#shared/inventory/keeping.ts";
import type { NewProduct } from "#shared/inventory/shelf-product.ts";
import type { Deps } from "../../deps.ts";
import { speak } from "../../language.ts";
import { recordAudit } from "../platform/audit/audit.ts";
import { containing } from "../platform/database/table-query.ts";
import { takePicture } from "./pictures.ts";
import { farmFor } from "../accounts/farm-members.ts";
import type { Keeper } from "./keeper.ts";
import { movedBy } from "./product-rows.ts";
import { requireUnitPrice, requireWeight } from "./write-cell.ts";

export type AddedProduct = { id: number; slug: string };

/**
 * Adds a product to a farm, listed or as a draft. Idempotent by key. Throws `not_found`, and `invalid` for another
 * farm's photo.
 */
export function addProduct(
  deps: Pick<Deps, "db" | "clock">,
  user: Keeper,
  { farmId, key, ...product }: NewProduct,
): Promise<AddedProduct> {
  return inTransaction(deps.db, async (tx) => {
    const farm = await farmFor({ db: tx }, user, farmId);
    const before = key !== undefined && (await addedUnder(tx, farm.id, key));
    if (before) return before;
    if (product.picture) await takePicture(tx, farm.id, product.picture);
    await movedBy(tx, user.id);
    const added = await insertProduct(tx, farm.id, { ...product, actKey: key }, deps.clock.now());
    await recordAudit(deps, tx, user, {
      action: "inventory.added",
      subject: { kind: "farm", id: farm.id, name: farm.name },
      detail: {
        product: product.name,
        price: product.price,
        listed: product.listed,
        ...(product.expectedWeight && { expectedWeight: formatWeight(product.expectedWeight) }),
      },
    });
    return added;
  });
}

/** The product that a form has already added, in case its response was lost. */
async function addedUnder(tx: Tx, farmId: number, key: string): Promise<AddedProduct | undefined> {
  await lockPlaces(tx);
  const [added] = await tx
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(and(eq(products.farmId, farmId), eq(products.actKey, key)));
  return added;
}

/** The data of a new product; missing texts have defaults. */
export type ProductFacts = Omit<NewProduct, "farmId" | "key"> & {
  /** The idempotency key of the form. */
  actKey?: string | undefined;
  summary?: string | undefined;
  summaryEs?: string | undefined;
  storageEs?: string | undefined;
  description?: string | undefined;
  descriptionEs?: string | undefined;
  keepsDays?: number | undefined;
  ingredients?: string | undefined;
  ingredientsEs?: string | undefined;
  organic?: boolean | undefined;
  paused?: boolean | undefined;
};

/** Inserts a product with the last rank, and books its first units as received. */
export async function insertProduct(
  tx: Tx,
  farmId: number,
  facts: ProductFacts,
  now: Date,
): Promise<AddedProduct> {
  const { slug, rank } = await nextPlace(tx, facts.name);
  const [farm] = await tx.select().from(farms).where(eq(farms.id, farmId));
  if (!farm) throw new Error("The farm of the new product is gone");
  const [row] = await tx
    .insert(products)
    .values({
      ...columnsOf(facts, farm),
      slug,
      rank,
      farmId,
      farmName: farm.name,
      actKey: facts.actKey ?? null,
      createdAt: now,
      changedAt: now,
    })
    .returning({ id: products.id });
  if (!row) throw new Error("The new product did not come back");
  await tx.insert(stock).values({ productId: row.id, movedAt: now });
  if (facts.stock > 0) {
    await tx
      .update(stock)
      .set({ onHand: facts.stock, received: facts.stock, movedAt: now })
      .where(eq(stock.productId, row.id));
  }
  return { id: row.id, slug };
}

async function lockPlaces(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('products.rank'))`);
}

/** Serializes the choice of slug and rank, so that two products with one name do not share them. */
async function nextPlace(tx: Tx, name: string): Promise<{ slug: string; rank: number }> {
  await lockPlaces(tx);
  const begins = containing(slugBase(name)).slice(1);
  const taken = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(like(products.slug, begins));
  const [last] = await tx.select({ rank: max(products.rank) }).from(products);
  const slug = farmSlug(name, new Set(taken.map((row) => row.slug)));
  return { slug, rank: (last?.rank ?? 0) + 1 };
}

function columnsOf(facts: ProductFacts, farm: { name: string; town: string }) {
  const { name, nameEs, category, price, pack, measure, allergens, expectedWeight = null } = facts;
  requireUnitPrice(price, measure.quantity);
  requireWeight({ measure, expectedWeight });
  return {
    name,
    nameEs: nameEs || null,
    category,
    taxCategory: facts.taxCategory ?? taxCategoryOf(category),
    price,
    pack,
    packQuantity: measure.quantity,
    packUnit: measure.unit,
    expectedWeight,
    seasonMonths: facts.season,
    allergensDeclared: allergens !== null,
    allergens: allergens ?? [],
    ...firstTexts(facts, farm),
    description: facts.description ?? "",
    descriptionEs: facts.descriptionEs ?? "",
    keepsDays: facts.keepsDays || KEEPS_DAYS[category],
    ingredients: facts.ingredients || null,
    ingredientsEs: facts.ingredientsEs ?? "",
    organic: facts.organic ?? false,
    picture: facts.picture ?? representativePicture,
    status: statusOf(facts),
  };
}

/** The product's introduction and storage texts, with defaults in both languages for those the farm did not write. */
function firstTexts(facts: ProductFacts, farm: { name: string; town: string }) {
  const { name, nameEs, category, summary, summaryEs, storage, storageEs } = facts;
  const inEnglish = (own: string | undefined, usual: () => string) => own || speak("en", usual);
  // Use our Spanish default only together with our English one.
  const inSpanish = (own: string | undefined, english: unknown, usual: () => string) =>
    own || (english ? "" : speak("es", usual));
  return {
    summary: inEnglish(summary, () => firstSummary(name, farm)),
    summaryEs: inSpanish(summaryEs, summary, () => firstSummary(nameEs || name, farm)),
    storage: inEnglish(storage, () => usualStorage(category)),
    storageEs: inSpanish(storageEs, storage, () => usualStorage(category)),
  };
}

function statusOf({ listed, paused }: ProductFacts) {
  if (listed) return "listed" as const;
  return paused ? ("paused" as const) : ("draft" as const);
}
