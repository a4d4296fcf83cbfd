import { getTableColumns, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Lifecycle } from "#shared/lifecycle.ts";
import type { Tx } from "#db/client.ts";

/** What takes the statements: a transaction, or the pool for a move that is one statement by itself. */
export type Writer = Pick<Tx, "insert" | "update">;

/** `system`, or the id of the user who moves a row, why and when. */
export type Mover = { actor: string; cause: string; at: Date };

type Row<Table extends PgTable> = Table["$inferSelect"];

/** A lifecycle and the rows that live by it. */
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
  /** The properties that name a row, and their columns. */
  key: readonly Key[];
  /** The property that holds the state: `state`, or `status`. */
  name: Name;
  columns: Readonly<Record<string, PgColumn>>;
  /** What someone reads who comes too late. */
  movedOn: () => string;
  /** Writes each of these rows' move down; null where no history is kept. */
  history: History<Table, State> | null;
  /** Whether a move has to say who makes it. */
  isKept: Kept;
};

type History<Table extends PgTable, State> = {
  write(
    tx: Writer,
    rows: readonly Row<Table>[],
    move: { from: State; to: State } & Mover,
  ): Promise<void>;
};

/** Columns that change along with the state, `name`, which no caller sets. */
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

/** Registers a lifecycle whose moves are kept nowhere but in what the caller writes. */
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

/** Registers a lifecycle of which every move is written down by `write`. */
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
