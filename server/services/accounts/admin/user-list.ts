import { and, count, eq, getTableColumns, inArray, like, type SQL, sql, sum } from "drizzle-orm";
import { accountsErrors as m } from "#messages/accounts/errors.ts";
import { secondFactors } from "#db/schema/accounts/accounts.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { users, userSortName, userWords } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { cents } from "#shared/money.ts";
import type { UserQuery } from "#shared/accounts/user-admin.ts";
import { csvDollars } from "#server/csv/csv.ts";
import type { Deps } from "#server/deps.ts";
import type { Actor } from "../../platform/audit/audit.ts";
import { auditedCsv } from "../../platform/audit/audited-csv.ts";
import { STANDS } from "../../platform/standing-orders.ts";
import { containing, ordered, pageOfKeys } from "../../platform/database/table-query.ts";

/** Listed one by one, so that a new column with a secret is never selected by accident. */
const { id, username, email, firstName, lastName, role, disabled, lastSeenAt, createdAt } =
  getTableColumns(users);

const isTheirs = and(eq(orders.userId, users.id), STANDS);

/** Whether the account has an active authenticator app. */
export const hasSecondFactor = sql<boolean>`exists (
  select from ${secondFactors} f where f.user_id = ${users.id} and f.confirmed_at is not null)`;

const COLUMNS = {
  id,
  username,
  email,
  firstName,
  lastName,
  role,
  disabled,
  lastSeenAt,
  createdAt,
  secondFactor: hasSecondFactor,
  orders: sql<number>`(select count(*) from ${orders} where ${isTheirs})`,
  /** Cents charged for their orders, excluding canceled and refunded ones but not deducting partial refunds. */
  spent: sql`(select coalesce(sum(${orders.total}), 0) from ${orders}
    where ${isTheirs})`.mapWith(cents),
};

/** Orders and spending per account. Computed for all accounts, because the list can be sorted by them. */
function boughtByAll(db: Db) {
  return db
    .select({
      userId: orders.userId,
      orders: count().as("orders"),
      spent: sum(orders.total).as("spent"),
    })
    .from(orders)
    .where(STANDS)
    .groupBy(orders.userId)
    .as("bought");
}

/** A page of the accounts, with each one's orders and spending. */
export function listUsers({ db }: Pick<Deps, "db">, query: UserQuery) {
  const where = matching(query);
  const bought = boughtByAll(db);
  const keys = db
    .select({ key: users.id })
    .from(users)
    // Postgres drops this join when the sort order does not use it.
    .leftJoin(bought, eq(bought.userId, users.id))
    .where(where)
    .orderBy(...orderOf(query, bought));
  return pageOfKeys(query, {
    keys,
    rows: (page) => db.select(COLUMNS).from(users).where(inArray(users.id, page)),
    keyOf: (row) => row.id,
    total: db.select({ total: count() }).from(users).where(where),
  });
}

function matching({ q, role: wanted, state }: UserQuery) {
  return and(
    q ? like(userWords, containing(q.toLowerCase())) : undefined,
    wanted && eq(users.role, wanted),
    state && eq(users.disabled, state === "disabled"),
  );
}

/** Accounts that were never seen come last among the most recently seen, and first among the least recently seen. */
function orderOf({ sort, dir }: UserQuery, bought: ReturnType<typeof boughtByAll>): SQL[] {
  if (sort === "orders" || sort === "spent") {
    return ordered(dir, sql`coalesce(${bought[sort]}, 0)`, users.id);
  }
  if (sort === "lastSeenAt") {
    const way = dir === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
    return [sql`${users.lastSeenAt} ${way}`, sql`${users.id} ${way}`];
  }
  const by = sort === "name" ? userSortName : users[sort];
  return ordered(dir, by, users.id);
}

/** The accounts matching `query` as CSV. The export is audited. */
export function exportUsers(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: UserQuery,
): Promise<string> {
  return auditedCsv(deps, actor, {
    kind: "users",
    list: (whole) => listUsers(deps, { ...query, ...whole }),
    columns: [
      { heading: m.columns.firstName, value: (row) => row.firstName },
      { heading: m.columns.lastName, value: (row) => row.lastName },
      { heading: m.columns.username, value: (row) => row.username },
      { heading: m.columns.email, value: (row) => row.email },
      { heading: m.columns.role, value: (row) => row.role },
      {
        heading: m.columns.status,
        value: (row) => (row.disabled ? m.states.disabled : m.states.open),
      },
      {
        heading: m.columns.secondFactor,
        value: (row) => (row.secondFactor ? m.yesNo.yes : m.yesNo.no),
      },
      { heading: m.columns.lastSeen, value: (row) => row.lastSeenAt },
      { heading: m.columns.joined, value: (row) => row.createdAt },
      { heading: m.columns.orders, value: (row) => row.orders },
      { heading: m.columns.spent, value: (row) => csvDollars(row.spent) },
    ],
  });
}
