import { type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { type Language, languageNow } from "#shared/language.ts";
import type { Deps } from "#server/deps.ts";

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

/** What a product `p` is called in the language of who reads, as SQL. Orders keep its own name. */
export const SHOWN_NAMES: Readonly<Record<Language, string>> = {
  en: "p.name",
  es: "coalesce(p.name_es, p.name)",
};

/** The same within a statement that is made of parts. */
export function shownName(driver: Deps["db"]["$client"]) {
  return driver.unsafe(SHOWN_NAMES[languageNow()]);
}

/** What the product of an order's line `line` is called, in Spanish while the product has the name it was bought under. */
export function shownLineName(driver: Deps["db"]["$client"]) {
  return languageNow() === "es"
    ? driver`coalesce((select p.name_es from products p where p.id = line.product_id and p.name = line.name), line.name)`
    : driver`line.name`;
}
