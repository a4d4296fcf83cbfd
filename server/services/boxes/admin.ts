import { and, asc, count, desc, eq, ilike, or, sql } from "drizzle-orm";
import type { SubscriptionState } from "#shared/box-plan.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { users } from "#db/schema/users.ts";
import type { Deps } from "../../deps.ts";
import { containing, pageOf, type TableQuery } from "../table-query.ts";

export const BOX_SORTS = ["since"] as const;
type Query = TableQuery<(typeof BOX_SORTS)[number]> & { state?: SubscriptionState | undefined };

/** The weekly boxes of all households, the newest first unless asked otherwise. */
export async function boxPage({ db }: Pick<Deps, "db">, query: Query) {
  const pattern = containing(query.q);
  const where = and(
    query.state && eq(boxSubscriptions.state, query.state),
    query.q
      ? or(
          ilike(users.email, pattern),
          ilike(users.firstName, pattern),
          ilike(users.lastName, pattern),
        )
      : undefined,
  );
  const direction = query.dir === "asc" ? asc : desc;
  const rows = db
    .select({
      id: boxSubscriptions.id,
      userId: users.id,
      name: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      state: boxSubscriptions.state,
      size: boxSubscriptions.size,
      everyWeeks: boxSubscriptions.everyWeeks,
      cardLabel: boxSubscriptions.cardLabel,
      pausedUntil: boxSubscriptions.pausedUntil,
      since: boxSubscriptions.createdAt,
      nextDay: sql<string | null>`(select min(b.day)::text from ${boxes} b
        where b.subscription_id = ${boxSubscriptions.id} and b.state in ('planned', 'charging', 'declined'))`,
      lastError: sql<string | null>`(select b.last_error from ${boxes} b
        where b.subscription_id = ${boxSubscriptions.id} and b.last_error is not null
        order by b.day desc limit 1)`,
    })
    .from(boxSubscriptions)
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(where)
    .orderBy(direction(boxSubscriptions.createdAt), direction(boxSubscriptions.id));
  const total = db
    .select({ total: count() })
    .from(boxSubscriptions)
    .innerJoin(users, eq(users.id, boxSubscriptions.userId))
    .where(where);
  return pageOf(query, rows, total);
}
