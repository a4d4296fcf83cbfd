import { and, asc, count, desc, eq, getTableColumns, like, type SQL, sql } from "drizzle-orm";
import { secondFactors } from "#db/schema/accounts.ts";
import { orders } from "#db/schema/orders.ts";
import { users, userSortName, userWords } from "#db/schema/users.ts";
import { cents } from "#shared/money.ts";
import { EXPORT_ROWS_MAX, type TablePage } from "#shared/table.ts";
import type { UserQuery } from "#shared/user-admin.ts";
import { toCsv } from "../../csv/csv.ts";
import type { Deps } from "../../deps.ts";
import { type Actor, recordAudit } from "../audit.ts";
import { containing, pageOf } from "../table-query.ts";

/** Named one by one, so that no secret of an account ever joins them by itself. */
const { id, username, email, firstName, lastName, role, disabled, lastSeenAt, createdAt } =
  getTableColumns(users);

/** An order that was called off or given back counts for nothing. */
export const COUNTS = sql`${orders.state} not in ('cancelled', 'refunded')`;

/** Whether an authenticator app guards the account. */
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
  orders: sql<number>`(select count(*)::int from ${orders} where ${orders.userId} = ${users.id} and ${COUNTS})`,
  spent: sql`(select coalesce(sum(${orders.total}), 0) from ${orders}
    where ${orders.userId} = ${users.id} and ${COUNTS})`.mapWith((sum) => cents(Number(sum))),
};

/** One page of the accounts, with what each has bought. */
export function userPage({ db }: Pick<Deps, "db">, query: UserQuery) {
  const where = matching(query);
  const rows = db
    .select(COLUMNS)
    .from(users)
    .where(where)
    .orderBy(...orderOf(query));
  return pageOf(query, rows, db.select({ total: count() }).from(users).where(where));
}

type UserRow = Awaited<ReturnType<typeof userPage>> extends TablePage<infer Row> ? Row : never;

function matching({ q, role: wanted, state }: UserQuery) {
  return and(
    q ? like(userWords, containing(q.toLowerCase())) : undefined,
    wanted && eq(users.role, wanted),
    state && eq(users.disabled, state === "disabled"),
  );
}

/** Who was never seen stands at the end of the latest, and at the start of the longest unseen. */
function orderOf({ sort, dir }: UserQuery): SQL[] {
  const direction = dir === "asc" ? asc : desc;
  if (sort === "lastSeenAt") {
    const way = dir === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
    return [sql`${users.lastSeenAt} ${way}`, sql`${users.id} ${way}`];
  }
  const by = sort === "name" ? userSortName : users[sort];
  return [direction(by), direction(users.id)];
}

/** The accounts that `query` leaves, for a spreadsheet; who took it is written down. */
export async function exportUsers(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  query: UserQuery,
): Promise<string> {
  const { rows } = await userPage(deps, { ...query, page: 1, size: EXPORT_ROWS_MAX });
  await recordAudit(deps, deps.db, actor, {
    action: "export.made",
    subject: { kind: "users", id: "list", name: `${rows.length} users` },
  });
  return toCsv<UserRow>(
    [
      { heading: "First name", value: (row) => row.firstName },
      { heading: "Last name", value: (row) => row.lastName },
      { heading: "Username", value: (row) => row.username },
      { heading: "Email", value: (row) => row.email },
      { heading: "Role", value: (row) => row.role },
      { heading: "Status", value: (row) => (row.disabled ? "disabled" : "open") },
      { heading: "Second factor", value: (row) => (row.secondFactor ? "yes" : "no") },
      { heading: "Last seen", value: (row) => row.lastSeenAt },
      { heading: "Joined", value: (row) => row.createdAt },
      { heading: "Orders", value: (row) => row.orders },
      { heading: "Spent", value: (row) => (row.spent / 100).toFixed(2) },
    ],
    rows,
  );
}
