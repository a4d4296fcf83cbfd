import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import type { CreateIntentInput } from "#shared/checkout/checkout.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { toDollars } from "#shared/money.ts";

export const delivery: CreateIntentInput["delivery"] = {
  address: "218 Orchard Way",
  city: "Petaluma",
  zipCode: "94952",
  deliveryTime: "morning",
  email: "ana@furrow.example",
  firstName: "Ana",
};

type Wanted = { slug: string; quantity: number };

/** The request a browser would send for these products at their current prices. */
export async function basket(db: Db, ...wanted: Wanted[]): Promise<CreateIntentInput> {
  const items = await Promise.all(
    wanted.map(async ({ slug, quantity }) => {
      const [product] = await db.select().from(products).where(eq(products.slug, slug));
      if (!product) throw new Error(`The market sells no ${slug}`);
      return {
        id: product.id,
        quantity,
        unitPrice: product.price,
        price: toDollars(product.price),
      };
    }),
  );
  const { total } = totalsOf(items, DEFAULT_RATES);
  return {
    amount: toDollars(total),
    delivery,
    items: items.map(({ unitPrice: _, ...item }) => item),
  };
}

/** Sets a product's stock, with no units held or sold. */
export async function setStock(db: Db, slug: string, units: number): Promise<number> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.slug, slug));
  if (!product) throw new Error(`The market sells no ${slug}`);
  await db
    .update(stock)
    .set({
      onHand: units,
      received: units,
      reserved: 0,
      sold: 0,
      writtenOff: 0,
      movedAt: new Date(),
    })
    .where(eq(stock.productId, product.id));
  return product.id;
}
