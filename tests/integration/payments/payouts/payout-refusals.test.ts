import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { payouts } from "#db/schema/payments/payouts.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { getPayout } from "#server/services/payments/payouts/farm-payouts.ts";
import { leavePayout, retryPayout } from "#server/services/payments/payouts/reverse.ts";
import { sendPayout } from "#server/services/payments/payouts/send.ts";
import { somethingWaits } from "#tests/support/postgres/waiting.ts";
import {
  approveAsShown,
  deliver,
  nextRun,
  readyOwner,
} from "#tests/support/market/payments/payout-runs.ts";
import { openSentPayouts, type SentPayouts } from "#tests/support/money/sent-payouts.ts";

let at: SentPayouts;
beforeAll(async () => {
  at = await openSentPayouts();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());
afterEach(() => at.end());

describe("A payout that the provider refuses", () => {
  it("for our balance is held, and paid in the next run", async () => {
    const { owner } = await readyOwner(at.world, at.farm.id);
    const buyer = await at.world.person();
    const order = await at.world.order(buyer, { quantity: 99, card: "pm_card_visa" });
    await deliver(at.world, order);
    const run = await nextRun(at.world);
    await approveAsShown(at.deps, at.admin.user, run.id);
    await at.sweep();
    const held = await at.latest();
    expect(held).toMatchObject({
      state: "held",
      holdReason: "our_balance",
      refusal: "balance_insufficient",
    });
    expect(await at.runOf(run.id)).toMatchObject({ state: "done" });
    expect(await getBalance(at.deps, at.farm.id)).toMatchObject({ earned: held.amount, paid: 0 });
    const listed = await owner.call((api) => api.farmer.payouts.list({}));
    expect(listed).toMatchObject([{ state: "held", holdReason: "our_balance" }]);
    // Meanwhile the charges settle at the provider.
    await at.world.market.control.advanceClock(3 * 24 * 3600);
    const next = await nextRun(at.world);
    await approveAsShown(at.deps, at.admin.user, next.id);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", amount: held.amount });
    const { statement } = await getPayout(at.deps, at.farm.id, (await at.latest()).id);
    expect(statement.carried).toBe(held.amount);
  });

  it("because its account may not be paid any more is held for the next run", async () => {
    const { owner, accountId } = await at.approved();
    await at.world.market.control.setCapability(accountId, "transfers", false);
    await sendPayout(at.deps, await at.latest());
    expect(await at.latest()).toMatchObject({
      state: "held",
      holdReason: "account",
      refusal: "transfers_not_allowed",
    });
    expect(await at.mine()).toEqual([]);
    await at.world.market.control.setCapability(accountId, "transfers", true);
    await owner.call((api) => api.farmer.payouts.refresh({}));
    const next = await nextRun(at.world);
    await approveAsShown(at.deps, at.admin.user, next.id);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid" });
  });

  it("is not even asked for when we know that its account is held", async () => {
    const { owner, accountId } = await at.approved();
    await at.world.market.control.setCapability(accountId, "transfers", false);
    await owner.call((api) => api.farmer.payouts.refresh({}));
    await at.sweep();
    expect(await at.latest()).toMatchObject({
      state: "held",
      holdReason: "account",
      refusal: null,
    });
    expect((await at.latest()).sentAt).toBeNull();
  });

  it("because the farm has left is held", async () => {
    const { accountId } = await at.approved();
    await at.world.market.control.deauthorize(accountId);
    await sendPayout(at.deps, await at.latest());
    expect(await at.latest()).toMatchObject({
      state: "held",
      holdReason: "account",
      refusal: "gone",
    });
  });

  it("for a reason we do not know waits for the team, who sends it again or leaves it", async () => {
    const { run } = await at.approved();
    const { id } = await at.latest();
    await at.deps.db
      .update(payouts)
      .set({ state: "failed", refusal: "other" })
      .where(eq(payouts.id, id));
    await at.sweep();
    expect(await at.runOf(run.id)).toMatchObject({ state: "approved" });
    await retryPayout(at.deps, at.admin.user, id);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", attempt: 2, refusal: null });
    await expect(leavePayout(at.deps, at.admin.user, id)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("A refused payout that the team leaves is in the next run", async () => {
    await at.approved();
    const { id, amount } = await at.latest();
    await at.deps.db
      .update(payouts)
      .set({ state: "failed", refusal: "other" })
      .where(eq(payouts.id, id));
    await leavePayout(at.deps, at.admin.user, id);
    expect(await at.latest()).toMatchObject({ state: "held", holdReason: "team" });
    await nextRun(at.world);
    expect(await at.latest()).toMatchObject({ state: "drafted", amount });
  });

  it("A refused payout that one admin leaves while another sends it again is either left or sent", async () => {
    await at.approved();
    const { id } = await at.latest();
    const failed = { state: "failed", refusal: "other" } as const;
    await at.deps.db.update(payouts).set(failed).where(eq(payouts.id, id));
    const both: Promise<void>[] = [];
    await at.deps.db.transaction(async (tx) => {
      await tx.select().from(payouts).where(eq(payouts.id, id)).for("update");
      both.push(leavePayout(at.deps, at.admin.user, id));
      await somethingWaits(at.world.market.database.sql);
      both.push(retryPayout(at.deps, at.admin.user, id));
      await somethingWaits(at.world.market.database.sql, 2);
    });
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes).toEqual(["fulfilled", "rejected"]);
    expect(await at.latest()).toMatchObject({ state: "held" });
  });
});
