import { type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { languageNow } from "#shared/language.ts";

/** What a product is called in the language of who reads. Orders keep its own name. */
export function shownNameOf(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce(${products.nameEs}, ${products.name})`
    : sql<string>`${products.name}`;
}

/**
 * What the product of an order's line is called in the language of who reads: the line keeps the name under which
 * it was bought, and the Spanish one counts while the product still has that name.
 */
export function shownLineNameOf(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce((select named.name_es from products named
        where named.id = "order_lines"."product_id" and named.name = "order_lines"."name"),
        "order_lines"."name")`
    : sql<string>`"order_lines"."name"`;
}
