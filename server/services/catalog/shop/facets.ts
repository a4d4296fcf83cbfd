import {
  ALLERGENS,
  type AllergenNote,
  type CategoryId,
  type SeasonState,
} from "#shared/catalog/catalog.ts";
import { languageNow } from "#shared/language.ts";
import { badgeWords } from "#shared/catalog/shown-words.ts";
import { dietsOf } from "#shared/catalog/diets.ts";
import { countFacets, type ShopFacets, type ShopFact } from "#shared/catalog/shop/shop-counts.ts";
import { PRICE_BANDS } from "#shared/catalog/shop/price-bands.ts";
import type { ShopFilters } from "#shared/catalog/shop/shop-filters.ts";
import { CHOICES_OF_SEASON } from "#shared/catalog/shop/season-choices.ts";
import { seasonStateText, type Sql } from "../cards/cards.ts";
import { bandOf, fitsBox, labelOf, listedIngredients, monthsHere } from "./filters.ts";
import { getSettings } from "../../platform/settings/settings.ts";
import { countsNow } from "../certificates.ts";
import { cachedFigure } from "../cached-figure.ts";
import { matchesPlan, type SearchPlan, searchInSteps } from "../search/search.ts";
import { type CatalogDeps, type Today, todayOf } from "../today.ts";

/** A group of products that are the same to every filter. */
type FactRow = {
  category: CategoryId;
  farmId: number;
  /** Position in `PRICE_BANDS`, from 1. */
  band: number;
  organic: boolean;
  season: SeasonState;
  box: boolean;
  /** Upcoming months in which they can be delivered. */
  months: number[];
  allergensDeclared: boolean;
  allergens: AllergenNote[];
  ingredients: string | null;
  label: string | null;
  /** The label as displayed. */
  badge: string | null;
  count: number;
};

type FarmRow = {
  id: number;
  slug: string;
  name: string;
  certificates: string[];
  growing: string[];
};

/**
 * The numbers beside the shop's filters: how many products each choice would leave, given the other
 * filters. The products of the whole catalog or of a search are read once and cached for ten
 * seconds; any choice of filters is then counted in memory.
 */
export async function getFacets(
  deps: CatalogDeps,
  { q, ...filters }: ShopFilters & { q?: string | undefined },
): Promise<ShopFacets> {
  const { facts, farms, badges } = await readFacts(deps, q);
  const labels = new Map(Array.from(badges, ([id, badge]) => [id, badgeWords(badge)]));
  return countFacets(facts, filters, { farms, labels, allergens: ALLERGENS });
}

function readFacts(deps: CatalogDeps, query: string | undefined) {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const name = `facets ${today.day} ${languageNow()} ${query?.toLowerCase() ?? ""}`;
  return cachedFigure(deps, name, async () => {
    const [{ horizonDays }, farms] = await Promise.all([getSettings(deps), farmRows(sql, today)]);
    const read = (plan: SearchPlan | null) => factRows(sql, { today, horizonDays, plan });
    const rows =
      query === undefined ? await read(null) : (await searchInSteps(sql, query, read)).rows;
    const byId = new Map(farms.map((farm) => [farm.id, farm]));
    return {
      facts: rows.flatMap((row) => toFact(row, byId.get(row.farmId))),
      farms: new Map(farms.map(({ slug, name: farmName }) => [slug, farmName])),
      badges: new Map(rows.flatMap(({ label, badge }) => (label && badge ? [[label, badge]] : []))),
    };
  });
}

function toFact(row: FactRow, farm: FarmRow | undefined): ShopFact[] {
  const price = PRICE_BANDS[row.band - 1]?.id;
  if (!farm || !price) return [];
  const { category, season, box, months, allergensDeclared, allergens, label, count } = row;
  return [
    {
      category,
      farm: farm.slug,
      certificates: farm.certificates,
      practices: farm.growing,
      price,
      label,
      // Shown only while the farm's certificate is valid, as on cards.
      organic: row.organic && farm.certificates.includes("organic"),
      seasons: CHOICES_OF_SEASON[season],
      box,
      months,
      diets: dietsOf(row),
      allergens: allergensDeclared ? allergens.map((note) => note.allergen) : null,
      count,
    },
  ];
}

type FactQuery = { today: Today; horizonDays: number; plan: SearchPlan | null };

function factRows(sql: Sql, { today, horizonDays, plan }: FactQuery) {
  return sql<FactRow[]>`
    select p.category, p.farm_id as "farmId", p.organic, ${sql.unsafe(seasonStateText(today))} as season,
      p.allergens_declared as "allergensDeclared", p.allergens, ${listedIngredients(sql)} as ingredients, ${bandOf(sql)} as band,
      ${fitsBox(sql, today)} as box, ${labelOf(sql)} as label, p.badge, ${monthsHere(sql, today, horizonDays)} as months, count(*)::int as count
    from products p
    where p.visible ${plan ? sql`and ${matchesPlan(sql, plan)}` : sql``}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12`;
}

function farmRows(sql: Sql, today: Today) {
  return sql<FarmRow[]>`
    select f.id, f.slug, f.name, f.growing, array(
      select distinct c.certification from farm_certifications c
      where c.farm_id = f.id and ${countsNow(sql, today)}
    ) as certificates
    from farms f where f.status = 'live'`;
}
