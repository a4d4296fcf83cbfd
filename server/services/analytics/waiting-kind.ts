import type { analyticsWaiting as m } from "#messages/analytics-waiting.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";

/** Identifies a kind of waiting thing, and the message about it. */
export type WaitingId = keyof typeof m.waiting;

/** A kind of thing that waits for someone on the team. */
export type Waiting = {
  id: WaitingId;
  /** The threshold that its message mentions, such as a number of days or a percentage; 0 if it mentions none. */
  limit: number;
  /** The path of the page where it is handled. */
  to: string;
  /** Its rows: everything after `from` in an SQL query that counts them. */
  rows: Rows;
};

type Sql = Db["$client"];
/** The current time, for kinds that depend on the day or the hour. */
export type WaitingAt = {
  today: Day;
  tomorrow: Day;
  /** Seven days from today. */
  inAWeek: Day;
  /** Today's delivery windows that have started. */
  begun: readonly WindowId[];
};
/** Builds the part of an SQL query after `from`. */
export type Rows = (sql: Sql, at: WaitingAt) => ReturnType<typeof fragment>;
const fragment = (sql: Sql) => sql``;

/** A list with one kind, since all tables of kinds hold lists. */
export const kind = (id: WaitingId, to: string, rows: Rows, limit = 0): readonly Waiting[] => [
  { id, to, rows, limit },
];
