import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { beginAddition } from "#server/services/orders/adding/begin.ts";
import { payAddition } from "#server/services/orders/adding/pay.ts";
import { ownedBy } from "#server/services/orders/own/own-order.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { finishPayments } from "#server/services/payments/intents/open-payments.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const CARROTS = "nantes-carrots";

let market: MarketPlace;
let carrots: number;
beforeAll(async () => {
  market = await openMarketPlace();
  const isCarrots = eq(products.slug, CARROTS);
  const [row] = await market.database.db.select().from(products).where(isCarrots);
  carrots = row!.id;
  await setStock(market.database.db, CARROTS, 900);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(market.database.sql, market.deps.clock.now()));

/** A customer with a saved card who bought two bunches of carrots. */
async function customerWithOrder(card?: string) {
  const ana = await household(market, market.deps, card ? { card } : {});
  const email = `${ana.user.username}@furrow.example`;
  const goods = [{ slug: CARROTS, quantity: 2 }];
  return { ana, number: await placedOrder(market, market.deps, ana, { goods, email }) };
}

const begin = async (
  ana: Awaited<ReturnType<typeof household>>,
  number: string,
  quantity: number,
) => {
  const items = [{ id: carrots, quantity }];
  const begun = await ana.call((api) => api.orders.beginAddition({ number, items }));
  return { ...begun, cardId: begun.card!.id };
};

async function orderOf(number: string) {
  const [order] = await market.database.db.select().from(orders).where(eq(orders.number, number));
  return order!;
}

describe("The charge of an addition", () => {
  it("asks the bank anew after a no, under a key of its own", async () => {
    const { ana, number } = await customerWithOrder("pm_card_chargeCustomerFail");
    const keys: string[] = [];
    const chargeOffSession: Deps["payments"]["chargeOffSession"] = (charge) => {
      keys.push(charge.idempotencyKey);
      return market.deps.payments.chargeOffSession(charge);
    };
    const listening = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    const first = await begin(ana, number, 1);
    expect(await payAddition(listening, ana.user.id, first)).toMatchObject({ status: "form" });
    const again = await begin(ana, number, 1);
    expect(again).toMatchObject({ checkoutId: first.checkoutId, revision: first.revision });
    expect(await payAddition(listening, ana.user.id, again)).toMatchObject({ status: "form" });
    expect(new Set(keys).size).toBe(2);
  });

  it("is added once when the process dies after the bank's yes, and the customer taps again", async () => {
    const { ana, number } = await customerWithOrder();
    const before = await orderOf(number);
    const begun = await begin(ana, number, 1);
    const keys: string[] = [];
    const chargeOffSession: Deps["payments"]["chargeOffSession"] = async (charge) => {
      keys.push(charge.idempotencyKey);
      await market.deps.payments.chargeOffSession(charge);
      throw new Error("The process ended here");
    };
    const dying = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    await expect(payAddition(dying, ana.user.id, begun)).rejects.toThrow("The process ended here");
    expect((await orderOf(number)).total).toBe(before.total);
    const again = () => payAddition(dying, ana.user.id, begun);
    const answers = await Promise.all([again(), again()]);
    expect(answers).toEqual(answers.map(() => ({ status: "added", orderNumber: number })));
    await finalizeIntent(market.deps, begun.paymentIntentId, "test");
    expect(keys).toHaveLength(1);
    expect((await orderOf(number)).total).toBe(before.total + begun.totals.total);
    const { lines } = await ana.call((api) => api.orders.byNumber({ number }));
    expect(lines).toMatchObject([{ quantity: 3 }]);
  });

  it("goes back in full when another browser has added as many as one may have", async () => {
    const { ana, number } = await customerWithOrder();
    const wish = { number, items: [{ id: carrots, quantity: 60 }] };
    const elsewhere = {
      user: ana.user,
      token: crypto.randomUUID(),
      holder: ownedBy(ana.user),
    };
    const begun = await begin(ana, number, 60);
    const other = await beginAddition(market.deps, elsewhere, wish);
    await market.pay(other.paymentIntentId);
    expect(await payAddition(market.deps, ana.user.id, begun)).toMatchObject({ status: "added" });
    const outcome = await finalizeIntent(market.deps, other.paymentIntentId, "test");
    expect(outcome).toMatchObject({ status: "refunded" });
    const { lines } = await ana.call((api) => api.orders.byNumber({ number }));
    expect(lines).toMatchObject([{ quantity: 62 }]);
  });

  it("is waited for on the day to which its order was moved", async () => {
    const { ana, number } = await customerWithOrder();
    const { days } = await ana.call((api) => api.checkout.delivery.options());
    const { deliveryDay: from, deliveryWindow: window, delivery } = await orderOf(number);
    const to = days.findLast(({ day }) => day !== from)!.day;
    await begin(ana, number, 1);
    const before = [await finishPayments(market.deps, from), await finishPayments(market.deps, to)];
    const { address, city, zipCode } = delivery;
    const place = { address, city, zipCode, phone: "", specialInstructions: "" };
    await ana.call((api) => api.orders.changeDelivery({ number, day: to, window, ...place }));
    const after = [await finishPayments(market.deps, from), await finishPayments(market.deps, to)];
    expect(after).toEqual([before[0]! - 1, before[1]! + 1]);
  });
});
