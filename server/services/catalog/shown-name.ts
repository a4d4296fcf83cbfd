import { type Language, languageNow } from "#shared/language.ts";
import type { Sql } from "./cards/cards.ts";

/** What a product `p` is called in the language of who reads, as SQL. Orders keep its own name. */
export const SHOWN_NAMES: Readonly<Record<Language, string>> = {
  en: "p.name",
  es: "coalesce(p.name_es, p.name)",
};

/** The same within a statement that is made of parts. */
export function shownName(sql: Sql) {
  return sql.unsafe(SHOWN_NAMES[languageNow()]);
}

/** What the product of an order's line `line` is called, in Spanish while the product has the name it was bought under. */
export function shownLineName(sql: Sql) {
  return languageNow() === "es"
    ? sql`coalesce((select p.name_es from products p where p.id = line.product_id and p.name = line.name), line.name)`
    : sql`line.name`;
}
