import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { basket } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

const RESERVE = { firstName: "Ana", email: "ana@furrow.example", zipCode: "94952" };

const finish = (shopper: ReturnType<typeof visitor>, paymentIntentId: string) =>
  shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));

describe("A browser that buys goods, a membership and pays a plain amount", () => {
  it("has a separate checkout and payment for each, and each buys what it is for", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, { slug: "leeks", quantity: 1 });
    const goods = await shopper.call((api) => api.checkout.createIntent(input));
    const place = await shopper.call((api) => api.memberships.reserve(RESERVE));
    const amount = await shopper.call((api) =>
      api.checkout.payAmount({ amount: 1_234, email: RESERVE.email }),
    );
    const ids = [goods, place, amount].map((payment) => payment.paymentIntentId);
    expect(new Set(ids).size).toBe(3);
    await Promise.all(ids.map((id) => market.pay(id)));
    const answers = await Promise.all(ids.map((id) => finish(shopper, id)));
    expect(answers.map((answer) => answer.status)).toEqual(["placed", "active", "received"]);
    expect(answers[2]).toMatchObject({ amount: 1_234, email: RESERVE.email });
  });

  it("keeps the goods of its open order when it pays a plain amount", async () => {
    const shopper = visitor(market.deps);
    const input = await basket(market.database.db, { slug: "leeks", quantity: 1 });
    const goods = await shopper.call((api) => api.checkout.createIntent(input));
    const amount = await shopper.call((api) =>
      api.checkout.payAmount({ amount: 700, email: RESERVE.email }),
    );
    await market.pay(amount.paymentIntentId);
    await finish(shopper, amount.paymentIntentId);
    const again = await shopper.call((api) => api.checkout.createIntent(input));
    expect(again).toMatchObject({ checkoutId: goods.checkoutId, clientSecret: goods.clientSecret });
  });
});

describe("A plain amount", () => {
  it.each([49, 500_001, 10.5, -1])("of %s cents is refused", async (amount) => {
    const call = visitor(market.deps).call((api) =>
      api.checkout.payAmount({ amount, email: RESERVE.email }),
    );
    await expect(call).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("that was declined can be paid with another card on the same payment, even with another amount", async () => {
    const shopper = visitor(market.deps);
    const pay = (amount: number) =>
      shopper.call((api) => api.checkout.payAmount({ amount, email: RESERVE.email }));
    const { paymentIntentId } = await pay(2_000);
    await expect(market.pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toMatchObject({
      code: "card_declined",
    });
    expect((await pay(2_500)).paymentIntentId).toBe(paymentIntentId);
    await market.pay(paymentIntentId);
    expect(await finish(shopper, paymentIntentId)).toMatchObject({ amount: 2_500 });
    expect((await pay(2_500)).paymentIntentId).not.toBe(paymentIntentId);
  });
});
