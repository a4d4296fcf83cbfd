import { and, eq, type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { type Language, languageNow } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";

/** A product's name in the reader's language. Orders keep its original name. */
export function shownNameOf(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce(${products.nameEs}, ${products.name})`
    : sql<string>`${products.name}`;
}

/**
 * The name of an order line's product in the reader's language. The line keeps the name it was bought under; the
 * Spanish name is used as long as the product still has that name.
 */
export function shownLineNameOf(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce((select named.name_es from products named
        where named.id = "order_lines"."product_id" and named.name = "order_lines"."name"),
        "order_lines"."name")`
    : sql<string>`"order_lines"."name"`;
}

/** The name of a product `p` in the reader's language, as SQL. Orders keep its original name. */
export const SHOWN_NAMES: Readonly<Record<Language, string>> = {
  en: "p.name",
  es: "coalesce(p.name_es, p.name)",
};

/** The name of a product `p` as a fragment for composed statements. */
export function shownName(driver: Deps["db"]["$client"]) {
  return driver.unsafe(SHOWN_NAMES[languageNow()]);
}

/** The name of an order line `line`; in Spanish as long as the product still has the name it was bought under. */
export function shownLineName(driver: Deps["db"]["$client"]) {
  return languageNow() === "es"
    ? driver`coalesce((select p.name_es from products p where p.id = line.product_id and p.name = line.name), line.name)`
    : driver`line.name`;
}

/** The name of an order line `line` as a fragment for drizzle's `sql`. */
export function shownNameOfLine(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce((select p.name_es from products p where p.id = line.product_id and p.name = line.name), line.name)`
    : sql<string>`line.name`;
}

/**
 * The name of goods in the reader's language, for a sentence about them; the name they were sold under if the product
 * has been renamed since.
 */
export async function readShownName(
  db: Pick<Db | Tx, "select">,
  { productId, name }: { productId: number; name: string },
): Promise<string> {
  if (languageNow() === "en") return name;
  const [product] = await db
    .select({ nameEs: products.nameEs })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.name, name)));
  return product?.nameEs ?? name;
}
