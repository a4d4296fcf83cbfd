import type { ProductCardData, SortId } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { anyWordsSaid } from "#shared/catalog/search-words.ts";
import type { ShopFilters } from "#shared/catalog/shop-filters.ts";
import { cardColumns, type CardRow, type Sql, toCard } from "./cards.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { meetsFilters } from "./filters.ts";
import { correctionOf, matchesPlan, nameFirst, type SearchPlan, searchInSteps } from "./search.ts";
import { type CatalogDeps, type Today, todayOf } from "./today.ts";

export type ListInput = ShopFilters & {
  q?: string | undefined;
  sort: SortId;
  cursor?: string | undefined;
  limit: number;
};

export type ProductPage = {
  items: ProductCardData[];
  /** Where the next page begins; null on the last one. */
  nextCursor: string | null;
  /** The words that were searched for instead of the typed ones, which found nothing. */
  searchedFor: string | null;
};

type ListRow = CardRow & { sortKey: number | string; tier: number };

/**
 * One page of the shop. Pages go on after the last card's key, so nothing is shown twice or left out
 * when goods come and go in between. Throws `invalid` for a cursor that is not ours.
 */
export async function listProducts(deps: CatalogDeps, input: ListInput): Promise<ProductPage> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const cursor = input.cursor === undefined ? null : cursorFor(input.cursor, input);
  const read = (plan: SearchPlan | null) => readRows(sql, { ...input, today, cursor, plan });
  if (input.q === undefined) return pageOf(await read(null), null, input, today);
  if (cursor?.plan) return pageOf(await read(cursor.plan), cursor.plan, input, today);
  const { rows, plan } = await searchInSteps(sql, input.q, read);
  return pageOf(rows, plan, input, today);
}

function pageOf(
  rows: readonly ListRow[],
  plan: SearchPlan | null,
  { q, limit }: ListInput,
  today: Today,
): ProductPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ sortKey: _sortKey, tier: _tier, ...row }) => toCard(row, today)),
    nextCursor: last
      ? writeCursor({ key: last.sortKey, id: last.id, tier: last.tier, plan })
      : null,
    searchedFor: plan && rows.length > 0 ? searchedForOf(plan, q ?? "") : null,
  };
}

function searchedForOf({ words, mode }: SearchPlan, query: string): string | null {
  return mode === "any" ? anyWordsSaid(words) : correctionOf(words, query);
}

/** A cursor goes on in the list it came from: names go on from names, numbers from numbers. */
function cursorFor(text: string, { sort, q }: ListInput): Cursor {
  const cursor = readCursor(text);
  const fits = (typeof cursor.key === "string") === (sort === "name");
  if (!fits || (cursor.plan !== null) !== (q !== undefined)) {
    throw new DomainError("invalid", "This page belongs to another list");
  }
  return cursor;
}

type Reading = Omit<ListInput, "cursor"> & {
  today: Today;
  cursor: Cursor | null;
  plan: SearchPlan | null;
};

/**
 * Without a search, walks the index of the sort (within the category, if just one is chosen) and stops
 * after the page. With one, `offset 0` has the search index answer first: what it finds is little.
 */
function readRows(sql: Sql, reading: Reading) {
  const { today, plan, limit } = reading;
  const key = sortColumn(sql, reading.sort);
  const tier = plan && reading.sort === "recommended" ? nameFirst(sql, plan) : null;
  return sql<ListRow[]>`
    select ${cardColumns(sql, today)}, ${key} as "sortKey", ${tier ?? sql`0`} as tier
    from ${plan ? sql`(select * from products p where p.visible and ${matchesPlan(sql, plan)} offset 0)` : sql`products`} p
    where p.visible ${meetsFilters(sql, reading, today)} ${afterCursor(sql, reading.cursor, key, tier)}
    order by ${tier ? sql`${tier}, ` : sql``}${key}, p.id
    limit ${limit + 1}`;
}

function sortColumn(sql: Sql, sort: SortId) {
  switch (sort) {
    case "recommended":
      return sql`p.rank`;
    case "price":
      return sql`p.price_cents`;
    case "unit-price":
      return sql`p.unit_rank`;
    case "name":
      return sql`p.name`;
  }
}

type Fragment = ReturnType<typeof sortColumn>;

function afterCursor(sql: Sql, cursor: Cursor | null, key: Fragment, tier: Fragment | null) {
  if (!cursor) return sql``;
  return tier
    ? sql`and (${tier}, ${key}, p.id) > (${cursor.tier}, ${cursor.key}, ${cursor.id})`
    : sql`and (${key}, p.id) > (${cursor.key}, ${cursor.id})`;
}
