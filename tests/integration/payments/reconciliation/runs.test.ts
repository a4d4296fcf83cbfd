import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  providerTransactions,
  reconciliationDifferences,
  reconciliationRuns,
} from "#db/schema/payments/reconciliation.ts";
import { needsAttention } from "#server/services/analytics/attention.ts";
import {
  askForReconciliation,
  reconciliationOverview,
  reconciliationStanding,
} from "#server/services/payments/reconciliation/overview.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  chargedElsewhere,
  differing,
  newestRun,
} from "#tests/support/market/payments/reconciliation.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

const DAY_S = 86_400;
const LIST = "balance_transactions.list";

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await assertInvariants(world.market.database.sql, world.clock.now());
  await world[Symbol.asyncDispose]();
});

const runs = () => world.deps.db.select().from(reconciliationRuns);
const stored = async () => (await world.deps.db.select().from(providerTransactions)).length;
const sold = async () => world.order(await world.person());
const asked = async () =>
  (await world.market.control.calls()).filter(({ op }) => op === LIST).length;
const goesDown = (nth = 1) =>
  world.market.control.addFault({
    op: LIST,
    nth,
    times: 999,
    fault: { kind: "reset", when: "before" },
  });

/** A charge made directly at the provider this many days ago. */
async function chargedDaysAgo(days: number): Promise<string> {
  await world.market.control.advanceClock(-days * DAY_S);
  const id = await chargedElsewhere(world, 1000 + days);
  await world.market.control.advanceClock(days * DAY_S);
  return id;
}

describe("A comparison", () => {
  it("of recent purchases has no difference, and the next one requests only new transactions", async () => {
    await sold();
    await reconcile(world.deps);
    expect(await newestRun(world)).toMatchObject({ state: "done", since: null, read: 1, open: 0 });
    const { newestAt } = await newestRun(world);
    world.clock.pass(24 * HOUR);
    await reconcile(world.deps);
    const { since } = await newestRun(world);
    expect(since).toEqual(new Date(newestAt!.getTime() - 3 * DAY_S * 1000));
    expect(await runs()).toHaveLength(2);
    expect(await differing(world)).toEqual([]);
  });

  it("is shown as it was before another one ends or after it, never as parts of both", async () => {
    await chargedElsewhere(world);
    await reconcile(world.deps);
    const { sql } = world.market.database;
    const looking = await sql.begin(async (tx) => {
      await tx`lock table reconciliation_differences in access exclusive mode`;
      const overview = reconciliationOverview(world.deps);
      await somethingWaits(sql);
      await tx`update reconciliation_differences set state = 'open', expected_reason = null`;
      await tx`update reconciliation_runs set open = 2, expected = 0`;
      return { overview };
    });
    const { newest, open, differences } = await looking.overview;
    expect(open).toBe(newest!.open);
    expect(differences.filter(({ state }) => state === "open")).toHaveLength(open);
    await reconcile(world.deps);
  });

  it("expects the provider's event, and names what is still missing hours later", async () => {
    const direct = await chargedElsewhere(world);
    await reconcile(world.deps);
    expect(new Set((await differing(world)).map((row) => row.expectedReason))).toEqual(
      new Set(["event_to_come"]),
    );
    expect(await newestRun(world)).toMatchObject({ open: 0, expected: 2, difference: 0 });
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const open = (await differing(world)).filter(({ state }) => state === "open");
    expect(open.map(({ id }) => id)).toContain(`charge:${direct}`);
    expect(open).toHaveLength(2);
  });

  it("picks up what the provider lists late", async () => {
    await sold();
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const late = await chargedDaysAgo(2);
    await reconcile(world.deps);
    expect((await differing(world)).map(({ id }) => id)).toContain(`charge:${late}`);
  });

  it("of hundreds of transactions reads every page, each transaction once", async () => {
    const { paymentIntentId: id } = await sold();
    const intent = await world.market.stripe.paymentIntents.retrieve(id);
    const left = Math.min(250, intent.amount);
    for (let count = 0; count < left; count += 1) {
      await world.market.stripe.refunds.create({ payment_intent: id, amount: 1 });
    }
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const { read, open, difference } = await newestRun(world);
    expect({ read, open, difference }).toEqual({ read: left + 1, open: left, difference: left });
  });
});

