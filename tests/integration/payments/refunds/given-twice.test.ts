import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import { refundOrder, writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { paymentAttention } from "#server/services/payments/admin/attention.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { linesOf, orderOfCheckout } from "#tests/support/market/codes.ts";
import { reportDispute } from "#tests/support/money/reported-dispute.ts";
import { openWorld, type World } from "#tests/support/powers/world.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

let world: World;
let order: typeof orders.$inferSelect;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const units = (quantity: number) => ({
  lines: [{ productId: world.goods.productId, quantity }],
  delivery: false,
});

beforeEach(async () => {
  order = await world.order(await world.person(), { quantity: 4 });
});
const onAccount = (account: string) =>
  ledgerBalance(world.market.database.sql, { orderId: order.id }, account);
/** Refunds three of the four units as credit. */
const asCredit = () =>
  inTransaction(world.deps.db, (tx) =>
    writeRefund(world.deps, tx, {
      order,
      what: {
        wish: units(3),
        reason: "They like credit better",
        cause: "poor_quality",
        money: { kind: "new", to: "credit" },
      },
      by: { actor: null },
      notice: "refund",
    }),
  );
/** Refunds the whole payment in the provider's dashboard. */
async function refundedElsewhere(): Promise<void> {
  const { paymentIntentId: intent } = order;
  await world.market.stripe.refunds.create({ payment_intent: intent });
  await bookProviderRefunds(world.deps, intent);
}

describe("Money that the provider gave back after credit had", () => {
  it("leaves nothing, and the remaining goods are refunded with zero", async () => {
    await markDelivered(world.market.database.sql, order.number, world.clock.now());
    order = await orderOfCheckout(world, order.checkoutId);
    await asCredit();
    await refundedElsewhere();
    const { order: shown } = await getPayment(world.deps, order.paymentIntentId);
    expect(shown!.left.amount).toBe(0);
    const given = { intentId: order.paymentIntentId, reason: "It had wilted" };
    const last = await refundOrder(world.deps, null, {
      ...given,
      wish: units(1),
      cause: "poor_quality",
    });
    expect(last.amount).toBe(0);
    // The farm bears the goods; the market bears the amount refunded beyond them, as goodwill.
    expect(await onAccount("farm_payable")).toBe(0);
    const credit = 0 - (await onAccount("customer_credit"));
    expect(credit).toBeGreaterThan(0);
    expect(await onAccount("goodwill")).toBe(credit);
  });

  it("ends an order that has not left, and its goods are on sale again", async () => {
    await asCredit();
    await refundedElsewhere();
    expect((await orderOfCheckout(world, order.checkoutId)).state).toBe("refunded");
    const [line] = await linesOf(world, order.id);
    expect(line!.freed).toBe(4);
    expect(await onAccount("farm_payable")).toBe(0);
  });
});

describe("A refund of money that went back at the provider meanwhile", () => {
  it("is rejected there, fails, and waits for the team", async () => {
    const { paymentIntentId: intentId } = order;
    const { refundId } = await refundOrder(world.deps, null, {
      intentId,
      wish: units(1),
      reason: "It had wilted",
      cause: "poor_quality",
    });
    await world.market.stripe.refunds.create({ payment_intent: intentId });
    await sweepPayments(world.deps);
    const [refused] = await world.deps.db.select().from(refunds).where(eq(refunds.id, refundId));
    expect(refused).toMatchObject({ state: "failed", providerRefundId: null });
    expect(await world.deps.payments.listRefunds(intentId)).toHaveLength(1);
    const { failed } = await paymentAttention(world.deps);
    expect(failed).toContainEqual(expect.objectContaining({ id: refundId }));
  });
});

describe("A refund whose answer was lost", () => {
  const inPart = (key: string, quantity = 1) =>
    refundOrder(world.deps, null, {
      intentId: order.paymentIntentId,
      wish: units(quantity),
      reason: "It had wilted",
      cause: "poor_quality",
      key,
    });
  const given = () => world.deps.db.select().from(refunds).where(eq(refunds.orderId, order.id));

  it("is made once, however often and quickly its form resends it", async () => {
    const key = randomUUID();
    const [first, same] = await Promise.all([inPart(key), inPart(key)]);
    expect(same).toEqual(first);
    expect(await inPart(key)).toEqual(first);
    expect(await given()).toHaveLength(1);
    expect((await linesOf(world, order.id))[0]!.freed).toBe(1);
    await inPart(randomUUID());
    expect(await given()).toHaveLength(2);
  });

  it("answers the same after the order it ended", async () => {
    const key = randomUUID();
    const first = await inPart(key, 4);
    expect(await inPart(key, 4)).toEqual(first);
  });

  it("answers the same once the bank has called the payment back, which stands against another", async () => {
    const key = randomUUID();
    const first = await inPart(key);
    const id = "du_after_refund";
    const intentId = order.paymentIntentId;
    await reportDispute(world.deps, { id, intentId, status: "needs_response", amount: 100 });
    expect(await inPart(key)).toEqual(first);
    await expect(inPart(randomUUID())).rejects.toThrow("called this payment back");
  });

  it("does not stand against another order's under the same key", async () => {
    const key = randomUUID();
    const first = await inPart(key);
    const elsewhere = await world.order(await world.person(), { quantity: 2 });
    const other = await refundOrder(world.deps, null, {
      intentId: elsewhere.paymentIntentId,
      wish: units(1),
      reason: "It had wilted",
      cause: "poor_quality",
      key,
    });
    expect(other.refundId).not.toBe(first.refundId);
  });
});
