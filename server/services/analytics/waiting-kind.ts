import type { Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";

/** A kind of thing that waits for a person of the team. */
export type Waiting = {
  /** With the count in front: `1 dispute`, `2 disputes`. */
  words: readonly [one: string, more: string];
  /** What it waits for: `waiting for an answer`. */
  how: string;
  /** Where it is dealt with. */
  to: string;
  /** The rows, as the database reads them after `from`. */
  rows: Rows;
};

type Sql = Db["$client"];
export type Rows = (sql: Sql, at: { today: Day; tomorrow: Day }) => ReturnType<typeof fragment>;
const fragment = (sql: Sql) => sql``;

/** A list of one kind, so that lists of kinds are put together from it. */
export const kind = (
  words: Waiting["words"],
  how: string,
  to: string,
  rows: Rows,
): readonly Waiting[] => [{ words, how, to, rows }];
