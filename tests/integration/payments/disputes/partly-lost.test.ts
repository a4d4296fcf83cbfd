import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import type { Deps } from "#server/deps.ts";
import { cancelOrder } from "#server/services/orders/cancel-order.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { sendRefund } from "#server/services/payments/refunds/send.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { deliver, growingFarm, nextRun, readyOwner } from "#tests/support/market/payout-runs.ts";
import {
  type ReportedDispute,
  reportDispute,
  reportedDispute,
} from "#tests/support/money/reported-dispute.ts";
import { refuseRefunds } from "#tests/support/money/refused-refunds.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { ledgerBalance } from "#tests/support/market/ledger.ts";

/** The amount of these disputes, less than any order's total. */
const PART = 150;

let world: World;
let admin: Person;
let order: typeof orders.$inferSelect;
let line: typeof orderLines.$inferSelect;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.person("admin");
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

/** A paid and harvested order, by default of two units. */
async function bought(quantity = 2) {
  order = await world.order(await world.person(), { quantity });
  const ofOrder = eq(orderLines.orderId, order.id);
  await world.deps.db.update(orderLines).set({ harvestedAt: world.clock.now() }).where(ofOrder);
  const [row] = await world.deps.db.select().from(orderLines).where(ofOrder);
  line = row!;
}

let serial = 0;

/** Reports a partial dispute, by default a lost one. Returns its id. */
async function reported(dispute: Partial<ReportedDispute> = {}): Promise<string> {
  const id = dispute.id ?? `du_part${(serial += 1)}`;
  const usual = { intentId: order.paymentIntentId, status: "lost", amount: PART };
  await reportDispute(world.deps, { ...usual, ...dispute, id });
  return id;
}

const given = async (intentId = order.paymentIntentId) =>
  world.deps.db
    .select()
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .orderBy(refunds.createdAt, refunds.amount);
/** The total amount of refund requests to the provider. */
const sentBack = async (intentId = order.paymentIntentId) =>
  (await world.deps.payments.listRefunds(intentId)).reduce((sum, { amount }) => sum + amount, 0);
const stateOf = async (intentId = order.paymentIntentId) => {
  const theirs = eq(payments.intentId, intentId);
  return (await world.deps.db.select().from(payments).where(theirs))[0]!.state;
};
const waiting = async () =>
  (await paymentAttention(world.deps)).failed.map(({ intentId }) => intentId);
const detail = () => getPayment(world.deps, order.paymentIntentId);
const refund = (wish: Parameters<typeof refundOrder>[2]["wish"]) =>
  refundOrder(world.deps, admin.user, {
    intentId: order.paymentIntentId,
    wish,
    reason: "It had wilted",
    cause: "poor_quality",
  });
const units = (quantity: number) => ({
  lines: [{ productId: line.productId, quantity }],
  delivery: false,
});
const cancel = () => cancelOrder(world.deps, admin.user, order.number, "They moved");

const onAccount = (account: string, intentId = order.paymentIntentId) =>
  ledgerBalance(world.market.database.sql, { intentId }, account);
/** Asserts that nobody keeps or is owed anything for the goods, and that the bank's part is not booked as a loss. */
async function expectNothingKept() {
  const all = ["farm_payable", "commission", "goodwill", "market_losses", "customer_refunds"];
  for (const account of [...all, "tax_payable", "disputes"]) {
    expect([account, await onAccount(account)]).toEqual([account, 0]);
  }
}

describe("A payment of which a dispute took a part", () => {
  it("gives back what is left of it, and no more", async () => {
    await bought();
    await deliver(world, order);
    await reported();
    expect(await detail()).toMatchObject({ isWithBank: false });
    expect((await detail()).order?.left.amount).toBe(order.total - PART);
    const { amount } = await refund("remaining");
    expect(amount).toBe(order.total - PART);
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expect(refund("remaining")).rejects.toThrow("called this payment back");
  });

  it("refunds goods at their price as long as enough is left", async () => {
    await bought();
    await deliver(world, order);
    await reported();
    const { amount } = await refund(units(1));
    expect(amount).toBeGreaterThanOrEqual(line.unitPrice);
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(amount);
    expect(await stateOf()).toBe("partly_refunded");
  });

  it("is held while another dispute of it is open, and free again when that is won", async () => {
    await bought();
    await deliver(world, order);
    await reported();
    const id = await reported({ status: "needs_response" });
    expect(await detail()).toMatchObject({ isWithBank: true });
    await expect(refund(units(1))).rejects.toThrow("called this payment back");
    await reported({ id, status: "won" });
    await refund(units(1));
  });

  it("is held when the dispute took the whole amount", async () => {
    await bought();
    await deliver(world, order);
    await reported({ amount: order.total });
    expect(await detail()).toMatchObject({ isWithBank: true });
    await expect(refund("remaining")).rejects.toThrow("called this payment back");
  });

  it("pays its farm what it earned", async () => {
    const farmId = await growingFarm(world);
    await readyOwner(world, farmId);
    await bought(20);
    await deliver(world, order);
    await reported();
    await refund(units(1));
    await sweepPayments(world.deps);
    const run = await nextRun(world);
    const paid = await world.deps.db.select().from(payouts).where(eq(payouts.runId, run.id));
    expect(paid.find((one) => one.farmId === farmId)).toMatchObject({
      state: "drafted",
      amount: -(await onAccount("farm_payable")),
      leftOut: [],
    });
  });

  it("sends a refund that waited for the bank where it fits into what is left", async () => {
    await bought();
    await deliver(world, order);
    const id = await reported({ status: "needs_response", amount: 1 });
    // The refund was recorded before the dispute was known.
    await world.market.database.sql`delete from disputes where id = ${id}`;
    const { amount } = await refund(units(1));
    await reported({ id, status: "lost", amount: 1 });
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(amount);
  });

  it("fails a refund that waited where less is left, so that the team decides", async () => {
    await bought();
    await deliver(world, order);
    await refund(units(2));
    const asked = (await given())[0]!.amount;
    await reported({ amount: asked - 1 });
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(0);
    const states = (await given()).map(({ state, cause }) => [cause, state]);
    expect(states).toContainEqual(["poor_quality", "failed"]);
    expect(states).toContainEqual(["dispute", "succeeded"]);
  });
});

