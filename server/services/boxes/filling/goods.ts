import { type BoxTurn, farmsInTurn } from "#shared/boxes/box-turn.ts";
import type { Allergen, ProductCardData } from "#shared/catalog/catalog.ts";
import { lotOf } from "#shared/boxes/lots.ts";
import { type Day, monthOf } from "#shared/time.ts";
import { cardOf, type CardRow, cardText, type Sql, unitsLeft } from "../../catalog/cards/cards.ts";
import { comesInBoxes, meetsFilters } from "../../catalog/shop/filters.ts";
import type { CatalogDeps, Today } from "../../catalog/today.ts";
import { shownName } from "../../platform/shown-name.ts";

/** Goods a box may take: enough of them that the week's boxes do not empty the shop. */
export const UNITS_AT_LEAST = 10;
/** Farms that a box may be filled from: the first in turn. */
const FARMS = 120;
/** Goods of each of them, by lot: no farm is crowded out by one with a long list. */
const GOODS_OF_FARM = 4;
/** Goods of each whose stock is looked up for those, in the order of their lots. */
const LOTS_OF_FARM = 60;
/** Things that can be named as never wanted. */
const CHOICES = 500;

/** What stays out of a household's boxes. */
export type Diet = {
  /** Products it does not want. */
  never: readonly number[];
  /** Allergens; goods whose maker has not declared them stay out too. */
  without: readonly Allergen[];
};

export type GoodsQuery = {
  day: Day;
  diet: Diet;
  turn: Pick<BoxTurn, "seed" | "demand">;
  /** Products that the household asked for: on offer while there is one unit. */
  wished?: readonly number[];
  unitsAtLeast?: number;
};

/**
 * What a box of a day can be filled from: in season then, in stock now, some goods of each of the
 * farms whose turn it is, in no order. The same goods come for the same turn while they are there.
 */
export async function boxGoods(
  { db }: Pick<CatalogDeps, "db">,
  { day, diet, turn, wished = [], unitsAtLeast = UNITS_AT_LEAST }: GoodsQuery,
): Promise<ProductCardData[]> {
  const sql = db.$client;
  const that = { day, month: monthOf(day) };
  const farms = farmsInTurn([...turn.demand.keys()], turn).slice(0, FARMS);
  const suits = suitsBox(sql, diet, that);
  const seed = Math.floor(lotOf(turn.seed, 0) * 2 ** 31);
  const rows = await sql<CardRow[]>`
    with picked as (
      select g.id from unnest(${farms}::int[]) as farm(id) cross join lateral (
        select p.id from (
          select p.id, hashint4extended(p.id, ${seed}) as lot
          from products p where p.farm_id = farm.id and ${suits}
          order by lot, p.id limit ${LOTS_OF_FARM}) p
        where ${unitsLeft(sql)} >= ${unitsAtLeast} order by p.lot, p.id limit ${GOODS_OF_FARM}) g
      union
      select p.id from products p
      where p.id = any(${[...wished]}::int[]) and ${suits} and ${unitsLeft(sql)} >= 1)
    select ${cardText(sql, that)} from picked join products p using (id) order by p.id`;
  return rows.map(cardOf);
}

/** A good that a household chose in spite of some of its allergies, and what still keeps it out. */
export type Choice = { id: number; diet: Diet };

/** Of goods that households chose in spite of an allergy, those that a box of a day can hold. */
export async function chosenGoods(
  { db }: Pick<CatalogDeps, "db">,
  day: Day,
  choices: readonly Choice[],
): Promise<ProductCardData[]> {
  if (choices.length === 0) return [];
  const sql = db.$client;
  const that = { day, month: monthOf(day) };
  const suits = choices.map(
    ({ id, diet }) => sql`or p.id = ${id} and ${suitsBox(sql, diet, that)}`,
  );
  const rows = await sql<CardRow[]>`
    select ${cardText(sql, that)} from products p
    where (false ${suits}) and ${unitsLeft(sql)} >= 1 order by p.id`;
  return rows.map(cardOf);
}

/** Whether `p`, a product, may be in a box of that day for a household with that diet. */
function suitsBox(sql: Sql, { never, without }: Diet, that: Today) {
  return sql`p.visible and ${comesInBoxes(sql)}
    and p.season_months @> array[${that.month}::int] and not p.id = any(${[...never]}::int[])
    ${meetsFilters(sql, { without: [...without] }, that)}`;
}

/** Everything boxes are filled from over the year, for the list of what a household never wants. */
export async function boxChoices({
  db,
}: Pick<CatalogDeps, "db">): Promise<{ id: number; name: string }[]> {
  const sql = db.$client;
  return sql<{ id: number; name: string }[]>`
    select p.id, ${shownName(sql)} || ', ' || p.farm_name as name from products p
    where p.visible and ${comesInBoxes(sql)}
    order by ${shownName(sql)}, p.id limit ${CHOICES}`;
}
