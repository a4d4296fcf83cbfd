import { getTableColumns, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Lifecycle } from "#shared/lifecycle.ts";
import type { Tx } from "#db/client.ts";

/** Runs the statements: a transaction, or the pool for a single-statement move. */
export type Writer = Pick<Tx, "insert" | "update">;

/** Who moves a row (`system` or a user id), why and when. */
export type Mover = { actor: string; cause: string; at: Date };

type Row<Table extends PgTable> = Table["$inferSelect"];

/** A lifecycle and the table it applies to. */
export type Registered<
  Table extends PgTable,
  Key extends string,
  Name extends string,
  State extends string,
  Event extends string,
  Kept extends boolean,
> = {
  lifecycle: Lifecycle<State, Event>;
  table: Table;
  /** The properties of the primary key, and their columns. */
  key: readonly Key[];
  /** The property that holds the state: `state` or `status`. */
  name: Name;
  columns: Readonly<Record<string, PgColumn>>;
  /** The error message for a move that is no longer possible. */
  movedOn: () => string;
  /** Records the moves of these rows; null if no history is kept. */
  history: History<Table, State> | null;
  /** Whether a move must name who makes it. */
  isKept: Kept;
};

type History<Table extends PgTable, State> = {
  write(
    tx: Writer,
    rows: readonly Row<Table>[],
    move: { from: State; to: State } & Mover,
  ): Promise<void>;
};

/** Columns that change with the state, `name`, and are not set by callers. */
export type Changes<Table extends PgTable, Name extends string> = {
  [Column in keyof Table["$inferInsert"]]?: Column extends Name
    ? never
    : Table["$inferInsert"][Column] | SQL | undefined;
};

type Place<Table extends PgTable, Key, Name> = {
  table: Table;
  key: readonly Key[];
  name: Name;
  movedOn: () => string;
};

/** Registers a lifecycle without a history. */
export function register<
  Table extends PgTable,
  const Key extends keyof Row<Table> & string,
  const Name extends keyof Row<Table> & string,
  State extends string,
  Event extends string,
>(
  lifecycle: Lifecycle<State, Event>,
  place: Place<Table, Key, Name>,
): Registered<Table, Key, Name, State, Event, false> {
  const columns = getTableColumns<PgTable>(place.table);
  return { lifecycle, ...place, columns, history: null, isKept: false };
}

/** Registers a lifecycle whose moves are recorded by `write`. */
export function registerKept<
  Table extends PgTable,
  const Key extends keyof Row<Table> & string,
  const Name extends keyof Row<Table> & string,
  State extends string,
  Event extends string,
>(
  lifecycle: Lifecycle<State, Event>,
  place: Place<Table, Key, Name>,
  write: History<Table, State>["write"],
): Registered<Table, Key, Name, State, Event, true> {
  return { ...register(lifecycle, place), history: { write }, isKept: true };
}
