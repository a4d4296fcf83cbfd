import {
  FINDABLE_PAGES,
  partsUpTo,
  SITEMAP_KINDS,
  SITEMAP_LIMIT,
  type SitemapEntry,
  type SitemapKind,
} from "#shared/catalog/sitemap.ts";
import type { Deps } from "../../deps.ts";

/** The site's sitemap: all of its pages or, for a large site, an index of sitemaps. */
export type Sitemap = { is: "pages" | "index"; entries: SitemapEntry[] };

type Database = Pick<Deps, "db">;

/** In milliseconds, because the driver returns timestamps as text, which would have to be parsed. */
const changed = (sql: Deps["db"]["$client"]) => sql`extract(epoch from changed_at)::float8 * 1000`;

/**
 * All public pages as long as they fit into one sitemap; beyond that, an index of sitemaps. `limit`
 * is the maximum number of pages per sitemap.
 */
export async function getSitemap(deps: Database, limit = SITEMAP_LIMIT): Promise<Sitemap> {
  const highest = await highestIds(deps);
  const total = highest.products + highest.farms + highest.recipes + FINDABLE_PAGES.length;
  if (total > limit) return { is: "index", entries: indexOf(highest, limit) };
  const rows = await Promise.all(SITEMAP_KINDS.map((kind) => readPart(deps, kind, 1, limit)));
  return { is: "pages", entries: [...(await standingPages(deps)), ...rows.flat()] };
}

/** The address of the sitemap of pages that do not belong to a row. */
const STANDING_PATH = "/sitemaps/pages.xml";

function indexOf(highest: Record<SitemapKind, number>, limit: number): SitemapEntry[] {
  const parts = SITEMAP_KINDS.flatMap((kind) =>
    Array.from({ length: partsUpTo(highest[kind], limit) }, (_, at) => `${kind}-${at + 1}`),
  );
  return [STANDING_PATH, ...parts.map((name) => `/sitemaps/${name}.xml`)].map((path) => ({
    path,
    changedAt: null,
  }));
}

/** The highest ids are an upper bound for the number of pages, without counting a table. */
async function highestIds({ db }: Database): Promise<Record<SitemapKind, number>> {
  const [row] = await db.$client<Record<SitemapKind, number>[]>`
    select coalesce((select max(id) from products), 0) as products,
      coalesce((select max(id) from farms), 0) as farms,
      coalesce((select max(id) from recipes), 0) as recipes`;
  return row ?? { products: 0, farms: 0, recipes: 0 };
}

/** The pages of one table whose ids are in the range of `part`, starting at 1; read by primary key. */
export async function readPart(
  { db }: Database,
  kind: SitemapKind,
  part: number,
  limit = SITEMAP_LIMIT,
): Promise<SitemapEntry[]> {
  const sql = db.$client;
  const [after, upTo] = [(part - 1) * limit, part * limit];
  const queries = {
    products: () => sql<SitemapEntry[]>`
      select '/products/' || id as path, ${changed(sql)} as "changedAt" from products
      where visible and id > ${after} and id <= ${upTo} order by id`,
    farms: () => sql<SitemapEntry[]>`
      select '/farmers/' || id as path, ${changed(sql)} as "changedAt" from farms
      where status <> 'suspended' and id > ${after} and id <= ${upTo} order by id`,
    recipes: () => sql<SitemapEntry[]>`
      select '/recipes/' || slug as path, ${changed(sql)} as "changedAt" from recipes
      where id > ${after} and id <= ${upTo} order by id`,
  };
  return [...(await queries[kind]())];
}

/** The pages that do not belong to a row. Pages that list rows have the date of the latest change to any of them. */
export async function standingPages({ db }: Database): Promise<SitemapEntry[]> {
  const sql = db.$client;
  const last = (table: SitemapKind) =>
    sql`(select ${changed(sql)} from ${sql(table)} order by changed_at desc limit 1)`;
  const [row] = await sql<LastChanges[]>`
    select ${last("products")} as products, ${last("farms")} as farms, ${last("recipes")} as recipes`;
  return FINDABLE_PAGES.map((path) => ({ path, changedAt: changedWith(path, row) }));
}

type LastChanges = Record<SitemapKind, number | null>;

function changedWith(path: string, row: LastChanges | undefined): number | null {
  if (path === "/" || path.startsWith("/shop")) return row?.products ?? null;
  if (path === "/farmers") return row?.farms ?? null;
  return path === "/recipes" ? (row?.recipes ?? null) : null;
}
