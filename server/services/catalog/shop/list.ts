import { catalogErrors as m } from "#messages/catalog/errors.ts";
import type { ProductCardData, SortId } from "#shared/catalog/catalog.ts";
import { DomainError } from "#shared/errors.ts";
import { anyWordsSaid } from "#shared/catalog/search/search-words.ts";
import { languageNow } from "#shared/language.ts";
import type { ShopFilters } from "#shared/catalog/shop/shop-filters.ts";
import { cardColumn, cardOf, type CardRow, readersCard, type Sql } from "../cards/cards.ts";
import { type Cursor, readCursor, writeCursor } from "./cursor.ts";
import { meetsFilters } from "./filters.ts";
import {
  correctionOf,
  matchesPlan,
  nameFirst,
  type SearchPlan,
  searchInSteps,
} from "../search/search.ts";
import { SHOWN_NAMES } from "../../platform/people/shown-name.ts";
import { type CatalogDeps, type Today, todayOf } from "../today.ts";

/** A request for a page of the shop. */
export type ListInput = ShopFilters & {
  q?: string | undefined;
  sort: SortId;
  cursor?: string | undefined;
  limit: number;
};

/** A page of the shop. */
export type ProductPage = {
  items: ProductCardData[];
  /** Where the next page starts; null on the last page. */
  nextCursor: string | null;
  /** The words searched for instead of the typed ones, which found nothing; otherwise null. */
  searchedFor: string | null;
};

type ListRow = CardRow & { sortKey: number | string; tier?: number };

/**
 * A page of the shop. The cursor is the last card's key rather than an offset, so that nothing is
 * repeated or skipped when goods are added or removed in between. Throws `invalid` for an invalid
 * cursor or one of another list.
 */
export async function listProducts(deps: CatalogDeps, input: ListInput): Promise<ProductPage> {
  return JSON.parse(await listProductsText(deps, input)) as ProductPage;
}

/** A page of the shop as JSON text: the cards are passed through as the database wrote them. Throws `invalid`. */
export async function listProductsText(deps: CatalogDeps, input: ListInput): Promise<string> {
  const sql = deps.db.$client;
  const today = todayOf(deps);
  const cursor = input.cursor === undefined ? null : cursorFor(input.cursor, input);
  const read = (plan: SearchPlan | null) => readRows(sql, { ...input, today, cursor, plan });
  if (input.q === undefined) return pageText(await read(null), null, input);
  if (cursor?.plan) return pageText(await read(cursor.plan), cursor.plan, input);
  const { rows, plan } = await searchInSteps(sql, input.q, read);
  return pageText(rows, plan, input);
}

/**
 * Whether any product, sold out or not, matches all words of a search, as typed or as probably
 * meant. Ignores filters.
 */
export async function hasAllWords(deps: CatalogDeps, q: string): Promise<boolean> {
  const sql = deps.db.$client;
  const reading = { q, sort: "recommended", limit: 1, today: todayOf(deps), cursor: null } as const;
  const { rows, plan } = await searchInSteps(sql, q, (one) =>
    readRows(sql, { ...reading, plan: one }),
  );
  return rows.length > 0 && plan.mode !== "any";
}

function pageText(
  rows: readonly ListRow[],
  plan: SearchPlan | null,
  { q, limit }: ListInput,
): string {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const more: Omit<ProductPage, "items"> = {
    nextCursor: last
      ? writeCursor({ key: last.sortKey, id: cardOf(last).id, tier: last.tier ?? 0, plan })
      : null,
    searchedFor: plan && rows.length > 0 ? searchedForOf(plan, q ?? "") : null,
  };
  const cards = shown.map(readersCard).join();
  return `{"items":[${cards}],${JSON.stringify(more).slice(1)}`;
}

function searchedForOf({ words, mode }: SearchPlan, query: string): string | null {
  return mode === "any" ? anyWordsSaid(words) : correctionOf(words, query);
}

/**
 * A cursor is only valid for the list it came from: names continue after a name, numbers after a
 * number. Throws `invalid`.
 */
function cursorFor(text: string, { sort, q }: ListInput): Cursor {
  const cursor = readCursor(text);
  const fits = (typeof cursor.key === "string") === (sort === "name");
  if (!fits || (cursor.plan !== null) !== (q !== undefined)) {
    throw new DomainError("invalid", m.otherList);
  }
  return cursor;
}

type Reading = Omit<ListInput, "cursor"> & {
  today: Today;
  cursor: Cursor | null;
  plan: SearchPlan | null;
};

/**
 * Without a search, scans the index of the sort order (within the category, if only one is chosen)
 * and stops after the page. With a search, `offset 0` makes Postgres use the search index first,
 * which finds few rows. The limit is a literal, because with a parameter Postgres would plan the
 * statement again for every call.
 */
function readRows(sql: Sql, reading: Reading) {
  const { today, plan, limit } = reading;
  const column = sortColumn(reading.sort);
  const key = sql.unsafe(column);
  const tier = plan && reading.sort === "recommended" ? nameFirst(sql, plan) : null;
  return sql<ListRow[]>`
    ${sql.unsafe(`select ${cardColumn(today)}, ${column} as "sortKey"`)} ${tier ? sql`, ${tier} as tier` : nothing(sql)}
    from ${plan ? sql`(select * from products p where p.visible and ${matchesPlan(sql, plan)} offset 0)` : sql.unsafe("products")} p
    where p.visible ${meetsFilters(sql, reading, today)} ${afterCursor(sql, reading.cursor, key, tier)}
    order by ${tier ? sql`${tier}, ` : nothing(sql)}
    ${sql.unsafe(`${column}, p.id limit ${limit + 1}`)}`;
}

function sortColumn(sort: SortId): string {
  switch (sort) {
    case "recommended":
      return "p.rank";
    case "price":
      return "p.price_cents";
    case "unit-price":
      return "p.unit_rank";
    case "name":
      return SHOWN_NAMES[languageNow()];
  }
}

type Fragment = ReturnType<typeof nameFirst>;

const nothing = (sql: Sql) => sql.unsafe("");

function afterCursor(
  sql: Sql,
  cursor: Cursor | null,
  key: ReturnType<typeof nothing>,
  tier: Fragment | null,
) {
  if (!cursor) return nothing(sql);
  return tier
    ? sql`and (${tier}, ${key}, p.id) > (${cursor.tier}, ${cursor.key}, ${cursor.id})`
    : sql`and (${key}, p.id) > (${cursor.key}, ${cursor.id})`;
}
