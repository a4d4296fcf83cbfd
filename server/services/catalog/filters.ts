import type { Allergen, AllergenNote } from "#shared/catalog/catalog.ts";
import type { DietId } from "#shared/catalog/diet-names.ts";
import { dietRule } from "#shared/catalog/diets.ts";
import { PRICE_BAND_IDS, PRICE_BANDS, type PriceBand } from "#shared/catalog/price-bands.ts";
import type { ShopFilters } from "#shared/catalog/shop-filters.ts";
import { inCategories, isInSeasonSql, isOrganic, type Sql } from "./cards.ts";
import { countsNow } from "./certificates.ts";
import type { Today } from "./today.ts";

/** What a page of the shop leaves out, of `products p`: `and ...` for each filter, or nothing. */
export function meetsFilters(sql: Sql, filters: ShopFilters, today: Today) {
  const {
    category,
    farm,
    certificate,
    label,
    price,
    diet = [],
    without = [],
    organic,
    inSeason,
  } = filters;
  return sql`
    ${category?.length ? sql`and ${inCategories(sql, category)}` : sql``}
    ${farm?.length ? sql`and ${isOfFarms(sql, farm)}` : sql``}
    ${certificate?.length ? sql`and ${isCertified(sql, certificate, today)}` : sql``}
    ${label?.length ? sql`and ${labelOf(sql)} = any(${[...label]}::text[])` : sql``}
    ${price?.length ? sql`and ${isInBands(sql, price)}` : sql``}
    ${organic ? sql`and ${isOrganic(sql, today)}` : sql``}
    ${inSeason ? sql`and ${isInSeasonSql(sql, today)}` : sql``}
    ${without.length > 0 ? sql`and p.allergens_declared` : sql``}
    ${all(sql, without, (allergen) => sql`not ${hasNote(sql, allergen)}`)}
    ${all(sql, diet, (id) => suitsDiet(sql, id))}`;
}

type Fragment = ReturnType<typeof hasNote>;

/** `and ...` for every value. */
function all<Value>(sql: Sql, values: readonly Value[], condition: (value: Value) => Fragment) {
  return values.reduce((before, value) => sql`${before} and ${condition(value)}`, sql``);
}

/** Looked up once for the whole statement. */
function isOfFarms(sql: Sql, slugs: readonly string[]) {
  return sql`p.farm_id = any(array(select f.id from farms f where f.slug = any(${[...slugs]}::text[])))`;
}

function isCertified(sql: Sql, certificates: readonly string[], today: Today) {
  return sql`p.farm_id = any(array(
    select c.farm_id from farm_certifications c
    where c.certification = any(${[...certificates]}::text[]) and ${countsNow(sql, today)}))`;
}

/** `labelSlug` of what the maker says, made by the database; null where nothing is said. */
export function labelOf(sql: Sql) {
  return sql`nullif(trim(both '-' from regexp_replace(lower(p.badge), '[^a-z0-9]+', '-', 'g')), '')`;
}

/** The place of a product's band among `PRICE_BANDS`, from 1. */
export function bandOf(sql: Sql) {
  return sql`width_bucket(p.price_cents, ${sql.unsafe(`array[${PRICE_BANDS.map(({ from }) => from).join()}]`)})`;
}

function isInBands(sql: Sql, bands: readonly PriceBand[]) {
  return sql`${bandOf(sql)} = any(${bands.map((id) => PRICE_BAND_IDS.indexOf(id) + 1)}::int[])`;
}

/** Whether it contains, or may contain, the allergen. */
function hasNote(sql: Sql, allergen: Allergen) {
  const note: Pick<AllergenNote, "allergen">[] = [{ allergen }];
  return sql`p.allergens @> ${sql.unsafe(`'${JSON.stringify(note)}'`)}::jsonb`;
}

/** The rule of `dietsOf`, read by the database; a test holds the two to each other. */
function suitsDiet(sql: Sql, diet: DietId) {
  const { never, singles, eggs, pattern } = dietRule(diet);
  const eggsAlone = sql`p.category = 'eggs-dairy' and ${hasNote(sql, "eggs")} and not ${hasNote(sql, "milk")}`;
  return sql`p.allergens_declared
    ${all(sql, never, (allergen) => sql`not ${hasNote(sql, allergen)}`)}
    and case when p.ingredients is null
      then ${inCategories(sql, singles)} ${eggs ? sql`or (${eggsAlone})` : sql``}
      else p.ingredients ~* ${pattern} end`;
}
