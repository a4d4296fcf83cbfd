import { readdir, readFile } from "node:fs/promises";
import { and, eq, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "#db/client.ts";
import {
  advance,
  advanceAll,
  insertOrAdvance,
} from "#server/services/platform/lifecycles/advance.ts";
import { lifecycles } from "#server/services/platform/lifecycles/lifecycles.ts";
import type { Registered } from "#server/services/platform/lifecycles/register.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { lifecycleRows, standingIn } from "#tests/support/market/lifecycles/lifecycle-rows.ts";

type Any = Registered<PgTable, string, "state" | "status", string, string, boolean>;
type Row = Record<string, unknown>;
type Stated = Row & Record<"state" | "status", string>;

const all: readonly (readonly [string, Any])[] = Object.entries<Any>(lifecycles);
const BY = { actor: "system", cause: "a walk", at: new Date("2026-11-20T17:00:00Z") };
const CONFLICT = { code: "conflict" };

/** Columns with such a name that are not a lifecycle of ours; docs/decisions/031 says why. */
const PLAIN = ["disputes.status", "products.status"];

let database: FreshDatabase;
let rows: Record<string, Row>;

beforeAll(async () => {
  database = await freshDatabase();
  rows = await lifecycleRows(database.db);
});
afterAll(() => database[Symbol.asyncDispose]());

class Undone extends Error {}

/** Runs something in a transaction and rolls it back. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const done = database.db.transaction(async (tx) => {
    await work(tx);
    throw new Undone();
  });
  await expect(done).rejects.toBeInstanceOf(Undone);
}

type Case = { name: string; life: Any; state: string; event: string };

/** Inserts a row of the lifecycle in that state. */
async function rowIn(tx: Tx, { name, life, state }: Case): Promise<Stated> {
  const values = { ...rows[name], ...standingIn(name, state), [life.name]: state };
  const [row] = await tx.insert(life.table).values(values).returning();
  return row as Stated;
}

const isRow = (life: Any, row: Row) =>
  and(...life.key.map((key) => eq(life.columns[key]!, row[key])));

async function stateOf(tx: Tx, life: Any, row: Row): Promise<unknown> {
  const [now] = await tx.select().from(life.table).where(isRow(life, row));
  return now?.[life.name];
}

async function historyOf(tx: Tx, { name, life }: Case, row: Row): Promise<Row[]> {
  const owner = { order: "order", application: "application", giftCard: "gift_card" }[name];
  expect(life.isKept, "a lifecycle with a history is walked with it").toBe(owner !== undefined);
  if (!owner) return [];
  const table = owner === "application" ? "farmer_application_history" : `${owner}_history`;
  return tx.execute(sql`
    select from_state as from, to_state as to, actor, cause,
      (extract(epoch from created_at) * 1000)::float8 as at
    from ${sql.identifier(table)}
    where ${sql.identifier(`${owner}_id`)} = ${row["id"]} order by id`);
}

const casesOf = ([name, life]: (typeof all)[number]): Case[] =>
  life.lifecycle.states.flatMap((state) =>
    life.lifecycle.allEvents.map((event) => ({ name, life, state, event })),
  );

describe.each(all)("The lifecycle of a %s", (name, life) => {
  const { lifecycle } = life;
  const cases = casesOf([name, life]);
  const alongTo = (to: string) => ({ by: BY, set: standingIn(name, to) });

  it("moves a row where an event may happen, with its history", async () => {
    for (const at of cases) {
      const { state: from, event } = at;
      const to = lifecycle.next(from, event);
      await undone(async (tx) => {
        const row = await rowIn(tx, at);
        const moving = advance(tx, life, row, event, alongTo(lifecycle.target(event)));
        if (to) {
          expect((await moving)[life.name]).toBe(to);
          expect(await historyOf(tx, at, row)).toEqual(
            life.isKept ? [{ from, to, ...BY, at: BY.at.getTime() }] : [],
          );
        } else {
          await expect(moving).rejects.toMatchObject(CONFLICT);
          expect(await historyOf(tx, at, row)).toEqual([]);
        }
        expect(await stateOf(tx, life, row), `${from}: ${event}`).toBe(to ?? from);
      });
    }
  });

  it("moves no row that has moved on since it was read, or that fails another condition", async () => {
    for (const at of cases.filter(({ state, event }) => lifecycle.next(state, event) !== null)) {
      const to = lifecycle.target(at.event);
      await undone(async (tx) => {
        const row = await rowIn(tx, at);
        const refused = advance(tx, life, row, at.event, { ...alongTo(to), when: sql`false` });
        await expect(refused).rejects.toMatchObject(CONFLICT);
        expect(await stateOf(tx, life, row)).toBe(at.state);
        await advance(tx, life, row, at.event, alongTo(to));
        if (to === at.state) return;
        const late = advance(tx, life, row, at.event, alongTo(to));
        await expect(late).rejects.toMatchObject(CONFLICT);
        expect(await historyOf(tx, at, row)).toHaveLength(life.isKept ? 1 : 0);
      });
    }
  });

  it("moves all rows at once that are in a state where the event may happen", async () => {
    for (const at of cases) {
      const { state: from, event } = at;
      const to = lifecycle.next(from, event);
      await undone(async (tx) => {
        const row = await rowIn(tx, at);
        const along = alongTo(lifecycle.target(event));
        const moved = await advanceAll(tx, life, event, isRow(life, row), along);
        expect(moved.map((one) => one[life.name])).toEqual(to ? [to] : []);
        expect(await stateOf(tx, life, row)).toBe(to ?? from);
        const kept = to && life.isKept ? [{ from, to, ...BY, at: BY.at.getTime() }] : [];
        expect(await historyOf(tx, at, row)).toEqual(kept);
      });
    }
    for (const { state, event } of cases.filter((at) => !lifecycle.next(at.state, at.event))) {
      const along = { ...alongTo(state), from: [state] };
      const wrong = advanceAll(database.db, life, event, sql`true`, along);
      await expect(wrong).rejects.toThrow(`No row that is ${state} can ${event}`);
    }
  });

  it("has the states of the database, and reaches each of them", async () => {
    const labels = await database.sql<{ label: string }[]>`
      select e.enumlabel as label from pg_attribute a join pg_enum e on e.enumtypid = a.atttypid
      where a.attrelid = ${getTableName(life.table)}::regclass
        and a.attname = ${life.columns[life.name]!.name} order by e.enumsortorder`;
    expect(labels.map(({ label }) => label)).toEqual(lifecycle.states);
    const reached = new Set([lifecycle.initial]);
    for (const state of reached) {
      for (const event of lifecycle.events(state)) reached.add(lifecycle.target(event));
    }
    expect([...reached].toSorted()).toEqual(lifecycle.states.toSorted());
  });
});

it("An event reported about a payment moves it only if its lifecycle allows that", async () => {
  const life = lifecycles.payment;
  const values = rows["payment"] as (typeof life.table)["$inferInsert"];
  const set = { livemode: true };
  for (const { state, event } of casesOf(["payment", life]) as {
    state: "succeeded";
    event: "challenge";
  }[]) {
    const to = life.lifecycle.target(event);
    await undone(async (tx) => {
      await insertOrAdvance(tx, life, event, { values, set });
      expect(await stateOf(tx, life, values)).toBe(to);
    });
    await undone(async (tx) => {
      await rowIn(tx, { name: "payment", life, state, event });
      await insertOrAdvance(tx, life, event, { values, set });
      const [row] = await tx.select().from(life.table).where(isRow(life, values));
      const counts = state === to || life.lifecycle.next(state, event) !== null;
      expect(row).toMatchObject({ state: counts ? to : state, livemode: counts });
    });
  }
});

it("Every lifecycle of the product, and every column with a state, is registered", async () => {
  const folder = new URL("../../../src/shared/", import.meta.url);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".ts"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const defined = texts.flatMap((text) =>
    [...text.matchAll(/(\w+)Lifecycle = defineLifecycle\(/g)].map(([, name]) => name),
  );
  expect(Object.keys(lifecycles).toSorted()).toEqual(defined.map(String).toSorted());
  const columns = await database.sql<{ name: string }[]>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name in ('state', 'status') or udt_name ~ '_(state|status)$')
      and table_name !~ '_history$'`;
  const registered = all.map(
    ([, { table, columns: known, name }]) => `${getTableName(table)}.${known[name]!.name}`,
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual([...registered, ...PLAIN].toSorted());
});
