import { inArray } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import type { Db, Tx } from "#db/client.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import type { Language } from "#shared/language.ts";
import { speak } from "../../language.ts";

/** A product wherever data name one. */
type Goods = { productId: number; name: string; pack?: string };

/**
 * The data of an email or a page with its goods named as their reader does. What was sold under a name that its product no longer
 * has keeps that name. English asks the database nothing.
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

/**
 * The data with the numbers that goods have in this market, for those that know only a name: a sample of
 * an email is then named as any email is. A name that the market does not sell stays without.
 */
export async function withNumbers<Data>(db: Pick<Db | Tx, "select">, data: Data): Promise<Data> {
  const names = new Set<string>();
  walk(data, (goods) => {
    if (goods.productId === 0) names.add(goods.name);
    return goods;
  });
  if (names.size === 0) return data;
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.name, [...names]));
  const known = new Map(rows.map(({ id, name }) => [name, id]));
  return walk(data, (goods) =>
    goods.productId === 0 ? { ...goods, productId: known.get(goods.name) ?? 0 } : goods,
  );
}

/** The same data, with each product in them named in other words. */
function walk<Data>(data: Data, shown: (goods: Goods) => Goods): Data;
function walk(value: unknown, shown: (goods: Goods) => Goods): unknown {
  if (Array.isArray(value)) return value.map((one) => walk(one, shown));
  if (!isPlain(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, walk(one, shown)]),
  );
  return isGoods(inner) ? shown(inner) : inner;
}

/** Whether it is an object of data, unlike a date. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isGoods(value: object): value is Goods {
  return "productId" in value && typeof value.productId === "number" && "name" in value;
}
