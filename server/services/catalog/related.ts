import type { ProductCardData } from "#shared/catalog.ts";
import { cardColumns, type CardRow, type Sql, toCard, unitsLeft } from "./cards.ts";
import { type CatalogDeps, type Today, todayOf } from "./today.ts";

/** What stands below a product: other goods of its farm, and goods like it from other farms. */
export type RelatedProducts = { fromFarm: ProductCardData[]; similar: ProductCardData[] };

const SHELF_SIZE = 8;

type RelatedRow = CardRow & { shelf: "farm" | "after" | "before" };

/** Goods that can be bought now. Both lists are empty for an unknown id. */
export async function relatedProducts(deps: CatalogDeps, id: number): Promise<RelatedProducts> {
  const today = todayOf(deps);
  const rows = await readRelated(deps.db.$client, today, id);
  const shelf = (name: RelatedRow["shelf"]) =>
    rows.filter((row) => row.shelf === name).map(({ shelf: _shelf, ...row }) => toCard(row, today));
  return {
    fromFarm: shelf("farm"),
    similar: [...shelf("after"), ...shelf("before")].slice(0, SHELF_SIZE),
  };
}

/** Three short walks along indexes: the farm's goods, and the category's after and before this rank. */
function readRelated(sql: Sql, today: Today, id: number) {
  const own = (column: string) => sql`(select ${sql(column)} from products where id = ${id})`;
  const from = sql`from products p left join stock s on s.product_id = p.id
    where p.visible and ${unitsLeft(sql)} > 0`;
  const likeIt = sql`and p.category = ${own("category")} and p.farm_id <> ${own("farm_id")}`;
  const columns = cardColumns(sql, today);
  return sql<RelatedRow[]>`
    (select ${columns}, 'farm' as shelf ${from}
      and p.farm_id = ${own("farm_id")} and p.id <> ${id}
      order by p.rank limit ${SHELF_SIZE})
    union all
    (select ${columns}, 'after' as shelf ${from} ${likeIt} and p.rank > ${own("rank")}
      order by p.rank, p.id limit ${SHELF_SIZE})
    union all
    (select ${columns}, 'before' as shelf ${from} ${likeIt} and p.rank < ${own("rank")}
      order by p.rank desc, p.id desc limit ${SHELF_SIZE})`;
}
