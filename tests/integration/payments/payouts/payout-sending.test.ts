import { desc, eq, like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#db/schema/accounts/accounts.ts";
import { payoutRuns, payouts } from "#db/schema/payments/payouts.ts";
import { emails } from "#db/schema/platform/system.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { approveRun } from "#server/services/payments/payouts/decide.ts";
import { getPayout, payoutCsv } from "#server/services/payments/payouts/farm-payouts.ts";
import {
  leavePayout,
  retryPayout,
  reversePayout,
} from "#server/services/payments/payouts/reverse.ts";
import { sendPayout } from "#server/services/payments/payouts/send.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import { formatUsd } from "#shared/money.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { HOUR } from "#tests/support/market/clock.ts";
import {
  deliver,
  growingFarm,
  hear,
  nextRun,
  payoutsOf,
  readyOwner,
  sold,
} from "#tests/support/market/payout-runs.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { booksDiffer } from "#tests/support/market/reconciliation.ts";

let world: World;
let farmId: number;
let admin: Awaited<ReturnType<World["person"]>>;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
beforeEach(async () => {
  farmId = await growingFarm(world);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(async () => {
  await world.market.control.clearFaults();
  await assertInvariants(world.market.database.sql, world.clock.now());
  await sweep();
  expect(await booksDiffer(world.deps)).toEqual({ sum: 0, list: [] });
});

/** Works off what is due, however often it failed before. */
const sweep = () => {
  world.clock.pass(HOUR / 4);
  return sweepPayments(world.deps);
};
const latest = async () => (await payoutsOf(world, farmId)).at(-1)!;
const runOf = async (id: string) =>
  (await world.deps.db.select().from(payoutRuns).where(eq(payoutRuns.id, id)))[0]!;
const transfers = async () =>
  (await world.deps.payments.findTransfers((await latest()).runId)).filter(
    ({ transferId }) => transferId !== null,
  );
const mine = async () => {
  const { id } = await latest();
  return (await transfers()).filter(({ transferId }) => transferId === id);
};
const calls = async (op: string) =>
  (await world.market.control.calls()).filter((call) => call.op === op).length;

/** A farm whose only order was delivered, and a run with it that is approved. */
async function approved(quantity = 5) {
  const { owner, accountId } = await readyOwner(world, farmId);
  const { order, line } = await sold(world, quantity);
  await deliver(world, order);
  const run = await nextRun(world);
  await approveRun(world.deps, admin.user, run.id);
  return { owner, accountId, order, line, run };
}

/** A process asks the provider under the first key and is killed before it writes the answer down. */
async function killed(accountId: string) {
  const { id, runId, amount, updatedAt: sentAt } = await latest();
  const key = { sentAt, providerAccountId: accountId };
  await world.deps.db.update(payouts).set(key).where(eq(payouts.id, id));
  const asked = { transferId: id, attempt: 1, accountId, amount, group: runId };
  return world.deps.payments.createTransfer(asked);
}

/** The connection breaks before the provider has done it, or after. */
const breaks = (op: string, when: "before" | "after") =>
  world.market.control.addFault({ op, fault: { kind: "reset", when }, times: 99 });

describe("An approved payout", () => {
  it("is sent, arrives and is booked at each step; the farm is told with the figures of its page", async () => {
    const { owner, line, run } = await approved();
    await sweep();
    const payout = await latest();
    expect(payout).toMatchObject({ state: "paid", attempt: 1, amount: line.farmShare });
    expect(await mine()).toMatchObject([{ id: payout.providerTransferId, amount: line.farmShare }]);
    expect(await runOf(run.id)).toMatchObject({ state: "done" });
    expect(await getBalance(world.deps, farmId)).toMatchObject({
      earned: 0,
      pending: 0,
      inTransit: 0,
      paid: line.farmShare,
    });
    const { statement } = await getPayout(world.deps, farmId, payout.id);
    expect(statement).toMatchObject({
      gross: line.lineTotal,
      commission: -line.commission,
      refunds: 0,
      carried: 0,
      sum: line.farmShare,
    });
    const mails = await world.deps.db
      .select()
      .from(emails)
      .where(like(emails.dedupeKey, `payout_sent:${payout.id}:%`));
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(mails[0]!.subject).toBe(`We are paying you ${formatUsd(line.farmShare)}`);
    expect(mails[0]!.text).toContain(formatUsd(statement.gross));
    expect(mails[0]!.text).toContain(`/dashboard/farmer/payouts/${payout.id}`);
  });

  it("is on its way until the provider lists it, and an event says so", async () => {
    const { line } = await approved();
    const { id } = await latest();
    await breaks("transfers.list", "before");
    await sweep();
    expect(await latest()).toMatchObject({ state: "in_transit" });
    expect(await getBalance(world.deps, farmId)).toMatchObject({
      inTransit: line.farmShare,
      paid: 0,
      earned: 0,
    });
    await world.market.control.clearFaults();
    await hear(world);
    expect(await latest()).toMatchObject({ id, state: "paid" });
  });

  it("whose answer is lost is sent once, under the same key", async () => {
    await approved();
    await breaks("transfers.create", "after");
    await sweep();
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect(await mine()).toHaveLength(1);
  });

  it("of a process that was killed between sending and writing it down is sent once", async () => {
    const { accountId } = await approved();
    const sent = await killed(accountId);
    await sweep();
    expect(sent).toMatchObject({ state: "done" });
    expect(await latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect((await mine()).map((transfer) => ({ state: "done", id: transfer.id }))).toEqual([sent]);
  });

  it("whose key is too old is looked up, and not sent again", async () => {
    const { accountId } = await approved();
    await killed(accountId);
    world.clock.pass(30 * HOUR);
    const before = await calls("transfers.create");
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect(await calls("transfers.create")).toBe(before);
  });

  it("that the provider has never seen goes out under a new key once the old one is too old", async () => {
    await approved();
    await breaks("transfers.create", "before");
    await sweep();
    await world.market.control.clearFaults();
    world.clock.pass(30 * HOUR);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", attempt: 2 });
    expect(await mine()).toHaveLength(1);
  });

  it("after a failure that the provider keeps under its key goes out under the next", async () => {
    await approved();
    await world.market.control.addFault({
      op: "transfers.create",
      fault: { kind: "status", status: 500, when: "before", stored: true },
    });
    await sweep();
    await world.market.control.clearFaults();
    await sweep();
    expect((await latest()).state).toBe("paid");
    expect((await latest()).attempt).toBeGreaterThan(1);
    expect(await mine()).toHaveLength(1);
  });

  it("is sent once by two workers at the same time", async () => {
    await approved();
    await Promise.all([sweep(), sweepPayments(world.deps), sweepPayments(world.deps)]);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid" });
    expect(await mine()).toHaveLength(1);
  });
});

describe("A payout that the provider refuses", () => {
  it("for our balance is held, and paid in the next run", async () => {
    const { owner } = await readyOwner(world, farmId);
    const buyer = await world.person();
    const order = await world.order(buyer, { quantity: 99, card: "pm_card_visa" });
    await deliver(world, order);
    const run = await nextRun(world);
    await approveRun(world.deps, admin.user, run.id);
    await sweep();
    const held = await latest();
    expect(held).toMatchObject({
      state: "held",
      holdReason: "our_balance",
      refusal: "balance_insufficient",
    });
    expect(await runOf(run.id)).toMatchObject({ state: "done" });
    expect(await getBalance(world.deps, farmId)).toMatchObject({ earned: held.amount, paid: 0 });
    const listed = await owner.call((api) => api.farmer.payouts.list({}));
    expect(listed).toMatchObject([{ state: "held", holdReason: "our_balance" }]);
    // What is charged settles at the provider meanwhile.
    await world.market.control.advanceClock(3 * 24 * 3600);
    const next = await nextRun(world);
    await approveRun(world.deps, admin.user, next.id);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", amount: held.amount });
    const { statement } = await getPayout(world.deps, farmId, (await latest()).id);
    expect(statement.carried).toBe(held.amount);
  });

  it("because its account may not be paid any more is held for the next run", async () => {
    const { owner, accountId } = await approved();
    await world.market.control.setCapability(accountId, "transfers", false);
    await sendPayout(world.deps, await latest());
    expect(await latest()).toMatchObject({
      state: "held",
      holdReason: "account",
      refusal: "transfers_not_allowed",
    });
    expect(await mine()).toEqual([]);
    await world.market.control.setCapability(accountId, "transfers", true);
    await owner.call((api) => api.farmer.payouts.refresh({}));
    const next = await nextRun(world);
    await approveRun(world.deps, admin.user, next.id);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid" });
  });

  it("is not even asked for when we know that its account is held", async () => {
    const { owner, accountId } = await approved();
    await world.market.control.setCapability(accountId, "transfers", false);
    await owner.call((api) => api.farmer.payouts.refresh({}));
    await sweep();
    expect(await latest()).toMatchObject({ state: "held", holdReason: "account", refusal: null });
    expect((await latest()).sentAt).toBeNull();
  });

  it("because the farm has left is held", async () => {
    const { accountId } = await approved();
    await world.market.control.deauthorize(accountId);
    await sendPayout(world.deps, await latest());
    expect(await latest()).toMatchObject({ state: "held", holdReason: "account", refusal: "gone" });
  });

  it("for a reason we do not know waits for the team, who sends it again or leaves it", async () => {
    const { run } = await approved();
    const { id } = await latest();
    await world.deps.db
      .update(payouts)
      .set({ state: "failed", refusal: "other" })
      .where(eq(payouts.id, id));
    await sweep();
    expect(await runOf(run.id)).toMatchObject({ state: "approved" });
    await retryPayout(world.deps, admin.user, id);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", attempt: 2, refusal: null });
    await expect(leavePayout(world.deps, admin.user, id)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("and that the team leaves is in the next run", async () => {
    await approved();
    const { id, amount } = await latest();
    await world.deps.db
      .update(payouts)
      .set({ state: "failed", refusal: "other" })
      .where(eq(payouts.id, id));
    await leavePayout(world.deps, admin.user, id);
    expect(await latest()).toMatchObject({ state: "held", holdReason: "team" });
    await nextRun(world);
    expect(await latest()).toMatchObject({ state: "drafted", amount });
  });
});

it("A refund after the payout is taken off the next one, and held while it is more than that", async () => {
  const { order, line } = await approved();
  await sweep();
  const paidOut = await latest();
  await refundOrder(world.deps, admin.user, {
    intentId: order.paymentIntentId,
    wish: { lines: [{ productId: line.productId, quantity: 2 }], delivery: false },
    reason: "Wilted",
    cause: "poor_quality",
  });
  await nextRun(world);
  const negative = await latest();
  expect(negative).toMatchObject({ state: "held", holdReason: "negative" });
  expect(negative.amount).toBeLessThan(0);
  expect(await getBalance(world.deps, farmId)).toMatchObject({
    earned: negative.amount,
    paid: paidOut.amount,
  });
  const second = await sold(world, 8);
  await deliver(world, second.order);
  const run = await nextRun(world);
  const next = await latest();
  expect(next.amount).toBe(second.line.farmShare + negative.amount);
  const { statement } = await getPayout(world.deps, farmId, next.id);
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
  const csv = await payoutCsv(world.deps, farmId, next.id);
  expect(csv).toContain(order.number);
  expect(csv).toContain("18");
  await approveRun(world.deps, admin.user, run.id);
  await sweep();
  expect(await getBalance(world.deps, farmId)).toMatchObject({
    earned: 0,
    paid: paidOut.amount + next.amount,
  });
});

describe("A payout that was wrong", () => {
  const reverse = async () => {
    const { id: payoutId } = await latest();
    await reversePayout(world.deps, admin.user, { payoutId, reason: "Sent to the wrong farm" });
  };

  it("is taken back with a reason, and its money is owed again", async () => {
    const { owner, line } = await approved();
    await sweep();
    await reverse();
    const [entry] = await world.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: "payout.reversed",
      detail: { amount: line.farmShare, reason: "Sent to the wrong farm" },
    });
    await sweep();
    const reversed = await latest();
    expect(reversed).toMatchObject({ state: "reversed" });
    expect(await mine()).toMatchObject([
      { reversed: line.farmShare, reversals: [{ reversalId: reversed.reversalId }] },
    ]);
    expect(await getBalance(world.deps, farmId)).toMatchObject({ earned: line.farmShare, paid: 0 });
    const shown = await owner.call((api) => api.farmer.payouts.one({ payoutId: reversed.id }));
    expect(shown).toMatchObject({ state: "reversed", statement: { sum: line.farmShare } });
    const run = await nextRun(world);
    await approveRun(world.deps, admin.user, run.id);
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", amount: line.farmShare });
  });

  it("is taken back once, although the answer is lost", async () => {
    const { line } = await approved();
    await sweep();
    await reverse();
    await breaks("transfers.create_reversal", "after");
    await sweep();
    await sweep();
    expect(await latest()).toMatchObject({ state: "reversed", reversalAttempt: 1 });
    expect(await mine()).toMatchObject([{ reversed: line.farmShare }]);
  });

  it("goes on where it stopped when it never reached the provider", async () => {
    const { line } = await approved();
    await sweep();
    await reverse();
    await breaks("transfers.create_reversal", "before");
    await sweep();
    await world.market.control.clearFaults();
    world.clock.pass(30 * HOUR);
    await sweep();
    expect(await latest()).toMatchObject({ state: "reversed", reversalAttempt: 2 });
    expect(await mine()).toMatchObject([{ reversed: line.farmShare }]);
  });

  it("stays with the farm when its account has not enough left", async () => {
    const { accountId, line } = await approved();
    await sweep();
    await world.market.payOut(accountId, line.farmShare);
    await reverse();
    await sweep();
    expect(await latest()).toMatchObject({ state: "paid", refusal: "balance_insufficient" });
    expect(await getBalance(world.deps, farmId)).toMatchObject({ earned: 0, paid: line.farmShare });
  });

  it("is taken back only once it is paid", async () => {
    await approved();
    await expect(reverse()).rejects.toMatchObject({ code: "conflict" });
  });
});

it("A farm sees its own payouts and no other's", async () => {
  const { owner } = await approved();
  await sweep();
  const { id: payoutId } = await latest();
  const stranger = await readyOwner(world, await growingFarm(world));
  expect(await owner.call((api) => api.farmer.payouts.one({ payoutId }))).toMatchObject({
    id: payoutId,
    state: "paid",
  });
  expect(await stranger.owner.call((api) => api.farmer.payouts.list({}))).toEqual([]);
  const other = stranger.owner.call((api) => api.farmer.payouts.one({ payoutId }));
  await expect(other).rejects.toMatchObject({ code: "NOT_FOUND" });
});
