import { desc } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/platform/audit.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { getPayout, exportPayout } from "#server/services/payments/payouts/farm-payouts.ts";
import { reversePayout } from "#server/services/payments/payouts/reverse.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import {
  approveAsShown,
  deliver,
  nextRun,
  sold,
} from "#tests/support/market/payments/payout-runs.ts";
import { openSentPayouts, type SentPayouts } from "#tests/support/money/sent-payouts.ts";

let at: SentPayouts;
beforeAll(async () => {
  at = await openSentPayouts();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());
afterEach(() => at.end());

it("A refund after the payout is taken off the next one, and held while it is more than that", async () => {
  const { order, line } = await at.approved();
  await at.sweep();
  const paidOut = await at.latest();
  await refundOrder(at.deps, at.admin.user, {
    intentId: order.paymentIntentId,
    wish: { lines: [{ productId: line.productId, quantity: 2 }], delivery: false },
    reason: "Wilted",
    cause: "poor_quality",
  });
  await nextRun(at.world);
  const negative = await at.latest();
  expect(negative).toMatchObject({ state: "held", holdReason: "negative" });
  expect(negative.amount).toBeLessThan(0);
  expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
    earned: negative.amount,
    paid: paidOut.amount,
  });
  const second = await sold(at.world, 8);
  await deliver(at.world, second.order);
  const run = await nextRun(at.world);
  const next = await at.latest();
  expect(next.amount).toBe(second.line.farmShare + negative.amount);
  const { statement } = await getPayout(at.deps, at.farm.id, next.id);
  expect(statement).toMatchObject({
    gross: second.line.lineTotal,
    refunds: negative.amount,
    carried: negative.amount,
    sum: next.amount,
  });
  const refunded = statement.items.filter(({ number }) => number === order.number);
  expect(refunded).toMatchObject([
    { gross: 0, refund: negative.amount, fault: { cause: "poor_quality", bearer: "farm" } },
  ]);
  const csv = await exportPayout(at.deps, at.farm.id, next.id);
  expect(csv).toContain(order.number);
  expect(csv).toContain("18");
  await approveAsShown(at.deps, at.admin.user, run.id);
  await at.sweep();
  expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
    earned: 0,
    paid: paidOut.amount + next.amount,
  });
});

describe("A payout that was wrong", () => {
  const reverse = async () => {
    const { id: payoutId } = await at.latest();
    await reversePayout(at.deps, at.admin.user, { payoutId, reason: "Sent to the wrong farm" });
  };

  it("is taken back with a reason, and its money is owed again", async () => {
    const { owner, line } = await at.approved();
    await at.sweep();
    await reverse();
    const [entry] = await at.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: "payout.reversed",
      detail: { amount: line.farmShare, reason: "Sent to the wrong farm" },
    });
    await at.sweep();
    const reversed = await at.latest();
    expect(reversed).toMatchObject({ state: "reversed" });
    expect(await at.mine()).toMatchObject([
      { reversed: line.farmShare, reversals: [{ reversalId: reversed.reversalId }] },
    ]);
    expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
      earned: line.farmShare,
      paid: 0,
    });
    const shown = await owner.call((api) => api.farmer.payouts.one({ payoutId: reversed.id }));
    expect(shown).toMatchObject({ state: "reversed", statement: { sum: line.farmShare } });
    const run = await nextRun(at.world);
    await approveAsShown(at.deps, at.admin.user, run.id);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", amount: line.farmShare });
  });

  it("is taken back once, although the answer is lost", async () => {
    const { line } = await at.approved();
    await at.sweep();
    await reverse();
    await at.breaks("transfers.create_reversal", "after");
    await at.sweep();
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "reversed", reversalAttempt: 1 });
    expect(await at.mine()).toMatchObject([{ reversed: line.farmShare }]);
  });

  it("goes on where it stopped when it never reached the provider", async () => {
    const { line } = await at.approved();
    await at.sweep();
    await reverse();
    await at.breaks("transfers.create_reversal", "before");
    await at.sweep();
    await at.world.market.control.clearFaults();
    at.world.clock.pass(30 * HOUR);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "reversed", reversalAttempt: 2 });
    expect(await at.mine()).toMatchObject([{ reversed: line.farmShare }]);
  });

  it("stays with the farm when its account has not enough left", async () => {
    const { accountId, line } = await at.approved();
    await at.sweep();
    await at.world.market.payOut(accountId, line.farmShare);
    await reverse();
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", refusal: "balance_insufficient" });
    expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
      earned: 0,
      paid: line.farmShare,
    });
  });

  it("is taken back only once it is paid", async () => {
    await at.approved();
    await expect(reverse()).rejects.toMatchObject({ code: "conflict" });
  });
});
