import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { remainingOf } from "#shared/payments/refunds/refund.ts";
import { providerClient } from "#server/payments/client.ts";
import { getPayment } from "#server/services/payments/admin/payment-detail.ts";
import { cancelNeverShipped } from "#server/services/orders/lifecycle/order-moves.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { isPayable } from "#server/services/payments/payouts/payable.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { bookProviderRefunds } from "#server/services/payments/refunds/provider-refunds.ts";
import { givenOfOrder, lockOrder, soldOf } from "#server/services/payments/refunds/sold.ts";
import { writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import {
  type FailedRefunds,
  withFailedRefunds,
} from "#tests/support/setups/orders/failed-refunds.ts";

let at: FailedRefunds;
withFailedRefunds((opened) => {
  at = opened;
});

/** What the team can do directly at the provider. */
const dashboard = () =>
  providerClient("sk_test_sandbox_tests", {
    host: "127.0.0.1",
    port: at.market.sandboxPort,
    protocol: "http",
  });

/** A partial refund made at the provider, not tied to goods, that failed. */
async function failedGoodwill(buyer: Visitor) {
  const intentId = await at.bought(buyer);
  const { id } = await dashboard().refunds.create({ payment_intent: intentId, amount: 100 });
  await bookProviderRefunds(at.market.deps, intentId);
  const [booked] = await at.refundsOf(intentId);
  await at.market.control.settleRefund(id, "failed");
  await noteRefund(at.market.deps, booked!.id, { id, state: "failed" });
  return { intentId, failed: booked! };
}

/** Refunds the rest of an order as credit and cancels it. */
const restAsCredit = (intentId: string) =>
  at.market.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { intentId });
    const written = await writeRefund(at.market.deps, tx, {
      order,
      what: {
        wish: remainingOf(await soldOf(tx, order), await givenOfOrder(tx, order)),
        reason: "Wilted",
        cause: "poor_quality",
        money: { kind: "new", to: "credit" },
      },
      by: { actor: null },
      notice: "refund",
    });
    const mover = { actor: "system", cause: "Wilted", at: at.market.deps.clock.now() };
    await cancelNeverShipped(at.market.deps, tx, order, mover);
    return written?.refundId;
  });

it("a failed refund for no goods becomes credit where it is given so, and not the card's", async () => {
  const buyer = await at.customer();
  const { intentId, failed } = await failedGoodwill(buyer);
  await makeGood(at.market.deps, null, { refundId: failed.id, to: "credit" });
  expect(await buyer.call((api) => api.payments.credit.mine())).toMatchObject({ balance: 100 });
  const [, again] = await at.refundsOf(intentId);
  expect(again).toMatchObject({ amount: 0, credit: 100, goodwill: 100, state: "succeeded" });
  await sweepPayments(at.market.deps);
  await at.booksAgree();
});

it.each(["card", "credit"] as const)(
  "a failed refund for no goods is not given again (%s) once all went back as credit",
  async (to) => {
    const buyer = await at.customer();
    const { intentId, failed } = await failedGoodwill(buyer);
    await restAsCredit(intentId);
    const again = makeGood(at.market.deps, null, { refundId: failed.id, to });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  },
);

it.each(["card", "credit"] as const)(
  "a failed refund is not given again (%s) when less than it is left of the payment",
  async (to) => {
    const buyer = await at.customer();
    const intentId = await at.refunded.deposit(buyer);
    const failed = await at.failing(intentId);
    await dashboard().refunds.create({ payment_intent: intentId, amount: 2_000 });
    await bookProviderRefunds(at.market.deps, intentId);
    const again = makeGood(at.market.deps, null, { refundId: failed.id, to });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    expect(await buyer.call((api) => api.payments.credit.mine())).toMatchObject({ balance: 0 });
    expect((await at.refundsOf(intentId)).map(({ amount }) => amount)).toEqual([5_000, 2_000]);
  },
);

describe("A refund of goods that failed, and whose goods went back another way", () => {
  const units = (productId: number, quantity: number) => ({
    lines: [{ productId, quantity }],
    delivery: false,
  });

  it("is made good by what gave the rest, and neither alarms nor holds a payout back", async () => {
    const intentId = await at.bought(await at.customer());
    const { productId } = (await getPayment(at.market.deps, intentId)).order!.lines[0]!;
    await at.back(intentId, units(productId, 1));
    const failed = await at.failing(intentId);
    expect(await at.attentionFor(intentId)).toHaveLength(1);
    // The card gets nothing more, so the payment itself never counts as refunded.
    const refundId = await restAsCredit(intentId);
    const overtaken = (await at.refundsOf(intentId)).find(({ id }) => id === failed.id);
    expect(overtaken?.overtakenBy).toBe(refundId);
    expect(await at.attentionFor(intentId)).toEqual([]);
    const [order] = await at.market.deps.db.execute<{ state: string; payable: boolean }>(sql`
      select state, ${isPayable(new Date())} as payable from orders o where o.payment_intent_id = ${intentId}`);
    expect(order).toEqual({ state: "canceled", payable: true });
  });

  it("is sent again for what is left of it alone", async () => {
    const intentId = await at.bought(await at.customer());
    const { productId } = (await getPayment(at.market.deps, intentId)).order!.lines[0]!;
    await at.back(intentId, units(productId, 2));
    const failed = await at.failing(intentId);
    const { amount } = await at.back(intentId, units(productId, 1));
    expect(await at.attentionFor(intentId)).toHaveLength(1);
    const { amount: rest } = await makeGood(at.market.deps, null, {
      refundId: failed.id,
      to: "card",
    });
    expect(amount + rest).toBe(failed.amount);
    expect(await at.attentionFor(intentId)).toEqual([]);
  });
});
