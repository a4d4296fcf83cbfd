import { type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { languageNow } from "#shared/language.ts";

/** What a product is called in the language of who reads. Orders keep its own name. */
export function shownNameOf(): SQL<string> {
  return languageNow() === "es"
    ? sql<string>`coalesce(${products.nameEs}, ${products.name})`
    : sql<string>`${products.name}`;
}
