import { and, asc, desc, like, or, type SQL, sql } from "drizzle-orm";
import { accountName } from "#shared/accounts/user.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { orderDeskPath, searchedWords } from "#shared/orders/order-desk.ts";
import { accountsAdmin } from "#messages/accounts/admin/admin.ts";
import { packWords } from "#shared/catalog/pack-words.ts";
import { languageNow } from "#shared/language.ts";
import { FOUND_AT_MOST, type Found } from "#shared/analytics/find.ts";
import { formatDayShort } from "#shared/time.ts";
import { users, userSortName, userWords } from "#db/schema/accounts/users.ts";
import { farms, farmWords } from "#db/schema/farms/farms.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { orders, orderWords } from "#db/schema/orders/orders.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import { shownNameOf } from "../platform/people/shown-name.ts";
import { containing } from "../platform/database/table-query.ts";

/** Orders, people, farms and products that match the words, at most `FOUND_AT_MOST` of each, for the team. */
export async function findAnything({ db }: Pick<Deps, "db">, q: string): Promise<Found[]> {
  const kinds = await Promise.all([
    findOrders(db, q),
    findPeople(db, q),
    findFarms(db, q),
    findProducts(db, q),
  ]);
  return kinds.flat();
}

const all = (words: SQL, q: string) =>
  and(
    ...q
      .toLowerCase()
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => like(words, containing(word))),
  );

/** Latest first, so that the index on the time of the order lets the search stop early when many match. */
async function findOrders(db: Db, q: string): Promise<Found[]> {
  const words = searchedWords(q);
  if (words.length === 0) return [];
  const rows = await db
    .select({
      number: orders.number,
      email: orders.email,
      state: orders.state,
      day: orders.deliveryDay,
      first: sql<string | null>`${orders.delivery}->>'firstName'`,
      last: sql<string | null>`${orders.delivery}->>'lastName'`,
    })
    .from(orders)
    .where(and(...words.map((word) => like(orderWords, containing(word)))))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(FOUND_AT_MOST);
  return rows.map(({ number, email, state, day, first, last }) => ({
    kind: "order",
    path: orderDeskPath(number),
    title: number,
    about: [
      [first, last].filter(Boolean).join(" ") || email,
      formatDayShort(day),
      ORDER_STATE_WORDS[state],
    ].join(", "),
  }));
}

async function findPeople(db: Db, q: string): Promise<Found[]> {
  const rows = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      role: users.role,
    })
    .from(users)
    .where(all(userWords, q))
    .orderBy(asc(userSortName), asc(users.id))
    .limit(FOUND_AT_MOST);
  return rows.map(({ id, firstName, lastName, username, email, role }) => ({
    kind: "person",
    path: `/dashboard/admin/users/${id}`,
    title: accountName({ firstName, lastName, username }),
    about: `${email}, ${accountsAdmin.roles[role]}`,
  }));
}

async function findFarms(db: Db, q: string): Promise<Found[]> {
  const rows = await db
    .select({ name: farms.name, family: farms.family, town: farms.town })
    .from(farms)
    .where(all(farmWords, q))
    .orderBy(asc(farms.name), asc(farms.id))
    .limit(FOUND_AT_MOST);
  return rows.map(({ name, family, town }) => ({
    kind: "farm",
    path: `/dashboard/admin/farmers?q=${encodeURIComponent(name)}`,
    title: name,
    about: `${family}, ${town}`,
  }));
}

/**
 * Matches the beginnings of words in name, farm and summary, for Spanish readers in both languages; includes products
 * that are not on sale.
 */
async function findProducts(db: Db, q: string): Promise<Found[]> {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const query = words.map((word) => `${word}:*`).join(" & ");
  const english = sql`to_tsquery('english', ${query})`;
  const spanish = sql`to_tsquery('spanish', ${query})`;
  const isSpanish = languageNow() === "es";
  const rows = await db
    .select({
      id: products.id,
      name: shownNameOf(),
      farmId: products.farmId,
      farmName: products.farmName,
      pack: products.pack,
    })
    .from(products)
    .where(
      or(
        sql`${products.searchText} @@ ${english}`,
        isSpanish ? sql`${products.searchTextEs} @@ ${spanish}` : undefined,
      ),
    )
    .orderBy(
      isSpanish
        ? sql`greatest(ts_rank(${products.searchText}, ${english}), ts_rank(${products.searchTextEs}, ${spanish})) desc`
        : sql`ts_rank(${products.searchText}, ${english}) desc`,
      asc(shownNameOf()),
      asc(products.id),
    )
    .limit(FOUND_AT_MOST);
  return rows.map(({ id, name, farmId, farmName, pack }) => ({
    kind: "product",
    path: `/dashboard/admin/farmers/${farmId}/inventory/${id}`,
    title: name,
    about: `${packWords(pack)}, ${farmName}`,
  }));
}
