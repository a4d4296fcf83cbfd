import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { getOrderForTeam } from "#server/services/orders/desk/order-detail.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { factsOf } from "#server/services/payments/disputes/facts.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { endsOrder } from "#shared/payments/refunds/refund.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import {
  BEETS,
  CARROTS,
  openOrderAdditions,
  type OrderAdditions,
} from "#tests/support/setups/orders/order-additions.ts";
import { processReportedEvents } from "#tests/support/market/reported-events.ts";

let at: OrderAdditions;
beforeAll(async () => {
  at = await openOrderAdditions();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(at.market.database.sql, at.clock.now()));

describe("The money of an order that was added to", () => {
  it("is refunded to the payment that paid: added units first, then original ones", async () => {
    const { ana, number } = await at.customerWithOrder();
    const first = (await at.rowOf(number)).paymentIntentId;
    const { paymentIntentId: second, totals } = await at.add(ana, number, [CARROTS, 1], [BEETS, 1]);
    const off = (slug: string, quantity: number) =>
      ana.call((api) => api.orders.takeOff({ number, productId: at.idOf(slug), quantity }));
    await off(CARROTS, 1);
    await off(BEETS, 1);
    const ofSecond = await at.refundsOf(number);
    expect(ofSecond.map(({ intentId }) => intentId)).toEqual([second, second]);
    expect(ofSecond.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
    await at.settle();
    expect([await at.stateOf(first), await at.stateOf(second)]).toEqual(["succeeded", "refunded"]);
    expect(await at.rowOf(number)).toMatchObject({ state: "placed" });
    await off(CARROTS, 2);
    await at.settle();
    expect(await at.stateOf(first)).toBe("refunded");
    expect((await at.read(ana, number)).state).toBe("refunded");
  });

  it("is refunded to both payments, with one email, when units of both are removed together", async () => {
    const { ana, number } = await at.customerWithOrder();
    const { paymentIntentId: second } = await at.add(ana, number, [CARROTS, 2], [BEETS, 1]);
    const mails = (await at.mailsOf("refund_started")).length;
    await ana.call((api) =>
      api.orders.takeOff({ number, productId: at.idOf(CARROTS), quantity: 3 }),
    );
    const both = (await at.refundsOf(number)).map(({ intentId }) => intentId);
    expect(both).toHaveLength(2);
    expect(both).toContain(second);
    expect(await at.mailsOf("refund_started")).toHaveLength(mails + 1);
    expect((await at.read(ana, number)).refunds).toHaveLength(2);
  });

  it("is refunded in full when the order is canceled", async () => {
    const { ana, number } = await at.customerWithOrder();
    const first = (await at.rowOf(number)).paymentIntentId;
    const one = await at.add(ana, number, [BEETS, 2]);
    const two = await at.add(ana, number, [BEETS, 1]);
    const sold = await at.soldOf(BEETS);
    const { total } = await at.rowOf(number);
    const { refunded } = await ana.call((api) => api.orders.cancel({ number }));
    expect(refunded).toBe(total);
    await at.settle();
    for (const intentId of [first, one.paymentIntentId, two.paymentIntentId]) {
      expect(await at.stateOf(intentId)).toBe("refunded");
    }
    expect(await at.rowOf(number)).toMatchObject({ state: "refunded" });
    expect(await at.soldOf(BEETS)).toBe(sold - 3);
  });

  it("is refunded by the team payment by payment, of no more than that payment bought", async () => {
    const { ana, number } = await at.customerWithOrder();
    const first = (await at.rowOf(number)).paymentIntentId;
    const { paymentIntentId: second } = await at.add(ana, number, [BEETS, 1], [CARROTS, 1]);
    const refund = (intentId: string, slug: string, quantity: number) =>
      refundOrder(at.deps, null, {
        intentId,
        wish: { lines: [{ productId: at.idOf(slug), quantity }], delivery: false },
        reason: "test",
        cause: "poor_quality",
      });
    await expect(refund(first, BEETS, 1)).rejects.toMatchObject({ code: "invalid" });
    await expect(refund(second, CARROTS, 2)).rejects.toMatchObject({ code: "conflict" });
    await refund(second, CARROTS, 1);
    await refund(first, CARROTS, 2);
    expect((await at.refundsOf(number)).map(({ intentId }) => intentId).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    // The goods of the second payment remain, so the order is not canceled.
    await at.settle();
    expect(await at.rowOf(number)).toMatchObject({ state: "placed" });
    await refundOrder(at.deps, null, {
      intentId: second,
      wish: "remaining",
      reason: "test",
      cause: "poor_quality",
    });
    await at.settle();
    expect((await at.rowOf(number)).state).toBe("refunded");
  });

  it("is refunded payment by payment, and only with the last one is the order canceled", async () => {
    const { ana, number } = await at.customerWithOrder();
    const first = (await at.rowOf(number)).paymentIntentId;
    const { paymentIntentId: second } = await at.add(ana, number, [BEETS, 1]);
    /** Whether the team is told that the order is canceled if all that is left of a payment is refunded. */
    const isSaidToEnd = async (intentId: string) => {
      const { order } = await getPayment(at.deps, intentId);
      return endsOrder(order!, order!.left);
    };
    const refund = (intentId: string) =>
      refundOrder(at.deps, null, { intentId, wish: "remaining", reason: "", cause: "price_error" });
    expect([await isSaidToEnd(first), await isSaidToEnd(second)]).toEqual([false, false]);
    await refund(second);
    await at.settle();
    expect(await at.rowOf(number)).toMatchObject({ state: "placed" });
    expect(await isSaidToEnd(first)).toBe(true);
    await refund(first);
    expect(await at.rowOf(number)).toMatchObject({ state: "canceled" });
  });

  it("is held by the bank for the disputed payment alone, and stops the whole order", async () => {
    const { ana, number } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    await at.market.pay(begun.paymentIntentId, "pm_card_createDispute");
    await finalizeIntent(at.deps, begun.paymentIntentId, "test");
    await processReportedEvents(at.deps);
    expect(await ana.call((api) => api.orders.addable())).toEqual([]);
    await expect(at.begin(ana, number, [BEETS, 1])).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(ana.call((api) => api.orders.cancel({ number }))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    // The bank sees only the goods of the disputed payment.
    const { lines, paid } = (await factsOf(at.deps.db, begun.paymentIntentId))!;
    expect(lines).toEqual([expect.objectContaining({ name: "Red ace beets", quantity: 1 })]);
    expect(paid.amount).toBe(begun.totals.total);
    const admin = await household(at.market, at.deps);
    const isAdmin = and(eq(users.id, admin.user.id));
    await at.market.database.db.update(users).set({ role: "admin" }).where(isAdmin);
    const { paymentIntentId: first, total } = await at.rowOf(number);
    expect(await getOrderForTeam(at.deps, number)).toMatchObject({
      isStopped: true,
      disputes: [{ amount: begun.totals.total }],
      payments: [
        { intentId: first, amount: total - begun.totals.total },
        { intentId: begun.paymentIntentId, amount: begun.totals.total },
      ],
    });
    const { cancelOrder } = await import("#server/services/orders/lifecycle/cancel-order.ts");
    const { refunded } = await cancelOrder(at.deps, admin.user, number, "disputed");
    expect(refunded).toBe(total - begun.totals.total);
    await at.settle();
    expect(await at.stateOf(first)).toBe("refunded");
    expect(await at.stateOf(begun.paymentIntentId)).toBe("succeeded");
    const [dispute] = await at.market.database.sql`select id from disputes`;
    await at.market.control.settleDispute(String(dispute!["id"]), "lost");
    await processReportedEvents(at.deps);
    expect(await at.stateOf(begun.paymentIntentId)).toBe("refunded");
  });
});
