import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { connect } from "#db/client.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

/** As many as the patched driver keeps on a connection (db/patches). */
const LIMIT = 250;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

function onlyConnection() {
  const pool = connect(database.url, { poolSize: 1 });
  onTestFinished(() => pool.sql.end({ timeout: 1 }));
  return pool.sql;
}

type Sql = ReturnType<typeof onlyConnection>;

/** A text of its own for each number, with a parameter. */
const ask = (sql: Pick<Sql, "unsafe">, number: number) =>
  sql.unsafe<{ sum: number }[]>(`select ${number} + $1::int as sum`, [1], { prepare: true });
const sumOf = async (sql: Pick<Sql, "unsafe">, number: number) => (await ask(sql, number))[0]!.sum;

/** Asked by a simple query, which prepares nothing. */
async function prepared(sql: Sql): Promise<string[]> {
  const rows = await sql
    .unsafe<{ statement: string }[]>("select statement from pg_prepared_statements")
    .simple();
  return rows.map(({ statement }) => statement);
}

describe("A connection that is asked ever new statements", () => {
  it("keeps a bounded number of them prepared", async () => {
    const sql = onlyConnection();
    for (let number = 0; number < LIMIT * 3; number++) {
      expect(await sumOf(sql, number)).toBe(number + 1);
    }
    expect((await prepared(sql)).length).toBeGreaterThan(LIMIT - 10);
    expect((await prepared(sql)).length).toBeLessThanOrEqual(LIMIT + 5);
  });

  it("keeps the one that is used again and again", async () => {
    const sql = onlyConnection();
    for (let number = 0; number < LIMIT * 2; number++) {
      await sumOf(sql, number);
      await sumOf(sql, -1);
    }
    const statements = await prepared(sql);
    expect(statements).toContain("select -1 + $1::int as sum");
    expect(statements).not.toContain("select 0 + $1::int as sum");
  });

  it("answers each of many at once with its own rows, and what was closed again", async () => {
    const sql = onlyConnection();
    const numbers = Array.from({ length: LIMIT * 2 }, (_, place) => place);
    const twice = [...numbers, ...numbers];
    const sums = await Promise.all(twice.map((number) => sumOf(sql, number)));
    expect(sums).toEqual(twice.map((number) => number + 1));
  });

  it("closes them also in a transaction, after a failed statement and beside a cursor", async () => {
    const sql = onlyConnection();
    for (let number = 0; number < LIMIT; number++) await sumOf(sql, number);
    await sql.begin(async (tx) => {
      for (let number = LIMIT; number < LIMIT * 2; number++) {
        const failed = tx.savepoint((inner) => ask(inner, number).then(() => inner`select 1 / 0`));
        await expect(failed).rejects.toThrow("division by zero");
        expect(await sumOf(tx, -number)).toBe(1 - number);
      }
    });
    const seen: number[] = [];
    const rows = sql<{ n: number }[]>`select n from generate_series(1, ${7}::int) as n`;
    await rows.cursor(2, (some) => void seen.push(...some.map(({ n }) => n)));
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await prepared(sql)).length).toBeLessThanOrEqual(LIMIT + 5);
  });
});
