import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chargeBoxes } from "#server/services/boxes/charging/charge.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { basket, delivery } from "#tests/support/market/orders/basket.ts";
import { begin, household } from "#tests/support/market/people/box-household.ts";
import {
  ALL,
  CANDLES,
  COUNTY,
  rate,
  STATE,
  withTaxedOrders,
} from "#tests/support/setups/orders/taxed-orders.ts";

const at = withTaxedOrders();

describe("What is added to an order", () => {
  it("has the rates of its own day, and each part goes back by its own", async () => {
    const home = await household(at.world.market, at.world.deps);
    const { shopper, ...cart } = await at.cartOf([{ slug: CANDLES, quantity: 1 }], home);
    const mine = { ...cart.input.delivery, email: "home@furrow.example" };
    const { order } = await at.buy({ ...cart, shopper, input: { ...cart.input, delivery: mine } });
    await at.save("tax", { taxRates: [rate("merchandise", STATE, 900)] });
    const items = [{ id: at.idOf(CANDLES), quantity: 2 }];
    const { checkoutId, revision, totals, card } = await home.call((api) =>
      api.orders.beginAddition({ number: order.number, items }),
    );
    await home.call((api) => api.orders.payAddition({ checkoutId, revision, cardId: card!.id }));
    const grown = await at.orderNumbered(order.number);
    expect(grown.tax).toBe(order.tax + totals.tax);
    expect(grown.taxes.map(({ bps }) => bps)).toEqual([100, 725, 900]);
    const shown = await home.call((api) => api.orders.byNumber({ number: order.number }));
    expect(shown.totals.taxes).toEqual(grown.taxes);
    await home.call((api) => api.orders.cancel({ number: order.number }));
    expect(await at.booked(order.id)).toEqual({});
  });
});

describe("A weekly box", () => {
  it("is taxed as food on its price, whatever is in it, as its terms said", async () => {
    await at.save("tax", { taxRates: [rate("food", STATE, 125), rate("food", COUNTY, 50)] });
    const home = await household(at.world.market, at.world.deps);
    const terms = await begin(home);
    expect(terms.tax).toBe(44);
    at.world.clock.pass(new Date(terms.chargeAt).getTime() - at.world.clock.now().getTime());
    await at.freshAdmin();
    await chargeBoxes(at.world.deps);
    const [mine] = (await home.call((api) => api.boxes.own.read()))!.boxes;
    expect(mine).toMatchObject({ state: "placed", total: terms.total });
    const order = await at.orderNumbered(mine!.orderNumber!);
    expect(order.taxes).toEqual([
      { authority: COUNTY, bps: 50, base: 2_500, amount: 13 },
      { authority: STATE, bps: 125, base: 2_500, amount: 31 },
    ]);
    await refundOrder(at.world.deps, null, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "It never came",
      cause: "poor_quality",
    });
    expect(await at.booked(order.id)).toEqual({});
  });
});

it("A phone order has the same rates, and its link names the parts", async () => {
  const { totals } = await at.cartOf(ALL);
  const input = await basket(at.world.deps.db, ...ALL);
  const taken = await at.admin.call((api) =>
    api.admin.phoneOrders.take({
      draftId: randomUUID(),
      customerId: null,
      delivery: { ...delivery, email: "caller@furrow.example" },
      items: input.items.map(({ id, quantity }) => ({ id, quantity })),
    }),
  );
  expect(taken).toMatchObject({ totals, taxBps: null });
  expect(taken.totals.taxes).toHaveLength(4);
});

it("REST answers and refuses as before, whatever the tax is made of", async () => {
  const { shopper, input, totals } = await at.cartOf(ALL);
  const wrong = shopper.call((api) => api.checkout.createIntent({ ...input, amount: 1 }));
  await expect(wrong).rejects.toMatchObject({
    cause: { code: "price_changed", details: { totals: { tax: totals.tax }, taxBps: null } },
  });
});
