import { count } from "drizzle-orm";
import type { Db, Tx } from "#db/client.ts";
import { farms } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { farmCertifications } from "#db/schema/farms/certificates.ts";
import { installation, settings } from "#db/schema/platform/system.ts";

import { marketFarms, marketProducts } from "#db/seed/market.ts";
import type { ProductSeed } from "#db/seed/market-types.ts";
import { spanishNames } from "#db/seed/products/spanish-names.ts";
import { spanishFarms, spanishTexts } from "#db/seed/spanish/spanish.ts";
import { spanishStorage } from "#db/seed/spanish/storage.ts";
import { taxCategoryOf } from "#shared/inventory/keeping.ts";
import { cents } from "#shared/money.ts";
import { printKey, sceneKey } from "#shared/platform/pages/pictures.ts";
import { DEMO_MARKET_AGE_MS } from "./accounts.ts";
import { insertRecipes } from "./recipes.ts";
import { insertNotes } from "./notes.ts";
import { insertVisits } from "./visits.ts";

/** Higher than the default, because one visitor of a demo tries many things. */
const DEMO_ORDERS_PER_HOUR = 200;
/** The food bank that receives donated boxes in the demo. */
const DEMO_FOOD_BANK = {
  name: "Open Gate Food Bank",
  street: "12 Granary Row",
  city: "Petaluma",
  zipCode: "94952",
  phone: "(707) 555-0190",
};

/** Two large vans and a small one. */
const DEMO_VAN_CRATES = [40, 40, 25];

/**
 * Fills an empty database with the demo market, whose products are listed as of `now`, and records whether a past
 * is still to be simulated. Does nothing and returns false if there are farms.
 */
export async function seedMarket(db: Db, now: Date, pastPending = false): Promise<boolean> {
  const [before] = await db.select({ count: count() }).from(farms);
  if ((before?.count ?? 0) > 0) return false;
  await db.transaction(async (tx) => {
    const farmIds = await insertFarms(tx, now);
    await insertVisits(tx, farmIds, now);
    await insertNotes(tx, farmIds, now);
    await insertRecipes(tx, await insertProducts(tx, farmIds, now), now);
    await tx
      .insert(settings)
      .values([
        { key: "ordersPerHour", value: DEMO_ORDERS_PER_HOUR, updatedAt: now },
        { key: "foodBank", value: DEMO_FOOD_BANK, updatedAt: now },
        { key: "vanCrates", value: DEMO_VAN_CRATES, updatedAt: now },
      ])
      .onConflictDoNothing();
    await tx.update(installation).set({ pastPending });
  });
  return true;
}

type FarmIds = ReadonlyMap<string, { id: number; name: string }>;

async function insertFarms(tx: Tx, now: Date): Promise<FarmIds> {
  const opened = new Date(now.getTime() - DEMO_MARKET_AGE_MS);
  const rows = await tx
    .insert(farms)
    .values(
      marketFarms.map((farm) => {
        const { certifications: _, scene: __, ...rest } = farm;
        return {
          ...rest,
          story: [...rest.story],
          practices: [...rest.practices],
          growing: [...rest.growing],
          ...farmInSpanish(farm.slug),
          picture: sceneKey(farm.slug),
          statusSince: opened,
          createdAt: opened,
          changedAt: now,
        };
      }),
    )
    .returning({ id: farms.id, slug: farms.slug, name: farms.name });
  const ids: FarmIds = new Map(rows.map(({ slug, ...row }) => [slug, row]));
  await tx.insert(farmCertifications).values(
    marketFarms.flatMap((farm) =>
      farm.certifications.map(({ id, ...evidence }) => ({
        ...evidence,
        certification: id,
        farmId: idOf(ids, farm.slug).id,
        state: "verified" as const,
        submittedAt: opened,
        decidedAt: opened,
        createdAt: now,
      })),
    ),
  );
  return ids;
}

function farmInSpanish(slug: string) {
  const { tagline, story, quote, practices } = requireSpanish(spanishFarms[slug], slug);
  return {
    taglineEs: tagline,
    storyEs: [...story],
    quoteEs: quote,
    practicesEs: [...practices],
  };
}

function productInSpanish({ slug, storage }: ProductSeed) {
  const { summary, description, ingredients = "" } = requireSpanish(spanishTexts[slug], slug);
  return {
    summaryEs: summary,
    descriptionEs: description,
    ingredientsEs: ingredients,
    storageEs: requireSpanish(spanishStorage[storage], storage),
  };
}

function requireSpanish<Words>(words: Words | undefined, of: string): Words {
  if (words === undefined) throw new Error(`The market says nothing in Spanish of ${of}`);
  return words;
}

function idOf(ids: FarmIds, slug: string) {
  const farm = ids.get(slug);
  if (!farm) throw new Error(`The market has no farm ${slug}`);
  return farm;
}

async function insertProducts(
  tx: Tx,
  farmIds: FarmIds,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insert(products)
    .values(
      marketProducts.map((product) => {
        const { farm: slug, priceCents, stock: _, ground: __, drawing: ___, ...rest } = product;
        const farm = idOf(farmIds, slug);
        return {
          ...rest,
          taxCategory: rest.taxCategory ?? taxCategoryOf(rest.category),
          nameEs: spanishNames[rest.name] ?? null,
          ...productInSpanish(product),
          seasonMonths: [...rest.seasonMonths],
          allergens: [...rest.allergens],
          farmId: farm.id,
          farmName: farm.name,
          price: cents(priceCents),
          picture: printKey(product.slug, product.ground),
          createdAt: now,
          changedAt: now,
        };
      }),
    )
    .returning({ id: products.id, slug: products.slug });
  const ids = new Map(rows.map((row) => [row.slug, row.id]));
  await tx.insert(stock).values(
    marketProducts.flatMap(({ slug, stock: units }) => {
      const productId = ids.get(slug);
      if (productId === undefined) return [];
      return [{ productId, onHand: units, received: units, movedAt: now }];
    }),
  );
  return ids;
}
