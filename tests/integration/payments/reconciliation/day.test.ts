import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { providerTransactions } from "#db/schema/payments/reconciliation.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import { systemClock } from "#server/clock.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { exportJournal } from "#server/services/payments/books/journal.ts";
import { approveRun } from "#server/services/payments/payouts/decide.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { explainDifference } from "#server/services/payments/reconciliation/explain.ts";
import { reconciliationOverview } from "#server/services/payments/reconciliation/overview.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { assertInvariants, violations } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/clock.ts";
import {
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payout-runs.ts";
import {
  balanceAtProvider,
  chargedElsewhere,
  differing,
  newestRun,
} from "#tests/support/market/reconciliation.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

type Order = typeof orders.$inferSelect;

/** A day with every kind of money movement. Each test begins after a reconciliation without differences. */
let world: World;
let admin: Person;
let farmId: number;
let bought: Order;
let refunded: Order;
let pending: Order;

const sql = () => world.market.database.sql;
const buy = async (card?: string) => world.order(await world.person(), card ? { card } : {});
const sweep = () => {
  world.clock.pass(HOUR / 4);
  return sweepPayments(world.deps);
};
const refundAll = async ({ paymentIntentId: intentId }: Order) => {
  await refundOrder(world.deps, admin.user, {
    intentId,
    wish: "remaining",
    reason: "It had wilted",
    cause: "poor_quality",
  });
  await sweep();
};
const refundOf = async ({ id }: Order) =>
  (await world.deps.db.select().from(refunds).where(eq(refunds.orderId, id)))[0]!;

async function settleDisputes(order: Order, outcome: "won" | "lost"): Promise<void> {
  const [dispute] = await world.deps.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, order.paymentIntentId));
  await world.market.control.settleDispute(dispute!.id, outcome);
}

async function payOutAndTakeBack(): Promise<void> {
  farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  const { order } = await sold(world, 5);
  await sold(world, 90);
  await deliver(world, order);
  const run = await nextRun(world);
  await approveRun(world.deps, admin.user, run.id);
  await sweep();
  const [payout] = await payoutsOf(world, farmId);
  expect(payout).toMatchObject({ state: "paid" });
  await reversePayout(world.deps, admin.user, { payoutId: payout!.id, reason: "Sent in error" });
  await sweep();
}

beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  bought = await buy();
  refunded = await buy();
  await refundAll(refunded);
  pending = await buy("pm_card_pendingRefund");
  await refundAll(pending);
  const failing = await buy("pm_card_refundFail");
  await refundAll(failing);
  const [won, lost] = [await buy("pm_card_createDispute"), await buy("pm_card_createDispute")];
  await processReportedEvents(world.deps);
  await settleDisputes(won, "won");
  await settleDisputes(lost, "lost");
  const failed = await refundOf(failing);
  await world.market.control.settleRefund(failed.providerRefundId!, "failed");
  await processReportedEvents(world.deps);
  await payOutAndTakeBack();
  await processReportedEvents(world.deps);
  world.clock.pass(3 * HOUR);
  await reconcile(world.deps);
}, 120_000);
afterAll(() => world[Symbol.asyncDispose]());

