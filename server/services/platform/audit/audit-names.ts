import { and, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { languageNow } from "#shared/language.ts";

type Kept = { detail: Record<string, unknown>; subjectKind?: string; subjectName?: string };

/** Matches `2 × Leeks` in a list of goods. */
const UNITS_OF = /(?<=(?:^|, )\d+ × )[^,]+/gu;

/**
 * Translates product names in audit log entries into the reader's language. The log stores the name in one language;
 * the Spanish name is used if all products with that name share it.
 */
export async function withShownNames<Entry extends Kept>(
  db: Db,
  entries: Entry[],
): Promise<Entry[]> {
  if (languageNow() !== "es") return entries;
  const kept = new Set<string>();
  const keep = (name: string) => {
    kept.add(name);
    return name;
  };
  for (const entry of entries) renamed(entry, keep);
  if (kept.size === 0) return entries;
  const found = await db
    .selectDistinct({ name: products.name, nameEs: products.nameEs })
    .from(products)
    .where(and(inArray(products.name, [...kept]), isNotNull(products.nameEs)));
  const spanish = (name: string) => {
    const [one, ...others] = found.filter((product) => product.name === name);
    return others.length === 0 ? (one?.nameEs ?? name) : name;
  };
  return entries.map((entry) => renamed(entry, spanish));
}

/** The entry with its product names replaced. A review is named after its product. */
function renamed<Entry extends Kept>(entry: Entry, nameOf: (name: string) => string): Entry {
  const { subjectKind, subjectName, detail } = entry;
  const { product, products: several, goods } = detail;
  return {
    ...entry,
    ...(subjectKind === "review" &&
      subjectName !== undefined && { subjectName: nameOf(subjectName) }),
    detail: {
      ...detail,
      ...(typeof product === "string" && { product: nameOf(product) }),
      ...(Array.isArray(several) && { products: several.map((one) => nameOf(String(one))) }),
      ...(typeof goods === "string" && { goods: goods.replaceAll(UNITS_OF, nameOf) }),
    },
  };
}
