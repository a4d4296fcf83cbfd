import {
  type CategoryId,
  LOW_STOCK,
  nextSeasonMonth,
  type ProductCardData,
  seasonState,
} from "#shared/catalog/catalog.ts";
import type { Cents } from "#shared/money.ts";
import { formatUnitPrice, type PackUnit } from "#shared/catalog/unit-price.ts";
import type { Deps } from "../../deps.ts";
import { countsNow } from "./certificates.ts";
import type { Today } from "./today.ts";

/**
 * The driver itself. Catalog reads are the hottest of all, and the driver prepares its statements:
 * one round trip where the query builder needs two.
 */
export type Sql = Deps["db"]["$client"];

/** A row of `cardColumns`. */
export type CardRow = {
  id: number;
  farmId: number;
  slug: string;
  name: string;
  farmName: string;
  category: CategoryId;
  price: Cents;
  pack: string;
  packQuantity: number;
  packUnit: PackUnit;
  seasonMonths: number[];
  badge: string | null;
  picture: string;
  organic: boolean;
  visible: boolean;
  units: number;
};

/**
 * Of `products p`. Units are counted only as far as the shopper is shown them. Stock and certificate are
 * looked up in the list of columns, not joined, so that only the rows of the page pay for them.
 */
export function cardColumns(sql: Sql, today: Today) {
  return sql`
    p.id, p.farm_id as "farmId", p.slug, p.name, p.farm_name as "farmName", p.category,
    p.price_cents as price, p.pack, p.pack_quantity as "packQuantity", p.pack_unit as "packUnit",
    p.season_months as "seasonMonths", p.badge, p.picture, p.visible,
    ${isOrganic(sql, today)} as organic, 
    least(${unitsLeft(sql)}, ${sql.unsafe(`${LOW_STOCK + 1}`)}) as units`;
}

/** Units that can be promised; a product that was never in stock has none. */
export function unitsLeft(sql: Sql) {
  return sql`coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0)`;
}

/** Organic is said only while the farm's certificate counts (product rule 35). */
export function isOrganic(sql: Sql, today: Today) {
  return sql`(p.organic and exists (
    select from farm_certifications c
    where c.farm_id = p.farm_id and c.certification = 'organic' and ${countsNow(sql, today)}))`;
}

/** The category stands in the text, as the month does: some categories hold far more than others. */
export function inCategory(sql: Sql, category: CategoryId) {
  return sql`p.category = ${sql.unsafe(`'${category}'`)}`;
}

/** One of the categories; a single one is asked for plainly, because its index then gives the order. */
export function inCategories(sql: Sql, categories: readonly CategoryId[]) {
  const [only, ...others] = categories;
  if (only && others.length === 0) return inCategory(sql, only);
  return sql`p.category in (${sql.unsafe(categories.map((id) => `'${id}'`).join(", "))})`;
}

/**
 * In season as the badges say it: goods that have a season, and are in it. The month stands in the
 * text, so that the planner knows how many products it leaves.
 */
export function isInSeasonSql(sql: Sql, { month }: Today) {
  return sql`(p.season_months @> array[${sql.unsafe(`${month}`)}] and cardinality(p.season_months) < 12)`;
}

export function toCard(row: CardRow, { month }: Today): ProductCardData {
  const { packQuantity, packUnit, seasonMonths, visible, units, ...shown } = row;
  const inSeason = seasonMonths.includes(month);
  return {
    ...shown,
    unitPriceText: formatUnitPrice(row.price, packQuantity, packUnit),
    season: seasonState(seasonMonths, month),
    returnsIn: inSeason ? null : nextSeasonMonth(seasonMonths, month),
    left: units <= LOW_STOCK ? units : null,
    available: visible && units > 0,
  };
}
