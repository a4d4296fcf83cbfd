import { BOX_CATEGORIES, BOX_SIZES, fillBox } from "#shared/boxes.ts";
import type { Allergen, ProductCardData } from "#shared/catalog.ts";
import type { Cents } from "#shared/money.ts";
import { cardColumns, type CardRow, toCard, unitsLeft } from "./catalog/cards.ts";
import { meetsFilters } from "./catalog/filters.ts";
import { type CatalogDeps, todayOf } from "./catalog/today.ts";

/** Goods a box may take: enough of them that the week's boxes do not empty the shop. */
const UNITS_AT_LEAST = 10;
const CANDIDATES = 120;

export type WeekBox = {
  id: string;
  label: string;
  feeds: string;
  price: Cents;
  /** Null when the week's harvest cannot fill it. */
  contents: ProductCardData[] | null;
};

/**
 * What each box would hold now: of this season, in stock, worth its price within 5 %. Goods with an
 * allergen of `without` stay out, and so do those whose maker has not told.
 */
export async function weekBoxes(
  deps: CatalogDeps,
  { without }: { without: Allergen[] },
): Promise<WeekBox[]> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const rows = await sql<CardRow[]>`
    select ${cardColumns(sql, today)} from products p
    where p.visible and p.category in ${sql([...BOX_CATEGORIES])} and ${unitsLeft(sql)} >= ${UNITS_AT_LEAST}
      and p.season_months @> array[${today.month}::int]
      ${meetsFilters(sql, { without }, today)}
    order by p.rank, p.id limit ${CANDIDATES}`;
  const goods = rows.map((row) => toCard(row, today));
  return BOX_SIZES.map((size) => ({
    id: size.id,
    label: size.label,
    feeds: size.feeds,
    price: size.price,
    contents: fillBox(goods, size),
  }));
}
