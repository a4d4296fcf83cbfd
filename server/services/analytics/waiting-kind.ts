import type { analyticsWaiting as m } from "#messages/analytics-waiting.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";

export type WaitingId = keyof typeof m.waiting;

/** A kind of thing that waits for a person of the team. */
export type Waiting = {
  /** Its words are the message of that name. */
  id: WaitingId;
  /** From how much on it waits, for words that say so. */
  limit: number;
  /** Where it is dealt with. */
  to: string;
  /** The rows, as the database reads them after `from`. */
  rows: Rows;
};

type Sql = Db["$client"];
/** When it is, for what waits by the day or the hour. */
export type WaitingAt = {
  today: Day;
  tomorrow: Day;
  /** The end of the coming seven days. */
  inAWeek: Day;
  /** Today's windows that have begun. */
  begun: readonly WindowId[];
};
export type Rows = (sql: Sql, at: WaitingAt) => ReturnType<typeof fragment>;
const fragment = (sql: Sql) => sql``;

/** A list of one kind, so that lists of kinds are put together from it. */
export const kind = (id: WaitingId, to: string, rows: Rows, limit = 0): readonly Waiting[] => [
  { id, to, rows, limit },
];
