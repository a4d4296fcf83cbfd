import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appendOnly } from "#db/append-only.ts";
import { grantRights } from "#db/grants.ts";
import { APP_ROLE } from "#db/embedded/roles.ts";
import { prepareSchema } from "#server/boot/prepare-schema.ts";
import { ConfigError } from "#server/config/error.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

let database: FreshDatabase;
let app: postgres.Sql;

beforeAll(async () => {
  database = await freshDatabase();
  await grantRights(database.ownerUrl, APP_ROLE);
  app = database.db.$client;
});
afterAll(() => database[Symbol.asyncDispose]());

/** Postgres' code for a missing right. */
const REFUSED = { code: "42501" };

async function rightsOn(table: string): Promise<string[]> {
  const rows = await database.sql<{ right: string }[]>`
    select privilege as right
    from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
      with ordinality as known (privilege, place)
    where has_table_privilege(${APP_ROLE}, ${table}, privilege) order by place`;
  return rows.map(({ right }) => right);
}

describe("ASVS 13.2.2: the role of the application", () => {
  it.each([
    "create table mine (id int)",
    "create temporary table mine (id int)",
    "create schema mine",
    "create function mine() returns int language sql as 'select 1'",
    "create index on orders (email)",
    "create role mine",
    "alter table orders add column mine int",
    "alter table ledger_entries disable trigger all",
    "drop table throttles",
    "drop trigger audit_log_append_only on audit_log",
    "truncate throttles",
    "set role furrow_owner",
    "set session_replication_role = replica",
    "alter system set fsync = off",
    "copy users to program 'cat'",
    "select pg_read_file('postgresql.conf')",
    "delete from drizzle.__drizzle_migrations",
    "drop schema graphile_worker cascade",
  ])("cannot %s", async (statement) => {
    await expect(app.unsafe(statement)).rejects.toMatchObject(REFUSED);
  });

  it("reads and writes rows of every other table, and owns none", async () => {
    const tables = await database.sql<{ name: string; owner: string }[]>`
      select tablename as name, tableowner as owner from pg_tables where schemaname = 'public'`;
    expect(tables.length).toBeGreaterThan(50);
    for (const { name, owner } of tables) {
      expect(owner).not.toBe(APP_ROLE);
      if (name in appendOnly) continue;
      expect([name, await rightsOn(name)]).toEqual([
        name,
        ["SELECT", "INSERT", "UPDATE", "DELETE"],
      ]);
    }
  });
});

describe("what is written once", () => {
  it.each(Object.entries(appendOnly))(
    "%s takes new rows and keeps the old ones, but for the columns that the list names",
    async (table, columns) => {
      expect(await rightsOn(table)).toEqual(["SELECT", "INSERT"]);
      const rows = await database.sql<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and has_column_privilege(${APP_ROLE}, ${table}, attname, 'UPDATE')`;
      expect(rows.map(({ name }) => name).toSorted()).toEqual([...columns].toSorted());
    },
  );

  it.each([
    "update ledger_entries set amount_cents = 0",
    "delete from ledger_entries",
    "update ledger_transactions set key = ''",
    "delete from ledger_transactions",
    "update audit_log set action = 'none'",
    "delete from audit_log",
    "update order_history set to_state = 'placed'",
    "delete from order_history",
    "update order_lines set unit_price_cents = 1",
    "update stop_events set kind = 'delivered'",
    "delete from stop_events",
  ])("cannot %s", async (statement) => {
    await expect(app.unsafe(statement)).rejects.toMatchObject(REFUSED);
  });

  it("names no table that a trigger does not guard as well", async () => {
    const rows = await database.sql<{ name: string }[]>`
      select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid in ('refuse_change'::regproc, 'only_words_change'::regproc)`;
    const guarded = rows.map(({ name }) => name);
    expect(Object.keys(appendOnly).filter((name) => !guarded.includes(name))).toEqual([]);
  });

  it("covers every table that a trigger guards against change", async () => {
    const rows = await database.sql<{ name: string }[]>`
      select distinct tgrelid::regclass::text as name from pg_trigger
      where tgfoid in ('refuse_change'::regproc, 'only_words_change'::regproc) order by 1`;
    expect(rows.length).toBeGreaterThan(10);
    expect(Object.keys(appendOnly)).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });
});

describe("a schema and its roles", () => {
  it("a table of a new migration is the application's to use after the step that grants", async () => {
    await database.sql`create table brought_by_a_migration (id serial primary key)`;
    await expect(app`select from brought_by_a_migration`).rejects.toMatchObject(REFUSED);
    await prepareSchema({ url: database.url, ownerUrl: database.ownerUrl });
    await app`insert into brought_by_a_migration default values`;
    await database.sql`drop table brought_by_a_migration`;
  });

  it("a process that has the application's role alone starts on a schema that fits, and on no other", async () => {
    const alone = { url: database.url, ownerUrl: null };
    await expect(prepareSchema(alone)).resolves.toBeUndefined();
    const older = "update drizzle.__drizzle_migrations set created_at = created_at - 1";
    await database.sql.unsafe(older);
    const refusal = await prepareSchema(alone).catch((error: unknown) => error);
    await database.sql.unsafe(older.replace("- 1", "+ 1"));
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain("npm run db:migrate");
  });
});
