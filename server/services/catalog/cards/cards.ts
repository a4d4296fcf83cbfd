import {
  type CategoryId,
  LOW_STOCK,
  type ProductCardData,
  type SeasonState,
} from "#shared/catalog/catalog.ts";
import { catalogWeights as m } from "#messages/catalog-weights.ts";
import { USUAL_TAX_CATEGORY } from "#shared/checkout/tax/tax-category.ts";
import type { Deps } from "../../../deps.ts";
import { languageNow, type Language } from "#shared/language.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { unitPriceWords } from "#shared/catalog/weights/unit-price.ts";
import { countsNowText } from "../certificates.ts";
import { onceADay, type Today } from "../today.ts";

/**
 * The driver itself. Catalog reads are the hottest of all, and the driver prepares its statements:
 * one round trip where the query builder needs two.
 */
export type Sql = Deps["db"]["$client"];

/** A row with a card: the JSON text of a `ProductCardData`. */
export type CardRow = { card: string };

/** The part of a card that is the same for everyone at any time: kept as text in English, made the same way for Spanish names. */
const LASTING: Readonly<Record<Language, string>> = {
  en: "p.card",
  es: `product_card(p.id, p.farm_id, p.slug, coalesce(p.name_es, p.name), p.farm_name, p.category, p.price_cents,
    p.pack, p.pack_quantity, p.pack_unit, p.badge, p.picture)`,
};

/**
 * The card of a product of `products p` as JSON text, which is passed on as it is (decision 045). Units are
 * counted only as far as the shopper is shown them. Stock and certificate are looked up in the list of columns,
 * not joined, so that only the rows of the page pay for them.
 */
export const cardColumn = onceADay(
  (today, language) =>
    `(${LASTING[language]} || ${TAX_TEXT} || ${weightText()} || ',"organic":' || ${organicText(today)} || ${seasonText(today)} || ${STOCK_TEXT}) as card`,
);

/** The same within a statement that is made of parts. */
export function cardText(sql: Sql, today: Today) {
  return sql.unsafe(cardColumn(today));
}

/** The card of a row in the reader's language, as text: the database says packs and units in English. */
export function readersCard({ card }: CardRow): string {
  return languageNow() === "en" ? card : JSON.stringify(cardOf({ card }));
}

/** The card of a row. */
export function cardOf({ card }: CardRow): ProductCardData {
  const made = JSON.parse(card) as ProductCardData;
  return {
    ...made,
    pack: packWords(made.pack),
    unitPriceText: unitPriceWords(made.unitPriceText),
  };
}

/** How it is taxed; of what is taxed as most goods are a card says nothing. */
const TAX_TEXT = `case p.tax_category when '${USUAL_TAX_CATEGORY}' then ''
  else ',"taxCategory":"' || p.tax_category || '"' end`;

/** What goods by weight are expected to weigh, in the words of the reader; of a fixed pack a card says nothing. */
function weightText(): string {
  const number = (amount: string) => `' || trim_scale(${amount}) || '`;
  const weightJson = (weight: string) => `',"weightText":"${m.about(weight)}"'`;
  return `case when p.expected_weight is null then ''
    when p.pack_unit = 'oz' then ${weightJson(m.oz(number("round(p.expected_weight * 0.16, 1)")))}
    else ${weightJson(m.lb(number("p.expected_weight / 100.0")))} end`;
}

/** The twin of `seasonState` and `nextSeasonMonth`. The month stands in the text, so that all is constant but the season. */
function seasonText({ month }: Today): string {
  const isNow = `p.season_months @> array[${month}]`;
  const isNext = `p.season_months @> array[${(month % 12) + 1}]`;
  const seasonJson = (season: SeasonState) => `',"season":"${season}","returnsIn":'`;
  const first = `(select m from unnest(p.season_months) m order by (m + ${11 - month}) % 12 limit 1)`;
  return `case
    when cardinality(p.season_months) >= 12 then ${seasonJson("year-round")} || 'null'
    when ${isNow} and ${isNext} then ${seasonJson("in season")} || 'null'
    when ${isNow} then ${seasonJson("last weeks")} || 'null'
    when ${isNext} then ${seasonJson("coming")} || ${(month % 12) + 1}
    else ${seasonJson("out of season")} || coalesce(${first}::text, 'null') end`;
}

/** More units than a card shows. */
const MANY = LOW_STOCK + 1;

/** The end of a card by its units, up to `MANY`: of products that shoppers find, then of those they do not. */
const ENDINGS = [true, false].flatMap((visible) =>
  Array.from({ length: MANY + 1 }, (_, units) => {
    const left = units <= LOW_STOCK ? units : null;
    return `',${JSON.stringify({ left, available: visible && units > 0 }).slice(1)}'`;
  }),
);

/** Units of a product of `products p` that can be promised; one that was never in stock has none. */
export const UNITS_LEFT =
  "coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0)";

const STOCK_TEXT = `(array[${ENDINGS.join()}])[
  case when p.visible then 1 else ${MANY + 2} end + least(${UNITS_LEFT}, ${MANY})]`;

/** The same within a statement that is made of parts. */
export function unitsLeft(sql: Sql) {
  return sql.unsafe(UNITS_LEFT);
}

/** Organic is said only while the farm's certificate counts (product rule 35). */
export function isOrganic(sql: Sql, today: Today) {
  return sql.unsafe(organicText(today));
}

function organicText(today: Today): string {
  return `(p.organic and exists (
    select from farm_certifications c
    where c.farm_id = p.farm_id and c.certification = 'organic' and ${countsNowText(today)}))`;
}

/** The category stands in the text, as the month does: some categories hold far more than others. */
export function inCategory(sql: Sql, category: CategoryId) {
  return sql.unsafe(`p.category = '${category}'`);
}

/** One of the categories; a single one is asked for plainly, because its index then gives the order. */
export function inCategories(sql: Sql, categories: readonly CategoryId[]) {
  const [only, ...others] = categories;
  if (only && others.length === 0) return inCategory(sql, only);
  return sql.unsafe(`p.category in (${categories.map((id) => `'${id}'`).join(", ")})`);
}

/**
 * In season as the badges say it: goods that have a season, and are in it. The month stands in the
 * text, so that the planner knows how many products it leaves.
 */
export function isInSeasonSql(sql: Sql, { month }: Today) {
  return sql.unsafe(`(p.season_months @> array[${month}] and cardinality(p.season_months) < 12)`);
}
