import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { type AllergenNote, LOW_STOCK, type ProductCardData } from "#shared/catalog/catalog.ts";
import { type Weighing, weighingWords } from "#shared/catalog/weights/pack-weight.ts";
import type { PackUnit } from "#shared/catalog/weights/unit-price.ts";
import type { Weight } from "#shared/catalog/weights/weight.ts";
import { DomainError } from "#shared/errors.ts";
import type { FarmStatus, HiddenFarm } from "#shared/farms/farm-state.ts";
import type { Cents } from "#shared/money.ts";
import { cardColumn, type CardRow, readersCard, UNITS_LEFT } from "../cards/cards.ts";
import {
  CERTIFICATE_COLUMNS,
  countsNowText,
  ORGANIC_FIRST,
  type ValidCertificate,
} from "../certificates.ts";
import { type ProductView, viewsOf } from "./product-views.ts";
import { shownText, type Untranslated, untranslated } from "../shown-texts.ts";
import { type CatalogDeps, onceADay, todayOf } from "../today.ts";

/** A product's availability in words. */
export type StockState = "in stock" | "low" | "sold out";

/** Everything a product's page shows. */
export type ProductDetail = ProductCardData &
  Untranslated & {
    summary: string;
    /** Its views, in order; the first is its picture. */
    views: ProductView[];
    /** Paragraphs. */
    description: string[];
    seasonMonths: number[];
    stock: StockState;
    /** How a product sold by weight is priced; null for a fixed pack. */
    weighing: Weighing | null;
    ingredients: string | null;
    /** False if the maker has not declared any allergens, which does not mean there are none. */
    allergensDeclared: boolean;
    allergens: AllergenNote[];
    storage: string;
    keepsDays: number;
    farm: ProductFarm | HiddenFarm;
  };

/** A product's farm. */
type ProductFarm = Untranslated & {
  id: number;
  name: string;
  status: Exclude<FarmStatus, "suspended">;
  family: string;
  town: string;
  sinceYear: number;
  picture: string;
  practices: string[];
  certificates: ValidCertificate[];
};

/** `rest` is the JSON text of everything that is neither on the card nor computed here. */
type DetailRow = CardRow & {
  description: string;
  picture: string;
  print: string | null;
  price: Cents;
  quantity: number;
  unit: PackUnit;
  expectedWeight: Weight | null;
  rest: string;
};

/**
 * A product's page, available and in season or not, because its address is permanent. Throws
 * `not_found` for an unknown id and for a draft.
 */
export async function getProduct(deps: CatalogDeps, id: number): Promise<ProductDetail> {
  return JSON.parse(await getProductText(deps, id)) as ProductDetail;
}

/**
 * A product's page as JSON text: the card and the farm are passed through as the database wrote them. Throws
 * `not_found`.
 */
export async function getProductText(deps: CatalogDeps, id: number): Promise<string> {
  const statement = DETAIL(todayOf(deps));
  const [row] = await deps.db.$client.unsafe<DetailRow[]>(statement, [id]);
  if (!row) throw new DomainError("not_found", m.noProduct);
  const { description, picture, print, rest, price, quantity, unit, expectedWeight } = row;
  const made = {
    views: viewsOf(picture, print),
    description: description.split(/\n\s*\n/).filter((paragraph) => paragraph !== ""),
    weighing:
      expectedWeight && weighingWords({ price, measure: { quantity, unit }, expectedWeight }),
  };
  return [readersCard(row).slice(0, -1), JSON.stringify(made).slice(1, -1), rest.slice(1)].join();
}

const PRODUCT_TEXTS = ["summary", "description", "ingredients", "storage"] as const;

/** Reads a product, its stock, its farm and the farm's valid certificates in one statement. */
const DETAIL = onceADay(
  (today, language) => `
    select ${cardColumn(today)}, ${shownText("p", "description", language)} as description, p.picture, p.print,
      p.price_cents as price, p.pack_quantity as quantity, p.pack_unit as unit, p.expected_weight as "expectedWeight",
      to_json(rest)::text as rest
    from products p
    join farms f on f.id = p.farm_id
    cross join lateral (select p.season_months as "seasonMonths", ${STOCK_STATE} as stock,
      ${shownText("p", "summary", language)} as summary, ${shownText("p", "storage", language)} as storage,
      nullif(${shownText("p", "ingredients", language)}, '') as ingredients,
      ${untranslated("p", PRODUCT_TEXTS, language)} as untranslated,
      p.allergens_declared as "allergensDeclared", p.allergens, p.keeps_days as "keepsDays",
        case f.status when 'suspended' then json_build_object('id', f.id, 'name', f.name, 'status', f.status)
        else json_build_object('id', f.id, 'name', f.name, 'status', f.status, 'family', f.family, 'town', f.town,
        'sinceYear', f.since_year, 'picture', f.picture, 'practices', ${shownText("f", "practices", language)},
        'untranslated', ${untranslated("f", ["practices"], language)},
        'certificates', (
          select coalesce(json_agg(valid), '[]'::json) from (
            select ${CERTIFICATE_COLUMNS} from farm_certifications c
            where c.farm_id = f.id and ${countsNowText(today)}
            order by ${ORGANIC_FIRST}
          ) valid
        )
      ) end as farm) rest
    where p.id = $1 and p.status <> 'draft'`,
);

/** The words for the card's `left` and `available`. */
const STATES = { none: "sold out", few: "low", many: "in stock" } as const satisfies Record<
  string,
  StockState
>;
const STOCK_STATE = `case when not p.visible or ${UNITS_LEFT} <= 0 then '${STATES.none}'
  when ${UNITS_LEFT} <= ${LOW_STOCK} then '${STATES.few}' else '${STATES.many}' end`;
