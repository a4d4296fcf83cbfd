import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import { makeGood } from "#server/services/orders/refunds/make-good.ts";
import { refundOrder, writeRefund } from "#server/services/orders/refunds/refund-order.ts";
import { AS_PAID } from "#server/services/orders/refunds/refunding.ts";
import { noteRefund } from "#server/services/payments/refunds/note.ts";
import { lockOrder, purchasesOf } from "#server/services/payments/refunds/sold.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { weight } from "#shared/catalog/weights/weight.ts";
import { cents } from "#shared/money.ts";
import { leftOf } from "#shared/payments/refunds/refund.ts";

import { assertInvariants } from "#tests/support/invariants.ts";
import { type HarvestDay, openHarvestDay } from "#tests/support/setups/harvest-day.ts";

/** A unit of beets weighs at most 4 lb and costs $24.00. */
const [MOST, PRICE] = [400, 2_400];

let at: HarvestDay;
beforeAll(async () => {
  at = await openHarvestDay();
  await at.market.database.db
    .update(products)
    .set({ expectedWeight: weight(360), packQuantity: 4, packUnit: "lb", price: cents(PRICE) })
    .where(eq(products.id, at.ids.beets));
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => {
  at.begin();
  return () => assertInvariants(at.market.database.sql, at.clock.now());
});

const weigh = (number: string, weighed: number, before: number | null = null) =>
  at.fern.call((api) =>
    api.farmer.weigh({ orderNumber: number, productId: at.ids.beets, weight: weighed, before }),
  );
/** The price of this weight, in hundredths of a pound, with tax. */
const worth = (less: number) => {
  const price = Math.round((less * PRICE) / MOST);
  return price + Math.round(price * 0.0875);
};
const newest = async (number: string) => {
  const { id } = await at.orderOf(number);
  const [refund] = await at.market.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, id))
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return refund!;
};
/** Lets the provider accept the newest refund and then report it as failed. Returns its id. */
async function failNewest(number: string): Promise<string> {
  await sweepPayments(at.deps);
  const { id, providerRefundId } = await newest(number);
  await noteRefund(at.deps, id, { id: providerRefundId ?? "", state: "failed" });
  expect((await newest(number)).state).toBe("failed");
  return id;
}
const backOf = async (number: string) => {
  const order = await at.ana.call((api) => api.orders.byNumber({ number }));
  return order.refunds.reduce((sum, { amount }) => sum + amount, 0);
};
const refundUnit = async (number: string) => {
  const { paymentIntentId: intentId } = await at.orderOf(number);
  await refundOrder(at.deps, null, {
    intentId,
    wish: { lines: [{ productId: at.ids.beets, quantity: 1 }], delivery: false },
    reason: "kindness",
    cause: "poor_quality",
  });
};

describe("A refund for weight that failed", () => {
  it("is not repeated when a lower weight is entered, and is made good once", async () => {
    const [number] = await at.locked({ beets: 2 });
    await weigh(number!, 710);
    const refundId = await failNewest(number!);
    at.clock.pass(1_000);
    await weigh(number!, 690, 710);
    expect(await backOf(number!)).toBe(worth(20));
    await makeGood(at.deps, null, { refundId, to: "card" });
    expect(await backOf(number!)).toBe(worth(110));
  });

  it("is separate from the refund of units that are no longer to come", async () => {
    const [number] = await at.locked({ beets: 3 });
    await refundUnit(number!);
    const refundId = await failNewest(number!);
    at.clock.pass(1_000);
    await weigh(number!, 750);
    expect(await backOf(number!)).toBe(worth(50));
    await makeGood(at.deps, null, { refundId, to: "card" });
    expect(await backOf(number!)).toBe(worth(450));
  });

  it("is reduced once one of the units has been refunded with its part of the weight", async () => {
    const [number] = await at.locked({ beets: 2, leeks: 1 });
    await weigh(number!, 600);
    const refundId = await failNewest(number!);
    at.clock.pass(1_000);
    await refundUnit(number!);
    expect(await backOf(number!)).toBe(worth(400));
    await makeGood(at.deps, null, { refundId, to: "card" });
    // The customer keeps one unit of 3 lb and has paid for 3 lb.
    expect(await backOf(number!)).toBe(worth(500));
  });
});

it("A weight refund never cancels an order, even if it takes the last of its money", async () => {
  const [number] = await at.locked({ beets: 1 });
  await inTransaction(at.deps.db, async (tx) => {
    const order = await lockOrder(tx, { number: number! });
    await writeRefund(at.deps, tx, {
      order,
      what: {
        wish: { goodwill: cents(order.total - 110) },
        reason: "kindness",
        cause: "goodwill",
        money: AS_PAID,
      },
      by: { actor: null },
      notice: "refund",
    });
  });
  expect(await weigh(number!, 300)).toEqual({ amount: 110 });
  expect((await at.orderOf(number!)).state).toBe("harvesting");
  // Nor does sending the refund cancel it: the goods are still packed and delivered.
  await sweepPayments(at.deps);
  expect((await newest(number!)).state).toBe("succeeded");
  expect((await at.orderOf(number!)).state).toBe("harvesting");
  expect(await at.lineOf(number!, at.ids.beets)).toMatchObject({ freed: 0, weighed: 300 });
});

it("A line paid with two payments is weighed as a whole, and each payment refunds its part", async () => {
  const number = await at.buy({ beets: 1 });
  const begun = await at.ana.call((api) =>
    api.orders.beginAddition({ number, items: [{ id: at.ids.beets, quantity: 1 }] }),
  );
  await at.market.pay(begun.paymentIntentId);
  await sweepPayments(at.deps);
  await at.lock();
  await weigh(number, 700);
  const order = await at.orderOf(number);
  const left = (await purchasesOf(at.deps.db, order)).map(
    ({ sold, given }) => leftOf(sold, given).lines[0],
  );
  expect(left).toMatchObject([
    { quantity: 1, weight: 350 },
    { quantity: 1, weight: 350 },
  ]);
});
