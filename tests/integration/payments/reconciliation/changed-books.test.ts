import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { explainDifference } from "#server/services/payments/reconciliation/explain.ts";
import { reconciliationOverview } from "#server/services/payments/reconciliation/overview.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { assertInvariants, violations } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  buy,
  chargedElsewhere,
  differing,
  newestRun,
  refundAll,
  refundOf,
} from "#tests/support/market/payments/reconciliation.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";

type Order = typeof orders.$inferSelect;

/** A paid order and a refunded one. Each test begins after a reconciliation without open differences. */
let world: World;
let admin: Person;
let bought: Order;
let refunded: Order;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  bought = await buy(world);
  refunded = await buy(world);
  await refundAll(world, refunded);
  world.clock.pass(3 * HOUR);
  await reconcile(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const sql = () => world.market.database.sql;

/** Changes the ledger directly, as only the database owner can. */
async function tamper(statements: string): Promise<void> {
  const guards = (word: "disable" | "enable") =>
    `alter table ledger_transactions ${word} trigger user; alter table ledger_entries ${word} trigger user;`;
  await sql().begin((tx) => tx.unsafe(`${guards("disable")} ${statements}; ${guards("enable")}`));
}

const onBalance = (key: string) => `update ledger_entries set amount_cents = amount_cents + 100
  where account = 'provider_balance'
    and transaction_id = (select id from ledger_transactions where key = '${key}')`;

describe("Books that were changed, and a charge past us", () => {
  it("are exactly the listed differences, which disappear once corrected or explained", async () => {
    const refund = await refundOf(world, refunded);
    const key = `refund:${refund.id}`;
    await tamper(`
      create table kept_t as select * from ledger_transactions where key = '${key}';
      create table kept_e as select * from ledger_entries where transaction_id in (select id from kept_t);
      delete from ledger_entries where id in (select id from kept_e);
      delete from ledger_transactions where id in (select id from kept_t);
      ${onBalance(`sale:${bought.id}`)}`);
    const direct = await chargedElsewhere(world);
    const charge = (await world.market.stripe.charges.list({ payment_intent: direct })).data[0]!;
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);

    const open = { state: "open", expectedReason: null };
    const lost = { id: `refund:${refund.providerRefundId}`, ours: 0, theirs: -refund.amount };
    const total = bought.total;
    const expected = [
      { ...open, id: `charge:${direct}`, problem: "missing_with_us", ours: 0, theirs: 2000 },
      { ...open, id: `fee:${charge.id}`, problem: "missing_with_us", ours: 0, theirs: -88 },
      { ...open, ...lost, problem: "missing_with_us" },
      {
        ...open,
        id: `charge:${bought.paymentIntentId}`,
        problem: "amount_differs",
        ours: total + 100,
        theirs: total,
      },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const byId = (rows: Awaited<ReturnType<typeof differing>>) =>
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(byId(await differing(world))).toEqual(expected);
    expect(await newestRun(world)).toMatchObject({
      open: 4,
      difference: 100 + refund.amount - 1912,
    });
    expect(await needsAttention(world.deps)).toContainEqual({
      what: "differences between our books and the provider’s",
      count: 4,
      to: "/dashboard/payments/reconciliation",
    });
    const { differences } = await reconciliationOverview(world.deps);
    const linked = Object.fromEntries(differences.map((row) => [row.id, row]));
    expect(linked[`charge:${bought.paymentIntentId}`]).toMatchObject({
      number: bought.number,
      intentId: bought.paymentIntentId,
    });
    expect(linked[`charge:${direct}`]).toMatchObject({ number: null, intentId: null });

    await tamper(`
      insert into ledger_transactions select * from kept_t;
      insert into ledger_entries select * from kept_e;
      ${onBalance(`sale:${bought.id}`).replace("+ 100", "- 100")}`);
    const reason = "Rent of the stall, charged at the provider";
    for (const id of [`charge:${direct}`, `fee:${charge.id}`]) {
      await explainDifference(world.deps, admin.user, { id, reason });
    }
    await reconcile(world.deps);
    expect(await differing(world)).toMatchObject([{ state: "explained" }, { state: "explained" }]);
    expect(await newestRun(world)).toMatchObject({ open: 0, difference: 0 });
    expect((await needsAttention(world.deps)).map(({ to }) => to)).not.toContain(
      "/dashboard/payments/reconciliation",
    );
    const [entry] = await world.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, `charge:${direct}`));
    expect(entry).toMatchObject({
      action: "difference.explained",
      actorName: admin.user.username,
      subjectName: `charge:${direct}`,
      detail: { ours: 0, theirs: 2000, reason },
    });
    await assertInvariants(sql(), world.clock.now());
  });

  it("that were explained reappear when their amount changes, and are explained only once", async () => {
    const direct = await chargedElsewhere(world, 5000);
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const explained = { id: `charge:${direct}`, reason: "Known" };
    await explainDifference(world.deps, admin.user, explained);
    await expect(explainDifference(world.deps, admin.user, explained)).rejects.toMatchObject({
      code: "conflict",
    });
    const unknown = explainDifference(world.deps, admin.user, { ...explained, id: "charge:pi_no" });
    await expect(unknown).rejects.toMatchObject({ code: "not_found" });
    await tamper(`update provider_transactions set amount_cents = 6000, net_cents = 6000 - fee_cents
      where intent_id = '${direct}'`);
    await reconcile(world.deps);
    expect(await differing(world)).toContainEqual(
      expect.objectContaining({ id: `charge:${direct}`, state: "open", theirs: 6000 }),
    );
  });

  it("of which a difference was taken off the list is what the nightly look at all records names", async () => {
    const direct = await chargedElsewhere(world, 7000);
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    expect(await violations(sql(), world.clock.now())).toEqual({});
    await tamper(`delete from reconciliation_differences where intent_id = '${direct}'`);
    expect(await violations(sql(), world.clock.now())).toEqual({
      differencesAreListed: [{ intent_id: direct }],
    });
    await reconcile(world.deps);
    expect(await violations(sql(), world.clock.now())).toEqual({});
  });
});
