import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { farms } from "#db/schema/farms/farms.ts";
import type { Db } from "#db/client.ts";
import { getCreditWhy } from "#server/services/analytics/why/credit-why.ts";
import { getOrderWhy, getPaymentWhy } from "#server/services/analytics/why/order-why.ts";
import { getPayoutWhy } from "#server/services/analytics/why/payout-why.ts";
import { getAnyRefundWhy } from "#server/services/analytics/why/refund-why.ts";
import { getSalesWhy } from "#server/services/analytics/why/sales-why.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import type { WhyStory } from "#shared/payments/why/why.ts";
import { unexplainedOf } from "#tests/support/money/unexplained.ts";
import { type FreshDatabase, freshDatabase } from "#tests/support/postgres/database.ts";
import { testDeps } from "#tests/support/deps.ts";
import { fillWithMovements, ORDERS, PAID_OUT } from "#tests/support/postgres/many-movements.ts";
import { expectQuick } from "#tests/support/postgres/quick.ts";

/** The maximum time for a story, in milliseconds. */
const QUICK = 200;
const REFUNDED = 7_770;
const PAYOUT = "11111111-1111-4111-8111-111111111111";

let database: FreshDatabase;
let deps: ReturnType<typeof testDeps>;
let farm: typeof farms.$inferSelect;
beforeAll(async () => {
  database = await freshDatabase();
  deps = testDeps(database.db);
  await fillWithMovements(database);
  await payOut();
}, 240_000);
afterAll(() => database[Symbol.asyncDispose]());

/** Creates a payout of one farm, for its latest `PAID_OUT` orders and their refunds. */
async function payOut(): Promise<void> {
  const { farmId } = (await first<{ farmId: number }>(sql`
    select farm_id as "farmId" from order_lines where order_id = md5(${`order${REFUNDED}`})::uuid`))!;
  await database.db.execute(sql`
    with paid as (
      select l.order_id from order_lines l join orders o on o.id = l.order_id
      where l.farm_id = ${farmId} order by o.placed_at desc limit ${PAID_OUT}
    ), run as (
      insert into payout_runs (day, drafted_at, created_at, updated_at) values ('2026-12-01', now(), now(), now()) returning id
    ), entry as (
      select e.id, e.amount_cents from paid join ledger_transactions t on t.order_id = paid.order_id
        join ledger_entries e on e.transaction_id = t.id and e.account = 'farm_payable'
    ), payout as (
      insert into payouts (id, run_id, farm_id, amount_cents, created_at, updated_at)
      select ${PAYOUT}, run.id, ${farmId}, (select -sum(amount_cents) from entry), now(), now() from run returning id
    ) insert into payout_entries (payout_id, entry_id) select payout.id, entry.id from payout, entry`);
  await database.db.execute(sql`analyze payout_entries`);
  const all = await database.db.select().from(farms);
  farm = all.find(({ id }) => id === farmId)!;
}

async function first<Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) {
  const [row] = await database.db.execute<Row>(query);
  return row;
}

/** Big tables that no story may scan sequentially. */
const BIG = [
  "orders",
  "order_lines",
  "order_history",
  "payments",
  "refunds",
  "refund_lines",
  "credits",
  "ledger_transactions",
  "ledger_entries",
  "payout_entries",
];

const { number, refundId, intentId } = {
  number: `FUR-${REFUNDED}`,
  refundId: sql`md5(${`refund${REFUNDED}`})::uuid`,
  intentId: `pi_${REFUNDED}`,
};

type Ask = (asked: Pick<typeof deps, "db" | "clock">) => Promise<WhyStory>;
const STORIES: Record<string, Ask> = {
  "an order's total": (asked) => getOrderWhy(asked, { by: "admin" }, number),
  "a payment": (asked) => getPaymentWhy(asked, intentId),
  "a refund": async (asked) => {
    const [row] = await asked.db.execute<{ id: string }>(sql`select ${refundId} as id`);
    return getAnyRefundWhy(asked, { refundId: row!.id, to: "card" });
  },
  "a credit movement": async (asked) => {
    const [row] = await asked.db.execute<{ id: number; user_id: string }>(sql`
      select id, user_id from credits where key = ${`gift:${REFUNDED}`}`);
    return getCreditWhy(asked, row!.user_id, row!.id);
  },
  "a payout": (asked) => getPayoutWhy(asked, farm.id, { payoutId: PAYOUT }),
  "a statement's line": async (asked) => {
    const [row] = await asked.db.execute<{ number: string }>(sql`
      select o.number from payout_entries x join ledger_entries e on e.id = x.entry_id
        join ledger_transactions t on t.id = e.transaction_id join orders o on o.id = t.order_id
      where x.payout_id = ${PAYOUT} limit 1`);
    return getPayoutWhy(asked, farm.id, { payoutId: PAYOUT, number: row!.number });
  },
};

it.each(Object.entries(STORIES))(
  "%s is explained without scanning any big table",
  async (_, ask) => {
    await database.db.transaction(async (tx) => {
      const story = await ask({ ...deps, db: tx as unknown as Db });
      expect(story.rows.length).toBeGreaterThan(0);
      expect(unexplainedOf(story)).toBe(0);
      const read = await tx.execute<{ name: string; rows: number }>(sql`
        select relation::text as name, pg_stat_get_xact_tuples_returned(relation)::int as rows
        from unnest(array[${sql.join(
          BIG.map((name) => sql`${name}`),
          sql`, `,
        )}]::regclass[]) relation where pg_stat_get_xact_tuples_returned(relation) > 0`);
      expect([...read]).toEqual([]);
    });
  },
);

const lookAtAll = () => database.sql`select count(*) from users where first_name = 'No one'`;

it.each(Object.entries(STORIES))("%s is explained quickly", async (name, ask) => {
  await expectQuick({ name, limit: QUICK, lookAtAll }, () => ask(deps));
});

it("a farm's sales of a month are explained quickly", async () => {
  const to = businessDayAt(new Date());
  const period = { from: addDays(to, -30), to };
  const ask = () => getSalesWhy(deps, farm, period);
  const story = await ask();
  expect(unexplainedOf(story)).toBe(0);
  expect(story.earlier).toBeGreaterThan(ORDERS / 1_000);
  await expectQuick({ name: "sales", limit: QUICK, lookAtAll }, ask);
});
