import {
  type CategoryId,
  LOW_STOCK,
  type ProductCardData,
  type SeasonState,
} from "#shared/catalog/catalog.ts";
import { catalogWeights as m } from "#messages/catalog/weights.ts";
import { USUAL_TAX_CATEGORY } from "#shared/checkout/tax/tax-category.ts";
import type { Deps } from "../../../deps.ts";
import { languageNow, type Language } from "#shared/language.ts";
import type { SeasonChoice } from "#shared/catalog/shop/season-choices.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { unitPriceWords } from "#shared/catalog/weights/unit-price.ts";
import { countsNowText } from "../certificates.ts";
import { onceADay, type Today } from "../today.ts";

/**
 * The driver itself, without the query builder. Catalog reads are the most frequent queries, and
 * the driver prepares its statements: one round trip instead of two.
 */
export type Sql = Deps["db"]["$client"];

/** A row with a product card: the JSON text of a `ProductCardData`. */
export type CardRow = { card: string };

/**
 * The part of a card that is the same for everyone at any time: a stored column in English,
 * computed the same way for Spanish names.
 */
const LASTING: Readonly<Record<Language, string>> = {
  en: "p.card",
  es: `product_card(p.id, p.farm_id, p.slug, coalesce(p.name_es, p.name), p.farm_name, p.category, p.price_cents,
    p.pack, p.pack_quantity, p.pack_unit, p.badge, p.picture)`,
};

/**
 * The card of a product of `products p` as JSON text, which is passed on as is
 * (`docs/decisions/045`). Units are counted only up to the number shoppers see. Stock and
 * certificate are subqueries in the column list rather than joins, so that they run only for the
 * rows of the page.
 */
export const cardColumn = onceADay(
  (today, language) =>
    `(${LASTING[language]} || ${TAX_TEXT} || ${weightText()} || ',"organic":' || ${organicText(today)} || ${seasonText(today)} || ${STOCK_TEXT}) as card`,
);

/** `cardColumn` for a statement composed of fragments. */
export function cardText(sql: Sql, today: Today) {
  return sql.unsafe(cardColumn(today));
}

/** A row's card in the reader's language, as JSON text. The database writes packs and units in English only. */
export function readersCard({ card }: CardRow): string {
  return languageNow() === "en" ? card : JSON.stringify(cardOf({ card }));
}

/** A row's card as an object, in the reader's language. */
export function cardOf({ card }: CardRow): ProductCardData {
  const made = JSON.parse(card) as ProductCardData;
  return {
    ...made,
    pack: packWords(made.pack),
    unitPriceText: unitPriceWords(made.unitPriceText),
  };
}

/** The tax category; omitted for goods taxed like most others. */
const TAX_TEXT = `case p.tax_category when '${USUAL_TAX_CATEGORY}' then ''
  else ',"taxCategory":"' || p.tax_category || '"' end`;

/** The expected weight of goods sold by weight, in the reader's language; omitted for a fixed pack. */
function weightText(): string {
  const number = (amount: string) => `' || trim_scale(${amount}) || '`;
  const weightJson = (weight: string) => `',"weightText":"${m.about(weight)}"'`;
  return `case when p.expected_weight is null then ''
    when p.pack_unit = 'oz' then ${weightJson(m.oz(number("round(p.expected_weight * 0.16, 1)")))}
    else ${weightJson(m.lb(number("p.expected_weight / 100.0")))} end`;
}

/**
 * The SQL counterpart of `seasonState` and `nextSeasonMonth`. The month is a literal, so that
 * everything but the product's season is constant.
 */
function seasonText({ month }: Today): string {
  const first = `(select m from unnest(p.season_months) m order by (m + ${11 - month}) % 12 limit 1)`;
  const returnsIn: Partial<Record<SeasonState, string>> = {
    coming: String((month % 12) + 1),
    "out of season": `coalesce(${first}::text, 'null')`,
  };
  return seasonCase(
    month,
    (season) => `',"season":"${season}","returnsIn":' || ${returnsIn[season] ?? "'null'"}`,
  );
}

