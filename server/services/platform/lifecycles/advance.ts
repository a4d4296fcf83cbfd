import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { DomainError } from "#shared/errors.ts";
import type { Lifecycle } from "#shared/lifecycle.ts";
import type { Changes, Mover, Registered, Writer } from "./register.ts";

type Row<Table extends PgTable> = Table["$inferSelect"];

/** Options of a move: other columns to set and, if a history is kept, who makes the move. */
type Along<Table extends PgTable, Name extends string, Kept> = {
  set?: Changes<Table, Name>;
} & (Kept extends true ? { by: Mover } : { by?: never });

type OneAlong<Table extends PgTable, Name extends string, Kept> = Along<Table, Name, Kept> & {
  /** A condition that must hold in addition to the state. */
  when?: SQL | undefined;
};

type AllAlong<Table extends PgTable, Name extends string, State, Kept> = Along<
  Table,
  Name,
  Kept
> & {
  /** Limits the move to rows in these states. */
  from?: readonly State[];
};

/**
 * Moves one row along its lifecycle and records its history, if one is kept. Returns the updated row. Throws `conflict`
 * if the event is not possible in the row's state, if the row has moved since it was read, or if `when` does not hold.
 */
export async function advance<
  Table extends PgTable,
  Key extends string,
  Name extends string,
  State extends string,
  Event extends string,
  Kept extends boolean,
>(
  tx: Writer,
  life: Registered<Table, Key, Name, State, Event, Kept>,
  row: Pick<Row<Table>, Key> & Record<Name, NoInfer<State>>,
  event: NoInfer<Event>,
  ...[along]: Kept extends true ? [OneAlong<Table, Name, true>] : [OneAlong<Table, Name, false>?]
): Promise<Row<Table>> {
  const from = row[life.name];
  if (life.lifecycle.next(from, event) === null) throw new DomainError("conflict", life.movedOn());
  const isThis = life.key.map((name) => eq(columnOf(life, name), row[name]));
  const [moved] = await move(tx, life, event, {
    from,
    which: and(...isThis, along?.when),
    set: along?.set,
    by: along?.by,
  });
  if (!moved) throw new DomainError("conflict", life.movedOn());
  return moved;
}

/**
 * Moves all rows that match `which` and whose state allows the event, each with its history. Concurrent calls move each
 * row once. Returns the rows that this call moved.
 */
export async function advanceAll<
  Table extends PgTable,
  Name extends string,
  State extends string,
  Event extends string,
  Kept extends boolean,
>(
  tx: Writer,
  life: Registered<Table, string, Name, State, Event, Kept>,
  event: NoInfer<Event>,
  which: SQL | undefined,
  ...[along]: Kept extends true
    ? [AllAlong<Table, Name, NoInfer<State>, true>]
    : [AllAlong<Table, Name, NoInfer<State>, false>?]
): Promise<Row<Table>[]> {
  const states = sourcesIn(life, event, along?.from);
  const change = { set: along?.set, by: along?.by, which };
  // History records the previous state, so update one state at a time.
  if (!life.history) return move(tx, life, event, { ...change, from: states });
  const moved: Row<Table>[] = [];
  for (const from of states) moved.push(...(await move(tx, life, event, { ...change, from })));
  return moved;
}

/**
 * Upserts a row in the state that an externally reported event leads to. An existing row is moved there and updated
 * with `set`; if it is already there, only the columns are updated; if the event is no longer possible, it stays as it
 * is. A single statement.
 */
export async function insertOrAdvance<
  Table extends PgTable,
  Name extends string,
  State extends string,
  Event extends string,
>(
  tx: Writer,
  life: Registered<Table, string, Name, State, Event, false>,
  event: NoInfer<Event>,
  { values, set }: { values: Omit<Table["$inferInsert"], Name>; set: Changes<Table, Name> },
): Promise<void> {
  const { table, name, lifecycle } = life;
  const state = columnOf(life, name);
  const to = lifecycle.target(event);
  await tx
    .insert<PgTable>(table)
    .values({ ...values, [name]: to })
    .onConflictDoUpdate({
      target: life.key.map((key) => columnOf(life, key)),
      set: { ...set, [name]: to },
      setWhere: inArray(state, [to, ...lifecycle.sources(event)]),
    });
}

type Change<State> = {
  from: State | readonly State[];
  which: SQL | undefined;
  set: object | undefined;
  by: Mover | undefined;
};

async function move<Table extends PgTable, State extends string, Event extends string>(
  tx: Writer,
  life: Registered<Table, string, string, State, Event, boolean>,
  event: Event,
  { from, which, set, by }: Change<State>,
): Promise<Row<Table>[]> {
  const { table, name, lifecycle, history } = life;
  const to = lifecycle.target(event);
  const state = columnOf(life, name);
  const isFrom = typeof from === "string" ? eq(state, from) : inArray(state, [...from]);
  const moved: Row<Table>[] = await tx
    .update<PgTable>(table)
    .set({ ...set, [name]: to })
    .where(and(isFrom, which))
    .returning();
  if (history && by && typeof from === "string")
    await history.write(tx, moved, { from, to, ...by });
  return moved;
}

function sourcesIn<State extends string, Event extends string>(
  { lifecycle }: { lifecycle: Lifecycle<State, Event> },
  event: Event,
  from: readonly State[] = lifecycle.sources(event),
): readonly State[] {
  const not = from.find((state) => lifecycle.next(state, event) === null);
  if (not) throw new Error(`No row that is ${not} can ${event}`);
  return from;
}

function columnOf(
  { columns }: { columns: Readonly<Record<string, PgColumn>> },
  name: string,
): PgColumn {
  const column = columns[name];
  if (!column) throw new Error(`There is no column ${name}`);
  return column;
}
