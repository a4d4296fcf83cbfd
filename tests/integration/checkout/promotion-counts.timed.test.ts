import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { Tx } from "#db/client.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { fillTables, type Rows } from "#tests/support/postgres/fill-table.ts";
import { expectQuick } from "#tests/support/postgres/quick.ts";

/** Number of orders that used one code; as many others used none. */
const USES = 50_000;
/** Time limit for counting, in milliseconds. */
const QUICK = 50;
/** A person who used the first code twice and has no open checkout. */
const PERSON = { cookie: "token7", account: "user7", email: "person-7@furrow.example" };

const CODES = {
  "one with every limit": { id: 1, limit: null },
  "one whose uses are all taken": { id: 2, limit: "used_up" },
  "one that this person has used up": { id: 3, limit: "used_by_you" },
  "one for a first order": { id: 4, limit: "first_order" },
  "one without limits": { id: 5, limit: null },
};

const ROWS: Readonly<Record<string, Rows>> = {
  promotions: (tx) => tx`
    insert into promotions (id, code, kind, value, first_order, per_person, in_all, created_at) values
      (1, 'EVERY', 'percent', 1000, false, 3, ${USES + 1}, now()),
      (2, 'TAKEN', 'percent', 1000, false, null, ${USES / 2}, now()),
      (3, 'YOURS', 'percent', 1000, false, 1, null, now()),
      (4, 'FIRST', 'percent', 1000, true, null, null, now()),
      (5, 'PLAIN', 'percent', 1000, false, null, null, now())`,
  checkouts: (tx) => tx`
    insert into checkouts (id, token_hash, user_id, state, hold_expires_at, hold_ends_at, created_at)
    select md5('checkout' || n)::uuid, 'token' || n, md5('user' || n)::uuid, 'placed', now(), now(), now()
    from generate_series(1, ${4 * USES}::int) n`,
  checkout_quotes: (tx) => tx`
    insert into checkout_quotes (checkout_id, revision, quote, delivery, created_at)
    select md5('checkout' || n)::uuid, 1, '{}', jsonb_build_object('email', 'person-' || n || '@furrow.example'), now()
    from generate_series(1, ${4 * USES}::int) n`,
  orders: (tx) => tx`
    insert into orders (id, number, checkout_id, payment_intent_id, user_id, email, subtotal_cents, tax_cents,
      delivery_cents, discount_cents, credit_cents, total_cents, tax_bps, delivery_day, delivery_window, state, delivery, placed_at)
    select md5('order' || n)::uuid, 'FUR-' || n, md5('checkout' || n)::uuid, 'pi_' || n, md5('user' || n)::uuid,
      'person-' || n || '@furrow.example', 500, 0, 0, 0, 0, 500, 725, date '2026-01-01' + n % 300, 'morning', 'delivered', '{}', now()
    from generate_series(1, ${4 * USES}::int) n`,
  promotion_uses: (tx) => tx`
    insert into promotion_uses (checkout_id, promotion_id, order_id, amount_cents, stands, created_at)
    select md5('checkout' || n)::uuid, 1 + (n - 1) / ${USES}::int, md5('order' || n)::uuid, 100, true,
      now() - n * interval '1 minute'
    from generate_series(1, ${3 * USES}::int) n`,
};

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase("market");
  await fillTables({ url: database.url, serverUrl: inject("postgresUrl") }, ROWS);
  // Another order of the same person, with the third code.
  await database.sql`update orders set email = ${PERSON.email} where number = ${`FUR-${2 * USES + 7}`}`;
  await database.sql`update checkouts set token_hash = ${PERSON.cookie} where id = md5(${`checkout${2 * USES + 7}`})::uuid`;
}, 120_000);
afterAll(() => database[Symbol.asyncDispose]());

async function limitOf(tx: Tx, promotion: number): Promise<string | null> {
  const { cookie, account, email } = PERSON;
  const [row] = await tx.execute<{ limit: string | null }>(sql`
    select locked_limit_of_promotion(${promotion}, null, ${cookie}, md5(${account})::uuid, ${email}) as "limit"`);
  return row!.limit;
}

/** The number of rows read by sequential scans instead of an index. */
async function readInARow(tx: Tx): Promise<unknown> {
  const [read] = await tx.execute(sql`
    select sum(pg_stat_get_xact_tuples_returned(relation))::int as rows
    from unnest(array['orders', 'checkouts', 'checkout_quotes', 'promotion_uses']::regclass[]) relation`);
  return read;
}

it.each(Object.entries(CODES))(
  "the uses of %s are counted without reading a table",
  async (name, { id, limit }) => {
    await database.db.transaction(async (tx) => {
      expect(await limitOf(tx, id)).toBe(limit);
      expect(await readInARow(tx)).toEqual({ rows: 0 });
    });
    const work = () => database.db.transaction((tx) => limitOf(tx, id));
    const lookAtAll = () =>
      database.sql`select count(*) from promotion_uses where amount_cents > 0`;
    await expectQuick({ name, limit: QUICK, lookAtAll }, work);
  },
);
