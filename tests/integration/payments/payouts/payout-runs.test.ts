import { and, desc, eq, ne } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/accounts/accounts.ts";
import { users } from "#db/schema/accounts/users.ts";
import { payoutRuns } from "#db/schema/payments/payouts.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { approveRun, cancelRun, redraftRun } from "#server/services/payments/payouts/decide.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { DAY } from "#tests/support/market/clock.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import {
  deliver,
  growingFarm,
  hear,
  newestRun,
  nextRun,
  passToPayoutDay,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";

let world: World;
let farmId: number;
let admin: Awaited<ReturnType<World["person"]>>;
let other: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  other = await world.person("admin");
});
beforeEach(async () => {
  farmId = await growingFarm(world);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const latest = async () => (await payoutsOf(world, farmId)).at(-1);
const lastEntry = async () =>
  (await world.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe("A run", () => {
  it("with nothing to send is done at once, and its day is over", async () => {
    const run = await nextRun(world);
    expect(run).toMatchObject({ state: "done", approvedBy: null });
    const refused = redraftRun(world.deps, admin.user, run.id);
    await expect(refused).rejects.toMatchObject({ code: "conflict" });
  });

  it("is drafted once for its day, although two start at once and it is asked for again", async () => {
    await readyOwner(world, farmId);
    const { order, line } = await sold(world, 5);
    await deliver(world, order);
    const day = passToPayoutDay(world);
    await Promise.all([1, 2, 3].map(() => draftDue(world.deps)));
    await draftDue(world.deps);
    const runs = await world.deps.db.select().from(payoutRuns).where(eq(payoutRuns.day, day));
    expect(runs).toMatchObject([{ state: "drafted", draftedBy: null }]);
    expect(await payoutsOf(world, farmId)).toMatchObject([
      { state: "drafted", amount: line.farmShare, holdReason: null, leftOut: [] },
    ]);
  });

  it("of a missed day is drafted late, with what was due on that day", async () => {
    await readyOwner(world, farmId);
    const early = await sold(world, 5);
    await deliver(world, early.order);
    const day = passToPayoutDay(world);
    const late = await sold(world, 5);
    await deliver(world, late.order);
    world.clock.pass(4 * DAY);
    await draftDue(world.deps);
    expect((await newestRun(world)).day).toBe(day);
    expect(await latest()).toMatchObject({ amount: early.line.farmShare });
  });

  it("pays what was delivered in time, although a refund of it has just failed", async () => {
    await readyOwner(world, farmId);
    const { order, line } = await sold(world, 5);
    await deliver(world, order);
    const { refundId } = await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: "rest",
      reason: "Wilted",
      cause: "poor_quality",
    });
    await sweepPayments(world.deps);
    passToPayoutDay(world);
    world.clock.pass(-DAY);
    await noteRefund(world.deps, refundId, { id: null, state: "failed" });
    world.clock.pass(DAY);
    await draftDue(world.deps);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
  });

  it("counts for its farm as in a payout under way, and no longer for the next one", async () => {
    const { owner } = await readyOwner(world, farmId);
    const first = await sold(world, 5);
    const second = await sold(world, 5);
    await deliver(world, first.order);
    await nextRun(world);
    await deliver(world, second.order);
    world.clock.pass(5 * DAY);
    const share = first.line.farmShare;
    const { balance, account } = await owner.call((api) => api.farmer.today({}));
    expect(account.state).toBe("ready");
    expect(balance).toMatchObject({ earned: share + second.line.farmShare, inRun: share });
    const run = await newestRun(world);
    await approveRun(world.deps, admin.user, run.id);
    expect(await getBalance(world.deps, farmId)).toMatchObject({ inRun: share });
    await sweepPayments(world.deps);
    expect(await getBalance(world.deps, farmId)).toMatchObject({
      earned: second.line.farmShare,
      inRun: 0,
      paid: share,
    });
  });

  it("without a ready account is held, and the farm's first page knows of the account", async () => {
    const owner = await farmOwner(world.deps, farmId);
    const { order } = await sold(world, 5);
    await deliver(world, order);
    await nextRun(world);
    expect(await latest()).toMatchObject({ state: "held", holdReason: "account" });
    const { balance, account } = await owner.call((api) => api.farmer.today({}));
    expect(account).toEqual({ state: "none", needs: [], isTurnedDown: false });
    expect(balance).toMatchObject({ inRun: 0, smallest: DEFAULT_SETTINGS.payoutSmallestCents });
  });

  it("pays nothing that was delivered less than three calendar days before, or not at all", async () => {
    await readyOwner(world, farmId);
    const waiting = await sold(world, 5);
    passToPayoutDay(world);
    world.clock.pass(-2 * DAY);
    const fresh = await sold(world, 5);
    await deliver(world, fresh.order);
    world.clock.pass(2 * DAY);
    await draftDue(world.deps);
    expect(await payoutsOf(world, farmId)).toEqual([]);
    const balance = await getBalance(world.deps, farmId);
    expect(balance).toMatchObject({
      earned: 0,
      pending: waiting.line.farmShare + fresh.line.farmShare,
    });
    world.clock.pass(DAY);
    expect(await getBalance(world.deps, farmId)).toMatchObject({
      earned: fresh.line.farmShare,
      pending: waiting.line.farmShare,
    });
  });

  it("leaves an order out whose payment a bank disputes, and names it", async () => {
    await readyOwner(world, farmId);
    const good = await sold(world, 5);
    const buyer = await world.person();
    const disputed = await world.order(buyer, { quantity: 3, card: "pm_card_createDispute" });
    await hear(world);
    await deliver(world, good.order);
    await deliver(world, disputed);
    await nextRun(world);
    expect(await latest()).toMatchObject({
      state: "drafted",
      amount: good.line.farmShare,
      leftOut: [disputed.number],
    });
    expect(await getBalance(world.deps, farmId)).toMatchObject({
      earned: good.line.farmShare,
      pending: expect.toSatisfy((pending: number) => pending > 0),
    });
  });

  it("holds what is too small, and what it was made of is in the next run with what comes then", async () => {
    await readyOwner(world, farmId);
    const first = await sold(world, 1);
    await deliver(world, first.order);
    await nextRun(world);
    expect(await latest()).toMatchObject({
      state: "held",
      holdReason: "too_small",
      amount: first.line.farmShare,
    });
    const second = await sold(world, 6);
    await deliver(world, second.order);
    await nextRun(world);
    expect(await latest()).toMatchObject({
      state: "drafted",
      amount: first.line.farmShare + second.line.farmShare,
    });
  });

  it("holds what a farm has no account for", async () => {
    const { order, line } = await sold(world, 5);
    await deliver(world, order);
    await nextRun(world);
    expect(await latest()).toMatchObject({
      state: "held",
      holdReason: "account",
      amount: line.farmShare,
    });
    await readyOwner(world, farmId);
    await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
  });

  it("pays nobody for an order that was canceled, and counts it as settled", async () => {
    await readyOwner(world, farmId);
    const { order, line } = await sold(world, 5);
    await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: "rest",
      reason: "They moved away",
      cause: "customer_changed",
    });
    await sweepPayments(world.deps);
    const kept = await sold(world, 5);
    await deliver(world, kept.order);
    await nextRun(world);
    expect(await latest()).toMatchObject({ amount: line.farmShare });
  });
});

