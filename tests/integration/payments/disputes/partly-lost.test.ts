import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderLines, type orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { payouts } from "#db/schema/payments/payouts.ts";
import { refundMembership } from "#server/services/memberships/membership-changes.ts";
import { cancelOrder } from "#server/services/orders/cancel-order.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { deliver, growingFarm, nextRun, readyOwner } from "#tests/support/market/payout-runs.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { type ReportedDispute, reportDispute } from "#tests/support/money/reported-dispute.ts";
import { openWorld, type Person, type World } from "#tests/support/powers/world.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

/** What the bank takes in these disputes: less than any order costs. */
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

/** A paid order, of two unless said otherwise, which its farm has harvested. */
async function bought(quantity = 2) {
  order = await world.order(await world.person(), { quantity });
  const ofOrder = eq(orderLines.orderId, order.id);
  await world.deps.db.update(orderLines).set({ harvestedAt: world.clock.now() }).where(ofOrder);
  const [row] = await world.deps.db.select().from(orderLines).where(ofOrder);
  line = row!;
}

let serial = 0;

/** The provider reports a dispute for a part of the payment, lost unless said otherwise; returns its id. */
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
/** What the provider was asked to send, in all. */
const sentBack = async (intentId = order.paymentIntentId) =>
  (await world.deps.payments.listRefunds(intentId)).reduce((sum, { amount }) => sum + amount, 0);
const stateOf = async (intentId = order.paymentIntentId) => {
  const theirs = eq(payments.intentId, intentId);
  return (await world.deps.db.select().from(payments).where(theirs))[0]!.state;
};
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
const cancel = () =>
  cancelOrder(world.deps, { ...admin.user, role: "admin" }, order.number, "They moved");

async function onAccount(account: string): Promise<number> {
  const [row] = await world.market.database.sql<{ sum: number }[]>`
    select coalesce(sum(e.amount_cents), 0) as sum from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
    where t.intent_id = ${order.paymentIntentId} and e.account = ${account}`;
  return row!.sum;
}
/** Nobody keeps anything of the goods, and nobody is owed anything; the bank's part is no loss of ours. */
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
    const { amount } = await refund("rest");
    expect(amount).toBe(order.total - PART);
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expect(refund("rest")).rejects.toThrow("called this payment back");
  });

  it("refunds goods at their price as long as so much is left", async () => {
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

  it("is held when the dispute took all of it", async () => {
    await bought();
    await deliver(world, order);
    await reported({ amount: order.total });
    expect(await detail()).toMatchObject({ isWithBank: true });
    await expect(refund("rest")).rejects.toThrow("called this payment back");
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
    // It was written down before the dispute was known.
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

  it("gives the rest back at once when it was lost before", async () => {
    await bought();
    await reported();
    await refund(units(1));
    await cancel();
    await sweepPayments(world.deps);
    expect(await sentBack()).toBe(order.total - PART);
    expect(await stateOf()).toBe("refunded");
    await expectNothingKept();
  });
});

describe("A payment for no order of which a dispute took a part", () => {
  async function founding() {
    const member = visitor(world.deps);
    const about = { firstName: "Mia", email: "mia@furrow.example", zipCode: "94952" };
    const { paymentIntentId: intentId } = await member.call((api) =>
      api.memberships.reserve(about),
    );
    await world.market.pay(intentId);
    await member.call((api) =>
      api.checkout.processOrder({ paymentIntentId: intentId, userId: null }),
    );
    const [row] = await world.deps.db
      .select()
      .from(memberships)
      .where(eq(memberships.email, about.email));
    return { intentId, ...row! };
  }

  it("gives the rest of a deposit back", async () => {
    const { intentId, id, amount } = await founding();
    await reported({ intentId });
    await refundMembership(world.deps, admin.user, id);
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(amount - PART);
    expect(await stateOf(intentId)).toBe("refunded");
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  });

  it("sends the rest of one that came for nothing, as soon as the bank has decided", async () => {
    const { paymentIntentId: intentId } = await visitor(world.deps).call((api) =>
      api.checkout.payAmount({ amount: 1_500, email: "pat@furrow.example" }),
    );
    await world.market.database.sql`
      update checkout_quotes q set quote = jsonb_set(quote, '{totals,total}', '1')
      from checkouts c where c.id = q.checkout_id and c.payment_intent_id = ${intentId}`;
    await world.market.pay(intentId);
    await finalizeIntent(world.deps, intentId, "test");
    const id = await reported({ intentId, status: "needs_response" });
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(0);
    await reported({ intentId, id });
    await reported({ intentId, id });
    await sweepPayments(world.deps);
    expect(await sentBack(intentId)).toBe(1_500 - PART);
    expect(await stateOf(intentId)).toBe("refunded");
    const [part, rest] = (await given(intentId)).toSorted((a, b) => a.amount - b.amount);
    expect(part).toMatchObject({ amount: PART, state: "succeeded", providerRefundId: id });
    expect(rest).toMatchObject({ amount: 1_500 - PART, state: "succeeded" });
    expect((await everyWhy(world.deps)).broken).toEqual([]);
  });
});
