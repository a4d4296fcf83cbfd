import { pickVaried, type ProductCardData } from "#shared/catalog/catalog.ts";
import { getFarmShare } from "./farm-share.ts";
import { cardOf, type CardRow, cardText, type Sql, unitsLeft } from "./cards/cards.ts";
import { cachedFigure } from "./cached-figure.ts";
import { shownTexts, type Untranslated } from "./shown-texts.ts";
import { type CatalogDeps, type Today, todayOf } from "./today.ts";

/** A farm as introduced on the home page. */
export type FarmIntroduction = Untranslated & {
  id: number;
  slug: string;
  name: string;
  family: string;
  town: string;
  sinceYear: number;
  tagline: string;
  quote: string;
  quoteBy: string;
  picture: string;
};

/** What the home page shows of the catalog. */
export type HomeData = {
  /** Products available and in season now, from a variety of farms. */
  featured: ProductCardData[];
  productCount: number;
  farmCount: number;
  /** Cents of each dollar paid for goods that went to the farms; null until there are enough orders. */
  farmCents: number | null;
  farms: FarmIntroduction[];
};

const FEATURED = 8;
const CANDIDATES = 64;
const FARMS = 3;

/** Reads what the home page shows of the catalog. */
export async function getHome(deps: CatalogDeps): Promise<HomeData> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const [candidates, [figures], { farmCents }] = await Promise.all([
    readCandidates(sql, today),
    cachedFigure(deps, "market-figures", () => getFigures(sql)),
    getFarmShare(deps),
  ]);
  const featured = pickVaried(candidates.map(cardOf), FEATURED);
  return {
    featured,
    productCount: figures?.productCount ?? 0,
    farmCount: figures?.farmCount ?? 0,
    farmCents,
    farms: await readFarms(sql, featured.slice(0, FARMS)),
  };
}

function readCandidates(sql: Sql, today: Today) {
  return sql<CardRow[]>`
    select ${cardText(sql, today)}
    from products p
    where p.visible and ${unitsLeft(sql)} > 0 and p.season_months @> array[${sql.unsafe(`${today.month}`)}]
    order by p.rank, p.id limit ${CANDIDATES}`;
}

type Figures = Pick<HomeData, "productCount" | "farmCount">;

function getFigures(sql: Sql) {
  return sql<Figures[]>`
    select (select count(*)::int from products where visible) as "productCount",
      count(*)::int as "farmCount"
    from farms where status = 'live'`;
}

/** The farms of the first featured products, so that the page's two sections belong together. */
function readFarms(sql: Sql, featured: readonly ProductCardData[]) {
  const ids = featured.map((card) => card.farmId);
  return sql<FarmIntroduction[]>`
    select f.id, f.slug, f.name, f.family, f.town, f.since_year as "sinceYear",
      ${sql.unsafe(shownTexts("f", ["tagline", "quote"]))}, f.quote_by as "quoteBy", f.picture
    from farms f where f.id = any(${ids}::int[]) and f.status = 'live'
    order by array_position(${ids}::int[], f.id)`;
}
