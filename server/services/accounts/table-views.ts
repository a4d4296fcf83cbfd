import { and, asc, eq, sql } from "drizzle-orm";
import { platformViews as m } from "#messages/platform/views.ts";
import { DomainError } from "#shared/errors.ts";
import {
  type NewTableView,
  VIEWS_IN_ALL_MAX,
  VIEWS_MAX,
} from "#shared/platform/table/table-view.ts";
import type { Db, Tx } from "#db/client.ts";
import { tableViews } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";

/** The user's views of a table, by name. */
export function listViews({ db }: Pick<Deps, "db">, userId: string, table: string) {
  const { id, name, search } = tableViews;
  return db
    .select({ id, name, search })
    .from(tableViews)
    .where(and(eq(tableViews.userId, userId), eq(tableViews.table, table)))
    .orderBy(asc(sql`lower(${name}::text)`));
}

/**
 * Saves a view of a table under a name. One that is saved already, as after a lost response, stays. Throws `conflict`
 * if another view of the table has the name, or if there are `VIEWS_MAX` of it or `VIEWS_IN_ALL_MAX` of all tables.
 */
export async function saveView(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  view: NewTableView,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    const same = await viewNamed(tx, userId, view);
    if (same && isSame(same.search, view.search)) return;
    if (same) throw nameTaken();
    await requireRoom(tx, userId, view.table);
    await tx.insert(tableViews).values({ userId, ...view, createdAt: clock.now() });
  });
}

/** Renames a view. Throws `not_found` for someone else's, and `conflict` if another one of its table has the name. */
export async function renameView(
  { db }: Pick<Deps, "db">,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockViews(tx, userId);
    const [view] = await tx.select().from(tableViews).where(isOwn(userId, id));
    if (!view) throw unknownView();
    const same = await viewNamed(tx, userId, { table: view.table, name });
    if (same && same.id !== id) throw nameTaken();
    await tx.update(tableViews).set({ name }).where(isOwn(userId, id));
  });
}

/** Removes a view; one that is gone already is gone. Throws `not_found` for someone else's. */
export async function removeView(
  { db }: Pick<Deps, "db">,
  userId: string,
  id: string,
): Promise<void> {
  const [removed] = await db.delete(tableViews).where(isOwn(userId, id)).returning();
  if (!removed && (await db.$count(tableViews, eq(tableViews.id, id))) > 0) throw unknownView();
}

const isOwn = (userId: string, id: string) =>
  and(eq(tableViews.userId, userId), eq(tableViews.id, id));

/** Locks the account, so that views saved at the same moment are counted one after the other. */
async function lockViews(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

async function requireRoom(tx: Tx, userId: string, table: string): Promise<void> {
  const ofUser = eq(tableViews.userId, userId);
  const views = await tx.$count(tableViews, and(ofUser, eq(tableViews.table, table)));
  if (views >= VIEWS_MAX) throw new DomainError("conflict", m.mostViews(VIEWS_MAX));
  const inAll = await tx.$count(tableViews, ofUser);
  if (inAll >= VIEWS_IN_ALL_MAX) {
    throw new DomainError("conflict", m.mostViewsInAll(VIEWS_IN_ALL_MAX));
  }
}

async function viewNamed(
  db: Db | Tx,
  userId: string,
  { table, name }: Pick<NewTableView, "table" | "name">,
) {
  const [view] = await db
    .select()
    .from(tableViews)
    .where(
      and(eq(tableViews.userId, userId), eq(tableViews.table, table), eq(tableViews.name, name)),
    );
  return view;
}

/** `jsonb` keeps no order of keys. */
function isSame(one: NewTableView["search"], other: NewTableView["search"]): boolean {
  const text = (search: NewTableView["search"]) =>
    JSON.stringify(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return text(one) === text(other);
}

const nameTaken = () => new DomainError("conflict", m.nameTaken, { field: "name" });
const unknownView = () => new DomainError("not_found", m.noView);
