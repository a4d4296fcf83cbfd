import { and, count, eq, inArray, like, ne, sql } from "drizzle-orm";
import type { BoxFilter } from "#shared/boxes/box-filters.ts";
import { keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import { problemWords } from "#shared/boxes/box-words.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes/boxes.ts";
import { users, userWords } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { accountNameOf } from "../platform/people/account-name.ts";
import {
  containing,
  ordered,
  pageOfKeys,
  type TableQuery,
} from "../platform/database/table-query.ts";

/** The columns that the list of weekly boxes can be sorted by. */
export const BOX_SORTS = ["since"] as const;
type Query = TableQuery<(typeof BOX_SORTS)[number]> & { state?: BoxFilter | undefined };

const COLUMNS = {
  id: boxSubscriptions.id,
  userId: users.id,
  name: accountNameOf(users),
  email: users.email,
  state: boxSubscriptions.state,
  size: boxSubscriptions.size,
  everyWeeks: boxSubscriptions.everyWeeks,
  cardLabel: boxSubscriptions.cardLabel,
  pausedUntil: boxSubscriptions.pausedUntil,
  since: boxSubscriptions.createdAt,
  nextDay: sql<string | null>`(select min(b.day)::text from ${boxes} b
    where b.subscription_id = ${boxSubscriptions.id} and b.state in ('planned', 'charging', 'declined'))`,
  /** Why the latest unpaid box could not be charged, and the zip code it was to be delivered to. */
  problem: sql<{ why: string; zipCode: string } | null>`(
    select json_build_object('why', b.last_error,
      'zipCode', coalesce(b.donated_to, ${boxSubscriptions.delivery}) ->> 'zipCode')
    from ${boxes} b
    where b.subscription_id = ${boxSubscriptions.id} and b.last_error is not null
    order by b.day desc limit 1)`,
};

/** All households' weekly boxes, newest first by default. */
export async function listBoxes({ db }: Pick<Deps, "db">, query: Query) {
  const where = and(
    query.state === "running"
      ? ne(boxSubscriptions.state, "canceled")
      : query.state && eq(boxSubscriptions.state, query.state),
    query.q ? inArray(boxSubscriptions.userId, householdsOf(db, query.q)) : undefined,
  );
  const keys = db
    .select({ key: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(where)
    .orderBy(...ordered(query.dir, boxSubscriptions.createdAt, boxSubscriptions.id));
  return pageOfKeys(query, {
    keys,
    rows: (page) => rowsOf(db, page),
    keyOf: (row) => row.id,
    total: db.select({ total: count() }).from(boxSubscriptions).where(where),
  });
}

async function rowsOf(db: Db, ids: string[]) {
  const rows = await db
    .select(COLUMNS)
    .from(boxSubscriptions)
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(inArray(boxSubscriptions.id, ids));
  return rows.map(({ problem, cardLabel, ...row }) => ({
    ...row,
    cardLabel: keptCardLabel(cardLabel),
    lastError: problem && problemWords(problem.why, problem.zipCode),
  }));
}

function householdsOf(db: Db, words: string) {
  const found = like(userWords, containing(words.toLowerCase()));
  return db.select({ id: users.id }).from(users).where(found);
}