/** The SQL counterpart of `seasonState` alone. */
export function seasonStateText({ month }: Today): string {
  return seasonCase(month, (season) => `'${season}'`);
}

/** One SQL expression for each state of a season in a month. */
function seasonCase(month: number, valueOf: (season: SeasonState) => string): string {
  const { isNow, isNext } = seasonParts(month);
  return `case
    when cardinality(p.season_months) >= 12 then ${valueOf("year-round")}
    when ${isNow} and ${isNext} then ${valueOf("in season")}
    when ${isNow} then ${valueOf("last weeks")}
    when ${isNext} then ${valueOf("coming")}
    else ${valueOf("out of season")} end`;
}

function seasonParts(month: number): { isNow: string; isNext: string } {
  return {
    isNow: `p.season_months @> array[${month}]`,
    isNext: `p.season_months @> array[${(month % 12) + 1}]`,
  };
}

/** Stands for any number of units above what a card shows. */
const MANY = LOW_STOCK + 1;

/**
 * The end of a card for each number of units up to `MANY`: first for products visible in the shop,
 * then for hidden ones.
 */
const ENDINGS = [true, false].flatMap((visible) =>
  Array.from({ length: MANY + 1 }, (_, units) => {
    const left = units <= LOW_STOCK ? units : null;
    return `',${JSON.stringify({ left, available: visible && units > 0 }).slice(1)}'`;
  }),
);

/** Units of a product of `products p` that are available; 0 if it was never in stock. */
export const UNITS_LEFT =
  "coalesce((select s.on_hand - s.reserved from stock s where s.product_id = p.id), 0)";

const STOCK_TEXT = `(array[${ENDINGS.join()}])[
  case when p.visible then 1 else ${MANY + 2} end + least(${UNITS_LEFT}, ${MANY})]`;

/** `UNITS_LEFT` for a statement composed of fragments. */
export function unitsLeft(sql: Sql) {
  return sql.unsafe(UNITS_LEFT);
}

/** Whether a product may be shown as organic: only while its farm has a valid organic certificate. */
export function isOrganic(sql: Sql, today: Today) {
  return sql.unsafe(organicText(today));
}

function organicText(today: Today): string {
  return `(p.organic and exists (
    select from farm_certifications c
    where c.farm_id = p.farm_id and c.certification = 'organic' and ${countsNowText(today)}))`;
}

/**
 * The category is a literal, like the month, because some categories have far more products than
 * others and the planner needs to know which one it is.
 */
export function inCategory(sql: Sql, category: CategoryId) {
  return sql.unsafe(`p.category = '${category}'`);
}

/** Any of these categories. A single one is compared with `=`, because its index then also provides the order. */
export function inCategories(sql: Sql, categories: readonly CategoryId[]) {
  const [only, ...others] = categories;
  if (only && others.length === 0) return inCategory(sql, only);
  return sql.unsafe(`p.category in (${categories.map((id) => `'${id}'`).join(", ")})`);
}

/**
 * Goods that match any of the season's choices (`CHOICES_OF_SEASON`): those that have a season. The month is a
 * literal, so that the planner can estimate how many products match.
 */
export function inSeasonsSql(sql: Sql, choices: readonly SeasonChoice[], { month }: Today) {
  const { isNow, isNext } = seasonParts(month);
  const conditions: Readonly<Record<SeasonChoice, readonly string[]>> = {
    now: [isNow, "cardinality(p.season_months) < 12"],
    last: [isNow, `not(${isNext})`],
    coming: [isNext, `not(${isNow})`],
  };
  const any = choices.map((choice) => `(${conditions[choice].join(" and ")})`);
  return sql.unsafe(`(${any.join(" or ")})`);
}
