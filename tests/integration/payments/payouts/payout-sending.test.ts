import { like } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emails } from "#db/schema/mail/emails.ts";
import { getBalance } from "#server/services/farms/harvest/balance.ts";
import { getPayout } from "#server/services/payments/payouts/farm-payouts.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { formatUsd } from "#shared/money.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { growingFarm, readyOwner } from "#tests/support/market/payments/payout-runs.ts";
import { openSentPayouts, type SentPayouts } from "#tests/support/money/sent-payouts.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: SentPayouts;
beforeAll(async () => {
  at = await openSentPayouts();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => at.begin());
afterEach(() => at.end());

describe("An approved payout", () => {
  it("is sent, arrives and is booked at each step; the farm is told with the figures of its page", async () => {
    const { owner, line, run } = await at.approved();
    await at.sweep();
    const payout = await at.latest();
    expect(payout).toMatchObject({ state: "paid", attempt: 1, amount: line.farmShare });
    expect(await at.mine()).toMatchObject([
      { id: payout.providerTransferId, amount: line.farmShare },
    ]);
    expect(await at.runOf(run.id)).toMatchObject({ state: "done" });
    expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
      earned: 0,
      pending: 0,
      inTransit: 0,
      paid: line.farmShare,
    });
    const { statement } = await getPayout(at.deps, at.farm.id, payout.id);
    expect(statement).toMatchObject({
      gross: line.lineTotal,
      commission: -line.commission,
      refunds: 0,
      carried: 0,
      sum: line.farmShare,
    });
    const mails = await at.deps.db
      .select()
      .from(emails)
      .where(like(emails.dedupeKey, `payout_sent:${payout.id}:%`));
    expect(mails.map(({ to }) => to)).toEqual([owner.email]);
    expect(mails[0]!.subject).toBe(`We are paying you ${formatUsd(line.farmShare)}`);
    expect(mails[0]!.text).toContain(formatUsd(statement.gross));
    expect(mails[0]!.text).toContain(`/dashboard/farmer/payouts/${payout.id}`);
  });

  it("is on its way until the provider lists it, and an event says so", async () => {
    const { line } = await at.approved();
    const { id } = await at.latest();
    await at.breaks("transfers.list", "before");
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "in_transit" });
    expect(await getBalance(at.deps, at.farm.id)).toMatchObject({
      inTransit: line.farmShare,
      paid: 0,
      earned: 0,
    });
    await at.world.market.control.clearFaults();
    await processReportedEvents(at.world.deps);
    expect(await at.latest()).toMatchObject({ id, state: "paid" });
  });

  it("whose answer is lost is sent once, under the same key", async () => {
    await at.approved();
    await at.breaks("transfers.create", "after");
    await at.sweep();
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect(await at.mine()).toHaveLength(1);
  });

  it("of a process that was killed between sending and writing it down is sent once", async () => {
    const { accountId } = await at.approved();
    const sent = await at.killed(accountId);
    await at.sweep();
    expect(sent).toMatchObject({ state: "done" });
    expect(await at.latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect((await at.mine()).map((transfer) => ({ state: "done", id: transfer.id }))).toEqual([
      sent,
    ]);
  });

  it("whose key is too old is looked up, and not sent again", async () => {
    const { accountId } = await at.approved();
    await at.killed(accountId);
    at.world.clock.pass(30 * HOUR);
    const before = await at.calls("transfers.create");
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", attempt: 1 });
    expect(await at.calls("transfers.create")).toBe(before);
  });

  it("that the provider has never seen goes out under a new key once the old one is too old", async () => {
    await at.approved();
    await at.breaks("transfers.create", "before");
    await at.sweep();
    await at.world.market.control.clearFaults();
    at.world.clock.pass(30 * HOUR);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid", attempt: 2 });
    expect(await at.mine()).toHaveLength(1);
  });

  it("after a failure that the provider keeps under its key goes out under the next", async () => {
    await at.approved();
    await at.world.market.control.addFault({
      op: "transfers.create",
      fault: { kind: "status", status: 500, when: "before", stored: true },
    });
    await at.sweep();
    await at.world.market.control.clearFaults();
    await at.sweep();
    expect((await at.latest()).state).toBe("paid");
    expect((await at.latest()).attempt).toBeGreaterThan(1);
    expect(await at.mine()).toHaveLength(1);
  });

  it("is sent once by two workers at the same time", async () => {
    await at.approved();
    await Promise.all([at.sweep(), sweepPayments(at.deps), sweepPayments(at.deps)]);
    await at.sweep();
    expect(await at.latest()).toMatchObject({ state: "paid" });
    expect(await at.mine()).toHaveLength(1);
  });
});

it("A farm sees its own payouts and no other's", async () => {
  const { owner } = await at.approved();
  await at.sweep();
  const { id: payoutId } = await at.latest();
  const stranger = await readyOwner(at.world, await growingFarm(at.world));
  expect(await owner.call((api) => api.farmer.payouts.one({ payoutId }))).toMatchObject({
    id: payoutId,
    state: "paid",
  });
  expect(await stranger.owner.call((api) => api.farmer.payouts.list({}))).toEqual([]);
  const other = stranger.owner.call((api) => api.farmer.payouts.one({ payoutId }));
  await expect(other).rejects.toMatchObject({ code: "NOT_FOUND" });
});
