import { BOX_CATEGORIES, type BoxSize, fillBox, swapIn } from "#shared/boxes.ts";
import type { Allergen, ProductCardData } from "#shared/catalog.ts";
import { type Day, monthOf } from "#shared/time.ts";
import { cardColumns, type CardRow, toCard, unitsLeft } from "../catalog/cards.ts";
import { meetsFilters } from "../catalog/filters.ts";
import type { CatalogDeps } from "../catalog/today.ts";

/** Goods a box may take: enough of them that the week's boxes do not empty the shop. */
export const UNITS_AT_LEAST = 10;
const CANDIDATES = 120;
/** Things that can be named as never wanted. */
const CHOICES = 500;

/** What stays out of a household's boxes. */
export type Diet = {
  /** Products it does not want. */
  never: readonly number[];
  /** Allergens; goods of which their maker has not told stay out too. */
  without: readonly Allergen[];
};

/** What boxes of a day can be filled from: in season then, in stock now, preferred goods first. */
export async function boxGoods(
  { db }: Pick<CatalogDeps, "db">,
  day: Day,
  { never, without }: Diet,
  unitsAtLeast = UNITS_AT_LEAST,
): Promise<ProductCardData[]> {
  const sql = db.$client;
  const that = { day, month: monthOf(day) };
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql, that)} from products p
    where p.visible and p.category in ${sql([...BOX_CATEGORIES])} and ${unitsLeft(sql)} >= ${unitsAtLeast}
      and p.season_months @> array[${that.month}::int] and not p.id = any(${[...never]}::int[])
      ${meetsFilters(sql, { without: [...without] }, that)}
    order by p.rank, p.id limit ${CANDIDATES}`;
  return rows.map((row) => toCard(row, that));
}

/** Everything boxes are filled from over the year, for the list of what a household never wants. */
export async function boxChoices({
  db,
}: Pick<CatalogDeps, "db">): Promise<{ id: number; name: string }[]> {
  const sql = db.$client;
  return sql<{ id: number; name: string }[]>`
    select p.id, p.name || ', ' || p.farm_name as name from products p
    where p.visible and p.category in ${sql([...BOX_CATEGORIES])}
    order by p.rank, p.id limit ${CHOICES}`;
}

export type Swap = { out: number; in: number };

/**
 * Fills a box and exchanges what its owner wished, as far as the week allows: a wish that cannot be
 * met leaves the box as it was.
 */
export function contentsOf(
  goods: readonly ProductCardData[],
  size: BoxSize,
  swaps: readonly Swap[],
): ProductCardData[] | null {
  let box = fillBox(goods, size);
  for (const { out, in: wantedId } of swaps) {
    const wanted = goods.find(({ id }) => id === wantedId);
    if (!box || !wanted) continue;
    box = swapIn(box, { out, wanted }, { goods, size }) ?? box;
  }
  return box;
}
