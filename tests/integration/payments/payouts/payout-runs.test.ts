import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payoutRuns } from "#db/schema/payments/payouts.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { redraftRun } from "#server/services/payments/payouts/decide.ts";
import { draftDue } from "#server/services/payments/payouts/draft.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import {
  approveAsShown,
  deliver,
  newestRun,
  nextRun,
  passToPayoutDay,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import type { Person, World } from "#tests/support/powers/world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";
import { withGrowingFarms } from "#tests/support/setups/growing-farms.ts";

let world: World;
let farmId: number;
let admin: Person;
withGrowingFarms((opened) => {
  ({ world, farmId, admin } = opened);
});

const latest = async () => (await payoutsOf(world, farmId)).at(-1);

describe("A run", () => {
  it("with nothing to send is done at once, and its day is over", async () => {
    const run = await nextRun(world);
    expect(run).toMatchObject({ state: "done", approvedBy: null });
    const refused = redraftRun(world.deps, admin.user, run.id);
    await expect(refused).rejects.toMatchObject({ code: "conflict" });
  });

  it("is drafted once for its day, even if two jobs start at once and another one follows", async () => {
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
      wish: "remaining",
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
    await approveAsShown(world.deps, admin.user, run.id);
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
    await processReportedEvents(world.deps);
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
      wish: "remaining",
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
