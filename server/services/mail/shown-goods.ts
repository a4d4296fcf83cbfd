import { inArray } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { Language } from "#shared/language.ts";
import { speak } from "../../language.ts";

/** A product reference in email or page data. */
type Goods = { productId: number; name: string; pack?: string };

/**
 * The data of an email or page with product names in the reader's language. Goods sold under a name that the product no
 * longer has keep that name. For English no query is needed.
 */
export async function withShownGoods<Data>(
  db: Pick<Db | Tx, "select">,
  language: Language,
  data: Data,
): Promise<Data> {
  if (language === "en") return data;
  const ids = new Set<number>();
  walk(data, (goods) => {
    ids.add(goods.productId);
    return goods;
  });
  if (ids.size === 0) return data;
  const rows = await db
    .select({ id: products.id, name: products.name, nameEs: products.nameEs })
    .from(products)
    .where(inArray(products.id, [...ids]));
  const known = new Map(rows.map((row) => [row.id, row]));
  const shown = (goods: Goods) => {
    const product = known.get(goods.productId);
    const name = (product?.name === goods.name && product.nameEs) || goods.name;
    return { ...goods, name, ...(goods.pack && { pack: packWords(goods.pack) }) };
  };
  return speak(language, () => walk(data, shown));
}

/** An email's data with every product renamed. */
function walk<Data>(data: Data, shown: (goods: Goods) => Goods): Data;
function walk(value: unknown, shown: (goods: Goods) => Goods): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, shown));
  if (!isPlain(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, walk(one, shown)]),
  );
  return isGoods(inner) ? shown(inner) : inner;
}

/** Whether a value is a plain data object, unlike a date. */
export function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isGoods(value: object): value is Goods {
  return "productId" in value && typeof value.productId === "number" && "name" in value;
}