describe("A run", () => {
  it("that is killed midway resumes where it stopped, and finds everything", async () => {
    const days = [40, 20, 1];
    const charges = [];
    for (const ago of days) charges.push(await chargedDaysAgo(ago));
    // A provider failure after some time ranges is like a kill: nothing is written afterward.
    world.clock.pass(-45 * DAY_S * 1000);
    await sold();
    world.clock.pass(45 * DAY_S * 1000);
    await goesDown(5);
    await expect(reconcile(world.deps)).rejects.toMatchObject({ code: "provider_unavailable" });
    await world.deps.db.update(reconciliationRuns).set({ state: "running" });
    const broken = await newestRun(world);
    expect(broken.reachedAt).not.toBeNull();
    const before = { stored: await stored(), asked: await asked() };
    expect(before.stored).toBeLessThan(4);
    expect(await differing(world)).toEqual([]);

    await world.market.control.clearFaults();
    await reconcile(world.deps);
    const done = await newestRun(world);
    expect(done).toMatchObject({ id: broken.id, state: "done" });
    expect(await stored()).toBe(4);
    const [week, overlap] = [7 * DAY_S * 1000, 3 * DAY_S * 1000];
    const spans = Math.ceil(
      (world.clock.now().getTime() - broken.reachedAt!.getTime() + overlap) / week,
    );
    expect((await asked()) - before.asked).toBeLessThanOrEqual(spans);
    const found = (await differing(world)).map(({ id }) => id);
    for (const charge of charges) expect(found).toContain(`charge:${charge}`);
    expect(found).toHaveLength(6);
  });

  it("that failed resumes slightly before where it stopped, for transactions listed late", async () => {
    await chargedDaysAgo(20);
    const late = await chargedDaysAgo(16);
    world.clock.pass(-21 * DAY_S * 1000);
    await sold();
    world.clock.pass(21 * DAY_S * 1000);
    await goesDown(3);
    await expect(reconcile(world.deps)).rejects.toMatchObject({ code: "provider_unavailable" });
    const { reachedAt } = await newestRun(world);
    const daysAgo = (world.clock.now().getTime() - reachedAt!.getTime()) / DAY_S / 1000;
    expect([daysAgo < 16, daysAgo > 14]).toEqual([true, true]);
    // As if it were not listed yet.
    await world.deps.db.delete(providerTransactions).where(eq(providerTransactions.intentId, late));
    await world.market.control.clearFaults();
    await reconcile(world.deps);
    expect((await differing(world)).map(({ id }) => id)).toContain(`charge:${late}`);
    expect(await stored()).toBe(3);
    const { open, difference } = await newestRun(world);
    await reconcile(world.deps);
    expect(await newestRun(world)).toMatchObject({ open, difference });
  });

  it("that was killed before it stored its findings stores them when it runs again", async () => {
    const direct = await chargedElsewhere(world);
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    await world.deps.db.delete(reconciliationDifferences);
    await world.deps.db
      .update(reconciliationRuns)
      .set({ state: "running", endedAt: null, reachedAt: null, totals: [] });
    await reconcile(world.deps);
    expect(await runs()).toMatchObject([{ state: "done", open: 2 }]);
    expect((await differing(world)).map(({ id }) => id)).toContain(`charge:${direct}`);
  });

  it("started twice concurrently is one run, and finds each difference once", async () => {
    await sold();
    await chargedElsewhere(world);
    world.clock.pass(3 * HOUR);
    await Promise.all([reconcile(world.deps), reconcile(world.deps), reconcile(world.deps)]);
    const all = await runs();
    expect(all.every(({ state, open }) => state === "done" && open === 2)).toBe(true);
    expect(await differing(world)).toHaveLength(2);
    expect(await stored()).toBe(2);
  });

  it("that cannot reach the provider fails without an alarm about money, and is retried", async () => {
    const order = await sold();
    await goesDown();
    world.clock.pass(3 * HOUR);
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(reconcile(world.deps)).rejects.toMatchObject({ code: "provider_unavailable" });
      expect(await runs()).toMatchObject([{ state: "failed", failures: tries, endedAt: null }]);
    }
    expect(await differing(world)).toEqual([]);
    const never = { open: 0, expected: 0, difference: 0, comparedAt: null, isUnanswered: true };
    expect(await reconciliationStanding(world.deps)).toEqual(never);
    const attention = (await needsAttention(world.deps)).filter(({ to }) =>
      to.endsWith("reconciliation"),
    );
    expect(attention).toEqual([
      {
        what: "comparison with the provider that keeps failing",
        count: 1,
        to: "/dashboard/payments/reconciliation",
      },
    ]);
    await world.market.control.clearFaults();
    await reconcile(world.deps);
    expect(await runs()).toMatchObject([{ state: "done", failures: 3, open: 0, difference: 0 }]);
    const charge = (await newestRun(world)).totals.find(({ kind }) => kind === "charge");
    expect(charge).toMatchObject({ ours: order.total, theirs: order.total });
  });

  it("that fails after a difference was found leaves it as it is", async () => {
    await chargedElsewhere(world);
    world.clock.pass(3 * HOUR);
    await reconcile(world.deps);
    const before = await differing(world);
    expect(before).toMatchObject([{ state: "open" }, { state: "open" }]);
    const { endedAt: comparedAt, difference } = await newestRun(world);
    const standing = { open: 2, expected: 0, difference, comparedAt };
    expect(await reconciliationStanding(world.deps)).toEqual({ ...standing, isUnanswered: false });
    await goesDown();
    await expect(reconcile(world.deps)).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(await differing(world)).toEqual(before);
    expect(await reconciliationStanding(world.deps)).toEqual({ ...standing, isUnanswered: true });
  });
});

it("A comparison requested by an admin is a job in a separate queue", async () => {
  await askForReconciliation(world.deps);
  const { sql } = world.market.database;
  const jobs = await sql`select task_identifier from graphile_worker.jobs
    where task_identifier = 'reconcile_money' and queue_name = 'reconcile_money'`;
  expect(jobs).toHaveLength(1);
});
