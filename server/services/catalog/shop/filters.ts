import type { Allergen, AllergenNote } from "#shared/catalog/catalog.ts";
import type { DietId } from "#shared/catalog/diet-names.ts";
import { dietRule } from "#shared/catalog/diets.ts";
import { PRICE_BAND_IDS, PRICE_BANDS, type PriceBand } from "#shared/catalog/shop/price-bands.ts";
import type { ShopFilters } from "#shared/catalog/shop/shop-filters.ts";
import { BOX_CATEGORIES } from "#shared/boxes/boxes.ts";
import type { GrowingId } from "#shared/farms/growing/growing-ids.ts";
import { addDays, monthOf, monthsBetween, type Day } from "#shared/time.ts";
import { inCategories, inSeasonsSql, isOrganic, type Sql, UNITS_LEFT } from "../cards/cards.ts";
import { countsNow } from "../certificates.ts";
import type { Today } from "../today.ts";

/** SQL for the shop's filters on `products p`: ` and ...` for each filter, or nothing. */
export function meetsFilters(sql: Sql, filters: ShopFilters, today: Today) {
  const {
    category,
    farm,
    certificate,
    practice,
    label,
    price,
    season,
    diet = [],
    without = [],
    on,
    organic,
    box,
  } = filters;
  const conditions = [
    category?.length && inCategories(sql, category),
    farm?.length && isOfFarms(sql, farm),
    certificate?.length && isCertified(sql, certificate, today),
    practice?.length && isGrownSo(sql, practice),
    label?.length && sql`${labelOf(sql)} = any(${[...label]}::text[])`,
    price?.length && isInBands(sql, price),
    on !== undefined && canBeHereOn(sql, on),
    organic && isOrganic(sql, today),
    season?.length && inSeasonsSql(sql, season, today),
    box && fitsBox(sql, today),
    without.length > 0 && sql`p.allergens_declared`,
    ...without.map((allergen) => sql`not ${hasNote(sql, allergen)}`),
    ...diet.map((id) => suitsDiet(sql, id)),
  ];
  return all(
    sql,
    conditions.filter((one) => typeof one === "object"),
  );
}

type Fragment = ReturnType<typeof hasNote | typeof isOrganic>;

/** ` and ...` for every condition. */
function all(sql: Sql, conditions: readonly Fragment[]): Fragment {
  return conditions.reduce((before, condition) => sql`${before} and ${condition}`, sql.unsafe(""));
}

/** The farms are looked up once per statement. */
function isOfFarms(sql: Sql, slugs: readonly string[]) {
  return sql`p.farm_id = any(array(select f.id from farms f where f.slug = any(${[...slugs]}::text[])))`;
}

function isCertified(sql: Sql, certificates: readonly string[], today: Today) {
  return sql`p.farm_id = any(array(
    select c.farm_id from farm_certifications c
    where c.certification = any(${[...certificates]}::text[]) and ${countsNow(sql, today)}))`;
}

/** Goods of farms that state one of these growing practices. */
function isGrownSo(sql: Sql, practices: readonly GrowingId[]) {
  return sql`p.farm_id = any(array(select f.id from farms f where f.growing && ${[...practices]}::text[]))`;
}

/** Whether a weekly box can contain it now: of a kind that comes in boxes, in stock and in season. */
export function fitsBox(sql: Sql, { day }: Today) {
  return sql`(${comesInBoxes(sql)} and ${canBeHereOn(sql, day)})`;
}

/**
 * Whether it is of a kind that comes in boxes: a box category, and a fixed pack, because a box has
 * a price of its own and cannot charge by weight.
 */
export function comesInBoxes(sql: Sql) {
  return sql`(${inCategories(sql, BOX_CATEGORIES)} and p.expected_weight is null)`;
}

/** The SQL counterpart of `labelSlug`; null if there is no label. */
export function labelOf(sql: Sql) {
  return sql`nullif(trim(both '-' from regexp_replace(lower(p.badge), '[^a-z0-9]+', '-', 'g')), '')`;
}

/** A product's position in `PRICE_BANDS`, from 1. */
export function bandOf(sql: Sql) {
  return sql`width_bucket(p.price_cents, ${sql.unsafe(`array[${PRICE_BANDS.map(({ from }) => from).join()}]`)})`;
}

function isInBands(sql: Sql, bands: readonly PriceBand[]) {
  return sql`${bandOf(sql)} = any(${bands.map((id) => PRICE_BAND_IDS.indexOf(id) + 1)}::int[])`;
}

/** Whether a product can be delivered on a day: in season then, and in stock now. Weekly boxes use the same rule. */
function canBeHereOn(sql: Sql, day: Day) {
  return sql.unsafe(`(p.season_months @> array[${monthOf(day)}] and ${UNITS_LEFT} > 0)`);
}

/** The months in which `canBeHereOn` holds, among those with days that can be chosen, `horizonDays` days ahead. */
export function monthsHere(sql: Sql, { day }: Today, horizonDays: number) {
  const ahead = monthsBetween(day, addDays(day, horizonDays));
  return sql.unsafe(`case when ${UNITS_LEFT} > 0 then array(
    select m from unnest(array[${ahead.join()}]) m where m = any(p.season_months)) else '{}' end`);
}

/** Whether it contains, or may contain, the allergen. */
function hasNote(sql: Sql, allergen: Allergen) {
  const note: Pick<AllergenNote, "allergen">[] = [{ allergen }];
  return sql`p.allergens @> ${sql.unsafe(`'${JSON.stringify(note)}'`)}::jsonb`;
}

/**
 * The ingredients that diet rules read, which understand English only. A list only in Spanish
 * therefore suits no diet; a product without a list consists only of itself.
 */
export function listedIngredients(sql: Sql) {
  return sql.unsafe("coalesce(p.ingredients, nullif(p.ingredients_es, ''))");
}

/** The SQL counterpart of `dietsOf`; a test keeps the two in sync. */
function suitsDiet(sql: Sql, diet: DietId) {
  const { never, singles, eggs, pattern } = dietRule(diet);
  const eggsAlone = sql`p.category = 'eggs-dairy' and ${hasNote(sql, "eggs")} and not ${hasNote(sql, "milk")}`;
  return sql`p.allergens_declared
    ${all(
      sql,
      never.map((allergen) => sql`not ${hasNote(sql, allergen)}`),
    )}
    and case when ${listedIngredients(sql)} is null
      then ${inCategories(sql, singles)} ${eggs ? sql`or (${eggsAlone})` : sql``}
      else ${listedIngredients(sql)} ~* ${pattern} end`;
}