describe("A day of purchases, refunds, disputes and payouts", () => {
  it("leaves no difference from the provider, by kind and in total", async () => {
    const { totals, ...run } = await newestRun(world);
    expect(await differing(world)).toMatchObject([
      { state: "expected", expectedReason: "on_its_way", problem: "missing_with_us" },
    ]);
    expect(run).toMatchObject({ state: "done", open: 0, expected: 1, difference: 0 });
    const { amount } = await refundOf(pending);
    for (const { kind, ours, theirs, oursCount, theirsCount } of totals) {
      const onItsWay = kind === "refund" ? -amount : 0;
      expect([kind, theirs]).toEqual([kind, ours + onItsWay]);
      expect([kind, theirsCount]).toEqual([kind, oursCount + (onItsWay ? 1 : 0)]);
    }
    const moved = totals.filter(({ theirsCount }) => theirsCount > 0).map(({ kind }) => kind);
    expect(moved).toEqual([
      "charge",
      "fee",
      "refund",
      "refund_failed",
      "dispute",
      "transfer",
      "reversal",
    ]);
    const theirs = totals.reduce((sum, total) => sum + total.theirs, 0);
    expect(theirs).toBe(await balanceAtProvider(world.deps));
    await assertInvariants(sql(), world.clock.now());
  });

  it("has pending amounts on both sides once the bank has responded", async () => {
    const { providerRefundId } = await refundOf(pending);
    await world.market.control.settleRefund(providerRefundId!, "succeeded");
    await processReportedEvents(world.deps);
    await reconcile(world.deps);
    expect(await differing(world)).toEqual([]);
    const { open, expected, totals } = await newestRun(world);
    expect({ open, expected }).toEqual({ open: 0, expected: 0 });
    expect(totals.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
  });
});

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
    const refund = await refundOf(refunded);
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

describe("The market's payout to its own bank", () => {
  const ledger = () => world.market.database.sql<{ account: string; sum: number }[]>`
    select e.account, sum(e.amount_cents)::int as sum from ledger_entries e
      join ledger_transactions t on t.id = e.transaction_id and t.kind = 'own_payout'
    group by e.account order by e.account`;
  /** The provider's transactions of a payout: instant ones cost a fee, rejected ones are returned. */
  const listed = (id: string, type: string, [amount, fee]: readonly [number, number]) =>
    world.deps.db.insert(providerTransactions).values({
      id,
      type,
      sourceId: "po_instant",
      amount: cents(amount),
      fee: cents(fee),
      net: cents(amount - fee),
      availableOn: new Date(),
      madeAt: new Date(),
    });

  it("is booked once, when it is listed, so that both sides agree from then on", async () => {
    const own = await world.market.stripe.payouts.create({ amount: 700, currency: "usd" });
    const before = (await differing(world)).map(({ id }) => id);
    await Promise.all([reconcile(world.deps), reconcile(world.deps)]);
    world.clock.pass(400 * 24 * HOUR);
    await reconcile(world.deps);
    expect((await differing(world)).map(({ id }) => id)).toEqual(before);
    const { totals } = await newestRun(world);
    expect(totals.find(({ kind }) => kind === "payout")).toMatchObject({
      ours: -700,
      theirs: -700,
      oursCount: 1,
    });
    expect(await ledger()).toEqual([
      { account: "provider_balance", sum: -700 },
      { account: "own_bank", sum: 700 },
    ]);
    const day = businessDayAt(world.clock.now());
    const period = { from: addDays(day, -800), to: day };
    let journal = "";
    for await (const part of await exportJournal(world.deps, admin.user, period)) journal += part;
    expect(journal).toContain(
      `our bank account,1010,our bank account,7.00,,payout to our bank ${own.id}`,
    );
    await assertInvariants(sql(), world.clock.now());
  });

  it("has its fee in the ledger, and is returned when the bank rejects it", async () => {
    await listed("txn_instant", "payout", [-1000, 15]);
    await reconcile(world.deps);
    await listed("txn_back", "payout_failure", [1000, 0]);
    await reconcile(world.deps);
    expect((await differing(world)).filter(({ id }) => id.startsWith("payout:"))).toEqual([]);
    expect(await ledger()).toEqual([
      { account: "provider_balance", sum: -715 },
      { account: "own_bank", sum: 700 },
      { account: "card_fees", sum: 15 },
    ]);
  });
});

describe("A refund that failed before we heard that it was sent", () => {
  it("is no difference once it is reported, and raises an alarm if that does not happen within hours", async () => {
    const order = await buy("pm_card_pendingRefund");
    await refundAll(order);
    const { providerRefundId } = await refundOf(order);
    await world.market.control.settleRefund(providerRefundId!, "failed");
    // The provider uses the real clock.
    await reconcile({ ...world.deps, clock: systemClock });
    const halves = async () =>
      (await differing(world)).filter(({ id }) => id.endsWith(`:${providerRefundId}`));
    expect(await halves()).toMatchObject([
      { state: "expected", expectedReason: "failed_at_once" },
      { state: "expected", expectedReason: "failed_at_once" },
    ]);
    await reconcile(world.deps);
    expect(await halves()).toMatchObject([{ state: "open" }, { state: "open" }]);
    await processReportedEvents(world.deps);
    await reconcile(world.deps);
    expect(await halves()).toEqual([]);
    await assertInvariants(sql(), world.clock.now());
  });
});
