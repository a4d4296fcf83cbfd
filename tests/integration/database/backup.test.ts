import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";

let seeded: FreshDatabase;
let restored: FreshDatabase;

beforeAll(async () => {
  [seeded, restored] = await Promise.all([freshDatabase("market"), freshDatabase()]);
});
afterAll(() => Promise.all([seeded, restored].map((one) => one[Symbol.asyncDispose]())));

/** Connected as pg_restore and psql are while they play a backup of pg_dump: no name is found without its schema. */
async function restoring(database: FreshDatabase): Promise<Sql> {
  const url = new URL(inject("postgresUrl"));
  url.pathname = new URL(database.ownerUrl).pathname;
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await sql`select pg_catalog.set_config('search_path', '', false)`;
  return sql;
}

type Table = { name: string; columns: string };

/** Tables with the columns that a backup holds: generated ones are worked out again as it is restored. */
const tablesOf = (sql: Sql) => sql<Table[]>`
  select format('%I.%I', schemaname, tablename) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_tables join pg_attribute on attrelid = format('%I.%I', schemaname, tablename)::regclass
    and attnum > 0 and not attisdropped and attgenerated = ''
  where schemaname = 'public' group by 1 order by 1`;

/** The rows as they are, what is generated apart. */
async function copy(name: string, from: Sql, into: Sql): Promise<void> {
  const { columns = "" } = (await tablesOf(from)).find((table) => table.name === name) ?? {};
  const [row] = await from.unsafe<{ rows: string | null }[]>(
    `select jsonb_agg(kept)::text as rows from ${name} kept`,
  );
  await into.unsafe(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::text::jsonb)`,
    [row?.rows ?? "[]"],
  );
}

it("every table of a backup is restored as pg_dump restores it", async () => {
  const into = await restoring(restored);
  try {
    // Triggers and references come after the rows in a backup, so none of them is there yet.
    await into`set session_replication_role = replica`;
    for (const { name } of await tablesOf(seeded.sql)) {
      await into.unsafe(`truncate ${name} cascade`);
      await copy(name, seeded.sql, into);
    }
  } finally {
    await into.end();
  }
  const cards =
    "select id, card, search_text, search_text_es, most_weight, unit_rank from products order by id";
  expect(await restored.sql.unsafe(cards)).toEqual(await seeded.sql.unsafe(cards));
});

it("indexes are built anew by name of the schema alone", async () => {
  const sql = await restoring(seeded);
  try {
    await expect(sql`reindex schema public`).resolves.toBeDefined();
  } finally {
    await sql.end();
  }
});

it("what triggers look up as rows are written is found without a search path", async () => {
  await using empty = await freshDatabase();
  const sql = await restoring(empty);
  try {
    await copy("public.farms", seeded.sql, sql);
    await copy("public.products", seeded.sql, sql);
    const written =
      "insert into public.ledger_transactions (key, kind, created_at) values ('a', 'sale', now()) returning id";
    const [row] = await sql.unsafe<{ id: string }[]>(written);
    await sql`insert into public.ledger_entries (transaction_id, account, amount_cents) values
      (${row?.id ?? ""}, 'other_income', -100), (${row?.id ?? ""}, 'provider_balance', 100)`;
  } finally {
    await sql.end();
  }
  expect(await empty.sql`select word from search_words`).not.toEqual([]);
});
