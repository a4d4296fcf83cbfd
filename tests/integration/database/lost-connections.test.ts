import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { connect, type Db, type Tx } from "#db/client.ts";
import { openClient } from "#db/open-client.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.empty("throttles"));

/** A pool of one connection, so that whatever comes next gets the one that was lost. */
function onlyConnection(): Db {
  const pool = connect(database.url, { poolSize: 1 });
  onTestFinished(() => pool.sql.end({ timeout: 1 }));
  return pool.db;
}

const write = (to: Db | Tx, key: string) =>
  to.execute(sql`insert into throttles (key, points) values (${key}, 1)`);
const written = async () =>
  (await database.sql<{ key: string }[]>`select key from throttles order by key`).map(
    ({ key }) => key,
  );

/** Ends the server's side of a transaction's connection. */
async function lose(tx: Tx): Promise<void> {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  await database.db.execute(sql`select pg_terminate_backend(${row!.pid}, 5000)`);
}

const lost = { cause: { code: "CONNECTION_CLOSED" } };

describe("A connection that is lost inside a transaction", () => {
  it("fails the transaction, and with it what it sends afterward", async () => {
    const late = Promise.withResolvers<unknown>();
    const db = onlyConnection();
    const outcome = db.transaction(async (tx) => {
      await write(tx, "before");
      await lose(tx);
      const sent = write(tx, "after");
      sent.catch(late.resolve);
      await sent;
    });
    await expect(outcome).rejects.toBeInstanceOf(Error);
    expect(await late.promise).toMatchObject(lost);
    expect(await written()).toEqual([]);
  });

  it("lends the connection that replaces it to nothing of that transaction", async () => {
    const { promise: replaced, resolve } = Promise.withResolvers<void>();
    const late = Promise.withResolvers<unknown>();
    const db = onlyConnection();
    const outcome = db.transaction(async (tx) => {
      await write(tx, "before");
      await lose(tx);
      await replaced;
      await write(tx, "after").then(late.resolve, late.resolve);
    });
    await expect(outcome).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
    await write(db, "another");
    resolve();
    expect(await late.promise).toMatchObject(lost);
    expect(await written()).toEqual(["another"]);
  });

  it.each([0, 1, 2])("is noticed at whatever step it comes (%i turns later)", async (turns) => {
    const db = onlyConnection();
    const outcome = db.transaction(async (tx) => {
      await lose(tx);
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      await write(tx, "after");
    });
    await expect(outcome).rejects.toBeInstanceOf(Error);
    await write(db, "another");
    expect(await written()).toEqual(["another"]);
  });
});

describe("A connection that is lost while it is opened", () => {
  it("fails the query it was opened for, and nothing that no one waits for", async () => {
    await using relay = await postgresRelay(database.url);
    const { db, sql: pool } = connect(relay.url, { poolSize: 1 });
    const unhandled: unknown[] = [];
    const keep = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", keep);
    onTestFinished(() => void process.off("unhandledRejection", keep));

    const typesAsked = relay.hangAt("pg_catalog.pg_type");
    const query = write(db, "first");
    query.catch(() => {});
    await typesAsked;
    await pool.end({ timeout: 0 });

    await expect(query).rejects.toBeInstanceOf(Error);
    await new Promise(setImmediate);
    expect(unhandled).toEqual([]);
  });
});

describe("A transaction that begins as the last statement that a connection has room for", () => {
  it("has the connection to itself", async () => {
    const room = { max: 2, max_pipeline: 2 };
    const pool = openClient(database.url, room);
    onTestFinished(() => pool.end({ timeout: 1 }));
    const ask = () => pool`select 1`.execute();
    await Promise.all([ask(), ask()]);
    const before = [ask(), ask(), ask(), ask()];
    const begun = [1, 2].map((n) =>
      pool.begin((tx) => tx`insert into throttles (key, points) values (${`own-${n}`}, 1)`),
    );

    const outcomes = await Promise.allSettled([...before, ...begun]);
    expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
    expect(await written()).toEqual(["own-1", "own-2"]);
    const left = await database.sql`
      select state from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`;
    expect(left).toEqual([]);
  });
});
