import { type BoxTurn, farmsInTurn } from "#shared/boxes/box-turn.ts";
import type { Allergen, ProductCardData } from "#shared/catalog/catalog.ts";
import { lotOf } from "#shared/boxes/lots.ts";
import { type Day, monthOf } from "#shared/time.ts";
import { cardOf, type CardRow, cardText, type Sql, unitsLeft } from "../../catalog/cards/cards.ts";
import { comesInBoxes, meetsFilters } from "../../catalog/shop/filters.ts";
import type { CatalogDeps, Today } from "../../catalog/today.ts";
import { shownName } from "../../platform/people/shown-name.ts";

/** Units of a product that must be available before boxes use it, so that the week's boxes do not empty the shop. */
export const UNITS_AT_LEAST = 10;
/** Maximum number of farms a box may be filled from: the first in turn. */
const FARMS = 120;
/**
 * Maximum number of products per farm, chosen by lot, so that a farm with a long list does not crowd out the others.
 */
const GOODS_OF_FARM = 4;
/** Maximum number of products per farm whose stock is looked up to choose those, in the order of their lots. */
const LOTS_OF_FARM = 60;
/** Maximum number of products offered in the list of unwanted goods. */
const CHOICES = 500;

/** What a household does not want or cannot eat. */
export type Diet = {
  /** Products it does not want. */
  never: readonly number[];
  /** Allergens to exclude; this also excludes goods whose maker has not declared its allergens. */
  without: readonly Allergen[];
};

/** Which goods to read for a box of a day. `unitsAtLeast` is `UNITS_AT_LEAST` by default. */
export type GoodsQuery = {
  day: Day;
  diet: Diet;
  turn: Pick<BoxTurn, "seed" | "demand">;
  /** Products the household asked for in a swap: available while at least one unit is left. */
  wished?: readonly number[];
  unitsAtLeast?: number;
};

/**
 * What a box for a day can be filled from: goods in season on that day and in stock now, a few from each farm whose
 * turn it is, in no meaningful order. The same turn selects the same goods while they are available.
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

/** A product a household chose despite some of its allergies, and the diet that still applies to it. */
export type Choice = { id: number; diet: Diet };

/** The products among those chosen despite an allergy that a box for this day can contain. */
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

/** Condition on `p`, a product: it may be in a box for that day and that diet. */
function suitsBox(sql: Sql, { never, without }: Diet, that: Today) {
  return sql`p.visible and ${comesInBoxes(sql)}
    and p.season_months @> array[${that.month}::int] and not p.id = any(${[...never]}::int[])
    ${meetsFilters(sql, { without: [...without] }, that)}`;
}

/** Everything boxes can be filled from during the year, for the list of goods a household never wants. */
export async function boxChoices({
  db,
}: Pick<CatalogDeps, "db">): Promise<{ id: number; name: string }[]> {
  const sql = db.$client;
  return sql<{ id: number; name: string }[]>`
    select p.id, ${shownName(sql)} || ', ' || p.farm_name as name from products p
    where p.visible and ${comesInBoxes(sql)}
    order by ${shownName(sql)}, p.id limit ${CHOICES}`;
}
