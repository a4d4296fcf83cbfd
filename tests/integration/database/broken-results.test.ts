import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { connect } from "#db/client.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

/** A pool of one connection, so that the next query gets the one whose result broke off. */
function onlyConnection() {
  const pool = connect(database.url, { poolSize: 1 });
  onTestFinished(() => pool.sql.end({ timeout: 1 }));
  return pool.sql;
}

type Sql = ReturnType<typeof onlyConnection>;

/** Sends some hundred rows, and then an error instead of the next. */
const breakOff = (sql: Sql) =>
  sql`select 1 / (500 - n) as share, repeat('x', 100) from generate_series(1, 1000) n`;

/** Sends some hundred rows, and then loses the connection. */
const lose = (sql: Sql) => sql`
  select case when n < 500 then repeat('x', 100) else pg_terminate_backend(pg_backend_pid())::text end
  from generate_series(1, 1000) n`;

const twoRows = async (sql: Sql) => [
  ...(await sql<{ n: number }[]>`select generate_series(1, 2) n`),
];

describe("A query on a connection", () => {
  it.each([
    ["failed", breakOff],
    ["lost the connection", lose],
  ])(
    "gets all its rows and no others after one that %s in the middle of its rows",
    async (_, one) => {
      const sql = onlyConnection();
      await expect(one(sql)).rejects.toBeInstanceOf(Error);
      // A lost connection refuses queries until the driver has noticed.
      expect(await vi.waitFor(() => twoRows(sql))).toEqual([{ n: 1 }, { n: 2 }]);
      expect(await twoRows(sql)).toEqual([{ n: 1 }, { n: 2 }]);
    },
  );

  it("gets its rows after a cursor that failed in the middle", async () => {
    const sql = onlyConnection();
    const read = async () => {
      for await (const rows of breakOff(sql).cursor(100)) expect(rows).toHaveLength(100);
    };
    await expect(read()).rejects.toBeInstanceOf(Error);
    expect(await twoRows(sql)).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
