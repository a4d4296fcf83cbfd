import { type CategoryId, pickVaried, type ProductCardData } from "#shared/catalog/catalog.ts";
import { cardOf, type CardRow, cardText, inCategory, type Sql, unitsLeft } from "../cards/cards.ts";
import { recipesWith, type UsedIn } from "../recipes.ts";
import { type CatalogDeps, type Today, todayOf } from "../today.ts";

/** What is shown below a product: recipes that use it, other goods of its farm, and similar goods. */
export type RelatedProducts = {
  usedIn: UsedIn[];
  fromFarm: ProductCardData[];
  similar: ProductCardData[];
};

const SHELF_SIZE = 8;
/** One row in a wide window. */
const RECIPES = 4;

type RelatedRow = CardRow & { shelf: "farm" | "after" | "before" };

/** Recipes that use a product, and related goods available now. All lists are empty for an unknown id. */
export async function relatedProducts(deps: CatalogDeps, id: number): Promise<RelatedProducts> {
  const sql = deps.db.$client;
  const [own] = await sql<Own[]>`
    select id, farm_id as "farmId", category, rank from products where id = ${id}`;
  if (!own) return { usedIn: [], fromFarm: [], similar: [] };
  const [rows, usedIn] = await Promise.all([
    readRelated(sql, todayOf(deps), own),
    recipesWith(deps, id, RECIPES),
  ]);
  const shelf = (name: RelatedRow["shelf"]) => rows.filter((row) => row.shelf === name).map(cardOf);
  const fromFarm = shelf("farm");
  const shown = new Set(fromFarm.map((card) => card.id));
  const like = [...shelf("after"), ...shelf("before")].filter((card) => !shown.has(card.id));
  return { usedIn, fromFarm, similar: pickVaried(like, SHELF_SIZE) };
}

type Own = { id: number; farmId: number; category: CategoryId; rank: number };

/** Three short index scans: the farm's goods, and the category's goods after and before this rank. */
function readRelated(sql: Sql, today: Today, { id, farmId, category, rank }: Own) {
  const columns = sql`select ${cardText(sql, today)}`;
  const buyable = sql`from products p where p.visible and ${unitsLeft(sql)} > 0`;
  const like = sql`${buyable} and ${inCategory(sql, category)}`;
  return sql<RelatedRow[]>`
    (${columns}, 'farm' as shelf ${buyable} and p.farm_id = ${farmId} and p.id <> ${id}
      order by p.rank, p.id limit ${SHELF_SIZE})
    union all
    (${columns}, 'after' as shelf ${like} and p.rank > ${rank}
      order by p.rank, p.id limit ${SHELF_SIZE})
    union all
    (${columns}, 'before' as shelf ${like} and p.rank < ${rank}
      order by p.rank desc, p.id desc limit ${SHELF_SIZE})`;
}