describe("An admin", () => {
  async function drafted() {
    await readyOwner(world, farmId);
    const { order, line } = await sold(world, 5);
    await deliver(world, order);
    return { run: await nextRun(world), order, line };
  }

  it("approves what the job drafted, with the log saying who and how much", async () => {
    const { run } = await drafted();
    await approveRun(world.deps, admin.user, run.id);
    expect(await newestRun(world)).toMatchObject({ state: "approved", approvedBy: admin.user.id });
    expect(await latest()).toMatchObject({ state: "sending" });
    expect(await lastEntry()).toMatchObject({
      action: "payout_run.approved",
      actorName: admin.user.username,
      subjectName: run.day,
    });
    const again = approveRun(world.deps, other.user, run.id);
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  });

  it("who drafted it again cannot approve it while there is another, who can", async () => {
    const { run } = await drafted();
    await redraftRun(world.deps, admin.user, run.id);
    const own = approveRun(world.deps, admin.user, run.id);
    await expect(own).rejects.toMatchObject({ code: "forbidden" });
    expect(await latest()).toMatchObject({ state: "drafted" });
    await approveRun(world.deps, other.user, run.id);
    expect(await latest()).toMatchObject({ state: "sending" });
  });

  it("who is the only one approves what they drafted again", async () => {
    const { run } = await drafted();
    await redraftRun(world.deps, admin.user, run.id);
    const others = and(eq(users.role, "admin"), ne(users.id, admin.user.id));
    const disabled = await world.deps.db
      .update(users)
      .set({ disabled: true })
      .where(and(others, eq(users.disabled, false)))
      .returning({ id: users.id });
    await approveRun(world.deps, admin.user, run.id);
    for (const { id } of disabled)
      await world.deps.db.update(users).set({ disabled: false }).where(eq(users.id, id));
    expect(await latest()).toMatchObject({ state: "sending" });
  });

  it("drafts again with what has changed since", async () => {
    const { run, order, line } = await drafted();
    await refundOrder(world.deps, admin.user, {
      intentId: order.paymentIntentId,
      wish: { lines: [{ productId: line.productId, quantity: 1 }], delivery: false },
      reason: "Wilted",
      cause: "poor_quality",
    });
    await redraftRun(world.deps, admin.user, run.id);
    const payout = await latest();
    expect(payout!.amount).toBeLessThan(line.farmShare);
    expect(await payoutsOf(world, farmId)).toHaveLength(1);
  });

  it("cancels a draft, after which its money waits for the next run, or for the same one drafted again", async () => {
    const { run, line } = await drafted();
    await cancelRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({ state: "canceled" });
    await draftDue(world.deps);
    expect(await newestRun(world)).toMatchObject({ id: run.id, state: "canceled" });
    await redraftRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
    await cancelRun(world.deps, other.user, run.id);
    await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted", amount: line.farmShare });
  });

  it("cannot cancel or draft again what was approved", async () => {
    const { run } = await drafted();
    await approveRun(world.deps, admin.user, run.id);
    for (const act of [cancelRun, redraftRun]) {
      await expect(act(world.deps, admin.user, run.id)).rejects.toMatchObject({ code: "conflict" });
    }
  });

  it("cannot approve an order that was disputed since the draft", async () => {
    await readyOwner(world, farmId);
    const buyer = await world.person();
    const order = await world.order(buyer, { quantity: 5, card: "pm_card_createDispute" });
    await deliver(world, order);
    const run = await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted" });
    await hear(world);
    const refused = approveRun(world.deps, admin.user, run.id);
    await expect(refused).rejects.toThrow(`A bank is looking into ${order.number} by now`);
    await redraftRun(world.deps, admin.user, run.id);
    expect(await latest()).toMatchObject({
      state: "held",
      holdReason: "disputed",
      leftOut: [order.number],
    });
  });

  it("is told that a run or a payout is unknown", async () => {
    const unknown = crypto.randomUUID();
    await expect(approveRun(world.deps, admin.user, unknown)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("The database", () => {
  it("lets no entry be in two payouts that have it for themselves, and forgets none that was sent", async () => {
    await readyOwner(world, farmId);
    const { order } = await sold(world, 5);
    await deliver(world, order);
    const run = await nextRun(world);
    const { sql } = world.market.database;
    const [payout] = await payoutsOf(world, farmId);
    const [taken] = await sql<{ entry_id: number }[]>`
      select entry_id from payout_entries where payout_id = ${payout!.id}`;
    const another = await growingFarm(world);
    const [two] = await sql<{ id: string }[]>`
      insert into payouts (run_id, farm_id, amount_cents, created_at, updated_at)
      values (${run.id}, ${another}, 1000, now(), now()) returning id`;
    const twice = sql`insert into payout_entries values (${two!.id}, ${taken!.entry_id})`;
    await expect(twice).rejects.toThrow("payout_entries_once");
    await sql`delete from payouts where id = ${two!.id}`;
    await approveRun(world.deps, admin.user, run.id);
    await expect(sql`delete from payout_entries where payout_id = ${payout!.id}`).rejects.toThrow(
      "stay",
    );
    await expect(sql`update payouts set amount_cents = 1 where id = ${payout!.id}`).rejects.toThrow(
      "stays as it is",
    );
  });
});
