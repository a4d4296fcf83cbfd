import { farmsErrors as m } from "#messages/farms/errors.ts";
import { shownName } from "../platform/people/shown-name.ts";
import type { ProductCardData } from "#shared/catalog/catalog.ts";
import type { FarmStatus, HiddenFarm } from "#shared/farms/farm-state.ts";
import { DomainError } from "#shared/errors.ts";
import type { BasisPoints } from "#shared/money.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { cardOf, type CardRow, cardText, type Sql, unitsLeft } from "../catalog/cards/cards.ts";
import {
  CERTIFICATE_COLUMNS,
  countsNow,
  ORGANIC_FIRST,
  type ValidCertificate,
} from "../catalog/certificates.ts";
import { shownTexts, type Untranslated } from "../catalog/shown-texts.ts";
import { getShareOf } from "../catalog/farm-share.ts";
import { type CatalogDeps, type Today, todayOf } from "../catalog/today.ts";

/** A product in a farm's seasonal calendar; months are 1 to 12. */
export type Crop = { name: string; months: number[] };

/** Everything a farm's page shows. Of its location, only the town is shown, never the address. */
export type FarmDetail = Untranslated & {
  id: number;
  /** Identifies it in the shop's filters. */
  slug: string;
  name: string;
  status: Exclude<FarmStatus, "suspended">;
  family: string;
  town: string;
  sinceYear: number;
  acreage: number;
  farmType: string;
  tagline: string;
  /** Paragraphs. */
  story: string[];
  quote: string;
  quoteBy: string;
  practices: string[];
  picture: string;
  /** The farm's share of what customers paid for its goods, from the ledger; null if it has too few orders. */
  farmShare: BasisPoints | null;
  /** Both are null unless the farm is paused; the end is also null if it is not known. */
  pausedSince: Day | null;
  pausedUntil: Day | null;
  certificates: ValidCertificate[];
  /** The first of the products available now. */
  products: ProductCardData[];
  /** How many products are available now. */
  goodsInAll: number;
  /** The first of the listed products with their months in season, including those not available now. */
  crops: Crop[];
  /** How many products are listed. */
  cropsInAll: number;
  /** Today's month, 1 to 12. */
  month: number;
};

type FarmRow = Omit<
  FarmDetail,
  | "status"
  | "farmShare"
  | "certificates"
  | "products"
  | "goodsInAll"
  | "crops"
  | "cropsInAll"
  | "month"
  | "pausedSince"
> & { status: FarmStatus; /** Milliseconds since the epoch. */ statusSince: number };

/** Maximum number of products and of crops on the page, which says how many more there are. */
const MOST_GOODS = 100;

/** A farm's page, also while the farm is paused. Throws `not_found` for an unknown id. */
export async function getFarm(deps: CatalogDeps, id: number): Promise<FarmDetail | HiddenFarm> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const [row] = await readRow(sql, id);
  if (!row) throw new DomainError("not_found", m.noThisFarm);
  const { status, statusSince, pausedUntil, ...farm } = row;
  if (status === "suspended") return { id, name: farm.name, status };
  const [farmShare, certificates, goods, crops] = await Promise.all([
    getShareOf(deps, id),
    readCertificates(sql, today, id),
    readGoods(sql, today, id),
    readCrops(sql, id),
  ]);
  const isPaused = status === "paused";
  return {
    ...farm,
    status,
    farmShare,
    pausedSince: isPaused ? businessDayAt(new Date(statusSince)) : null,
    pausedUntil: isPaused ? pausedUntil : null,
    certificates: [...certificates],
    products: goods.map(cardOf),
    goodsInAll: goods[0]?.inAll ?? 0,
    crops: crops.map(({ name, months }) => ({ name, months })),
    cropsInAll: crops[0]?.inAll ?? 0,
    month: today.month,
  };
}

/** How many rows there are without the limit. */
type InAll = { inAll: number };
const inAll = (sql: Sql) => sql`(count(*) over ())::int as "inAll"`;

function readRow(sql: Sql, id: number) {
  return sql<FarmRow[]>`
    select f.id, f.slug, f.name, f.status, extract(epoch from f.status_since)::float8 * 1000 as "statusSince",
      f.paused_until::text as "pausedUntil", f.family, f.town,
      f.since_year as "sinceYear", f.acreage, f.farm_type as "farmType",
      ${sql.unsafe(shownTexts("f", ["tagline", "story", "quote", "practices"]))},
      f.quote_by as "quoteBy", f.picture
    from farms f where f.id = ${id}`;
}

function readCertificates(sql: Sql, today: Today, id: number) {
  return sql<ValidCertificate[]>`
    select ${sql.unsafe(CERTIFICATE_COLUMNS)} from farm_certifications c
    where c.farm_id = ${id} and ${countsNow(sql, today)}
    order by ${sql.unsafe(ORGANIC_FIRST)}`;
}

function readGoods(sql: Sql, today: Today, id: number) {
  return sql<(CardRow & InAll)[]>`
    select ${cardText(sql, today)}, ${inAll(sql)} from products p
    where p.farm_id = ${id} and p.visible and ${unitsLeft(sql)} > 0
    order by p.rank, p.id limit ${MOST_GOODS}`;
}

function readCrops(sql: Sql, id: number) {
  return sql<(Crop & InAll)[]>`
    select ${shownName(sql)} as name, p.season_months as months, ${inAll(sql)} from products p
    where p.farm_id = ${id} and p.status = 'listed'
    order by cardinality(p.season_months) = 12, 1, p.id limit ${MOST_GOODS}`;
}
