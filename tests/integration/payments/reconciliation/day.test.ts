import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { disputes } from "#db/schema/payments/disputes.ts";
import type { orders } from "#db/schema/orders/orders.ts";
import { systemClock } from "#server/clock.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { reconcile } from "#server/services/payments/reconciliation/reconcile.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  growingFarm,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import {
  balanceAtProvider,
  buy,
  differing,
  newestRun,
  refundAll,
  refundOf,
  sweep,
} from "#tests/support/market/payments/reconciliation.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

type Order = typeof orders.$inferSelect;

/** A day with every kind of money movement. Each test begins after a reconciliation without differences. */
let world: World;
let admin: Person;
let pending: Order;

const sql = () => world.market.database.sql;

async function settleDisputes(order: Order, outcome: "won" | "lost"): Promise<void> {
  const [dispute] = await world.deps.db
    .select()
    .from(disputes)
    .where(eq(disputes.intentId, order.paymentIntentId));
  await world.market.control.settleDispute(dispute!.id, outcome);
}

async function payOutAndTakeBack(): Promise<void> {
  const farmId = await growingFarm(world);
  await readyOwner(world, farmId);
  const { order } = await sold(world, 5);
  await sold(world, 90);
  await deliver(world, order);
  const run = await nextRun(world);
  await approveAsShown(world.deps, admin.user, run.id);
  await sweep(world);
  const [payout] = await payoutsOf(world, farmId);
  expect(payout).toMatchObject({ state: "paid" });
  await reversePayout(world.deps, admin.user, { payoutId: payout!.id, reason: "Sent in error" });
  await sweep(world);
}

beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
  await buy(world);
  await refundAll(world, await buy(world));
  pending = await buy(world, "pm_card_pendingRefund");
  await refundAll(world, pending);
  const failing = await buy(world, "pm_card_refundFail");
  await refundAll(world, failing);
  const [won, lost] = [
    await buy(world, "pm_card_createDispute"),
    await buy(world, "pm_card_createDispute"),
  ];
  await processReportedEvents(world.deps);
  await settleDisputes(won, "won");
  await settleDisputes(lost, "lost");
  const failed = await refundOf(world, failing);
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
    const { amount } = await refundOf(world, pending);
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
    const { providerRefundId } = await refundOf(world, pending);
    await world.market.control.settleRefund(providerRefundId!, "succeeded");
    await processReportedEvents(world.deps);
    await reconcile(world.deps);
    expect(await differing(world)).toEqual([]);
    const { open, expected, totals } = await newestRun(world);
    expect({ open, expected }).toEqual({ open: 0, expected: 0 });
    expect(totals.filter(({ ours, theirs }) => ours !== theirs)).toEqual([]);
  });
});

describe("A refund that failed before we heard that it was sent", () => {
  it("is no difference once it is reported, and raises an alarm if that does not happen within hours", async () => {
    const order = await buy(world, "pm_card_pendingRefund");
    await refundAll(world, order);
    const { providerRefundId } = await refundOf(world, order);
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