describe("A lost dispute of which the bank took less than was disputed", () => {
  const disputed = () => ({ amount: order.total });

  it("leaves the rest with us to give back, its fee apart", async () => {
    await bought();
    await deliver(world, order);
    await reported({ ...disputed(), moved: [-PART], fee: 1_500 });
    expect(await detail()).toMatchObject({ isWithBank: false });
    expect((await given()).map(({ amount, cause }) => [amount, cause])).toEqual([
      [PART, "dispute"],
    ]);
    expect(await onAccount("disputes")).toBe(1_500);
    expect((await refund("remaining")).amount).toBe(order.total - PART);
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
  });

  it("counts by what it kept, where it gave some back", async () => {
    await bought();
    const id = await reported({ ...disputed(), status: "needs_response" });
    await cancel();
    await reported({ ...disputed(), id, moved: [-order.total, order.total - PART] });
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
  });

  it("took nothing at all where nothing was moved", async () => {
    await bought();
    await reported({ ...disputed(), moved: [] });
    expect((await cancel()).refunded).toBe(order.total);
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total);
    await expectNothingKept();
  });
});

describe("An order that was canceled under a dispute of a part of its payment", () => {
  it("gives the rest back once the bank has decided for the customer", async () => {
    await bought();
    const id = await reported({ status: "needs_response" });
    expect((await cancel()).refunded).toBeNull();
    await reported({ id });
    await reported({ id });
    await sweepPayments(world.deps);
    const back = (await given()).toSorted((a, b) => a.amount - b.amount);
    expect(back).toMatchObject([
      { amount: PART, state: "succeeded", cause: "dispute", providerRefundId: id },
      { amount: order.total - PART, state: "succeeded", cause: "order_canceled" },
    ]);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
  });

  it("gives the rest back in place of a refund of all of it that waited", async () => {
    await bought();
    await cancel();
    await reported();
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
  });

  it("refunds the rest immediately when it was lost before", async () => {
    await bought();
    await reported();
    await refund(units(1));
    await cancel();
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
    const mails = await world.market.database.sql<{ kind: string }[]>`
      select kind from emails where to_address = ${order.email} and kind in ('order_canceled', 'refund_started')`;
    // One email about the wilted unit, and one about the cancellation and its refund.
    expect(mails.map(({ kind }) => kind)).toEqual(["refund_started", "refund_started"]);
  });
});

describe("A refund that the provider refuses", () => {
  /** The provider rejects refunds of a charge with this dispute, which was not reported yet. */
  const refusing = (dispute: ReturnType<typeof reportedDispute>): Deps => ({
    ...world.deps,
    payments: {
      ...world.deps.payments,
      refund: async () => "disputed",
      disputesOf: async () => [dispute.id],
      getDispute: async () => dispute,
    },
  });
  const states = async () => (await given()).map(({ state, amount }) => `${state} ${amount}`);

  it("fails, so that the team refunds it another way", async () => {
    await bought();
    await reported();
    await cancel();
    await refuseRefunds(world.deps, order.paymentIntentId);
    expect(await states()).toEqual([`succeeded ${PART}`, `failed ${order.total - PART}`]);
    expect(await waiting()).toContain(order.paymentIntentId);
    const [, { id: refundId }] = (await given()) as [unknown, { id: string }];
    await makeGood(world.deps, admin.user, { refundId, to: "credit" });
    expect(await waiting()).not.toContain(order.paymentIntentId);
    await expectNothingKept();
  });

  it("was asked for before the bank took a part, and what is left is asked for in its place", async () => {
    await bought();
    await cancel();
    const [first] = await given();
    // The response was lost.
    await world.deps.db
      .update(refunds)
      .set({ sentAt: world.clock.now() })
      .where(eq(refunds.id, first!.id));
    await reported();
    await refuseRefunds(world.deps, order.paymentIntentId);
    await sweepPayments(world.deps);
    expect(new Set(await states())).toEqual(
      new Set([`failed ${order.total}`, `succeeded ${PART}`, `succeeded ${order.total - PART}`]),
    );
  });

  it("because of a dispute is settled by what that took, although an earlier one was won", async () => {
    await bought();
    await reported({ id: "du_won_before", status: "won" });
    await cancel();
    const late = reportedDispute({
      id: "du_lost_after",
      intentId: order.paymentIntentId,
      status: "lost",
      amount: order.total,
      moved: [-PART],
    });
    const [asked] = await given();
    await sendRefund(refusing(late), asked!);
    await sweepPayments(world.deps);
    expect(new Set(await states())).toEqual(
      new Set([`failed ${order.total}`, `succeeded ${PART}`, `succeeded ${order.total - PART}`]),
    );
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
  });
});
