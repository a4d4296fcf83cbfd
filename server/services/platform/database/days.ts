import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { PendingQuery, Row } from "postgres";
import type { Db } from "#db/client.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import { addDays, BUSINESS_ZONE, startOfBusinessDay } from "#shared/time.ts";

type Sql = Db["$client"];

/** Conditions for events on the days of a period, by the business's calendar. */
export function daysOf(sql: Sql, { from, to }: Period) {
  const first = sql`(${from}::date::timestamp at time zone ${BUSINESS_ZONE})`;
  const end = sql`((${to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})`;
  return {
    first,
    end,
    placed: sql`placed_at >= ${first} and placed_at < ${end}`,
    asked: (at: PendingQuery<Row[]>) => sql`${at} >= ${first} and ${at} < ${end}`,
  };
}

/** Condition that a column of instants is within a period's days, for Drizzle's queries. */
export function withinDays(at: PgColumn, { from, to }: Period): SQL | undefined {
  return and(gte(at, startOfBusinessDay(from)), lt(at, startOfBusinessDay(addDays(to, 1))));
}

/** The day an order was placed, on the business's calendar. */
export function placedDay(sql: Sql) {
  return sql`(placed_at at time zone ${BUSINESS_ZONE})::date`;
}
