import type { analyticsWaiting as m } from "#messages/analytics/waiting.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { Day } from "#shared/time.ts";
import type { Db } from "#db/client.ts";

/** Identifies a kind of waiting thing, and the message about it. */
export type WaitingId = keyof typeof m.waiting;

/** The page where a kind is handled, and the parameters with which it lists just that. */
type Page = {
  to: string;
  search?: Search;
  /** Parameters taken from these columns of its rows: the first row's by day and then in this order. */
  first?: Readonly<{ day: string } & Record<string, string>>;
};
/** The parameters of a page's address. */
export type Search = Readonly<Record<string, string | number>>;

/** A kind of thing that waits for someone on the team. */
export type Waiting = {
  id: WaitingId;
  /** The threshold that its message mentions, such as a number of days or a percentage; 0 if it mentions none. */
  limit: number;
  page: Page;
  /** Its rows: everything after `from` in an SQL query that counts them. */
  rows: Rows;
};

type Sql = Db["$client"];
/** The current time, for kinds that depend on the day or the hour. */
export type WaitingAt = {
  now: Date;
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

/** A list with one kind, since all tables of kinds hold lists. `page` is a path if its list needs no parameters. */
export const kind = (
  id: WaitingId,
  page: string | Page,
  rows: Rows,
  limit = 0,
): readonly Waiting[] => [
  { id, page: typeof page === "string" ? { to: page } : page, rows, limit },
];

/** The page of the routes of one day and window, of rows of `delivery_routes`. */
export const ROUTES_PAGE: Page = {
  to: "/dashboard/logistics/routes",
  first: { day: "day", window: "window" },
};
