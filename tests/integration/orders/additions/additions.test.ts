import { eq, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { users } from "#db/schema/accounts/users.ts";
import { speak } from "#server/language.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { HOUR } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import {
  BEETS,
  CARROTS,
  openOrderAdditions,
  type OrderAdditions,
} from "#tests/support/setups/orders/order-additions.ts";

let at: OrderAdditions;
beforeAll(async () => {
  at = await openOrderAdditions();
});
afterAll(() => at[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(at.market.database.sql, at.clock.now()));

describe("Adding to an order", () => {
  it("charges the saved card the difference, and the order has all of it", async () => {
    const { ana, number } = await at.customerWithOrder();
    const before = await at.rowOf(number);
    const soldBefore = await at.soldOf(BEETS);
    expect(await ana.call((api) => api.orders.addable())).toMatchObject([{ number }]);
    const begun = await at.begin(ana, number, [BEETS, 3]);
    expect(begun).toMatchObject({ orderNumber: number, card: { last4: "4242" }, changes: [] });
    expect(begun.totals).toMatchObject({ delivery: 0 });
    expect(await at.rowOf(number)).toEqual(before);
    expect(await at.pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
    const after = await at.read(ana, number);
    expect(after.lines.map(({ name, quantity }) => [name, quantity])).toHaveLength(2);
    expect(after.totals.total).toBe(before.total + begun.totals.total);
    expect(await at.soldOf(BEETS)).toBe(soldBefore + 3);
    expect(await ana.call((api) => api.orders.page({ page: 1 }))).toMatchObject({ total: 1 });
    expect(await at.mailsOf("order_added_to")).toHaveLength(1);
  });

  it("increases the quantity of a line when the order already has the product", async () => {
    const { ana, number } = await at.customerWithOrder();
    await at.add(ana, number, [CARROTS, 1]);
    await at.add(ana, number, [CARROTS, 4]);
    const order = await at.read(ana, number);
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([7]);
  });

  it("lets a line's quantity grow, but never lets it shrink or become cheaper", async () => {
    const { number } = await at.customerWithOrder();
    const { id } = await at.rowOf(number);
    const { sql } = at.market.database;
    await expect(
      sql`update order_lines set quantity = 1, line_total_cents = unit_price_cents,
        farm_share_cents = unit_price_cents - commission_cents where order_id = ${id}`,
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("is rejected when the product's price has changed", async () => {
    const { ana, number } = await at.customerWithOrder();
    const isCarrots = eq(products.slug, CARROTS);
    const raised = { price: raw`${products.price} + 10` };
    await at.market.database.db.update(products).set(raised).where(isCarrots);
    await expect(at.begin(ana, number, [CARROTS, 1])).rejects.toThrow("a separate order");
    const spanish = { nameEs: "Zanahorias de hoy" };
    await at.market.database.db.update(products).set(spanish).where(isCarrots);
    const inSpanish = speak("es", () => at.begin(ana, number, [CARROTS, 1]));
    await expect(inSpanish).rejects.toThrow("Zanahorias de hoy ahora cuesta");
    const lowered = { price: raw`${products.price} - 10` };
    await at.market.database.db.update(products).set(lowered).where(isCarrots);
  });

  it("is charged once, however often and from wherever it is confirmed", async () => {
    const { ana, number } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    const [first, second] = await Promise.all([at.pay(ana, begun), at.pay(ana, begun)]);
    await finalizeIntent(at.deps, begun.paymentIntentId, "webhook");
    expect(await at.pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
    expect([first.status, second.status]).toContain("added");
    const { total, id } = await at.rowOf(number);
    const [row] = await at.market.database.sql`
      select sum(amount_received_cents)::int as paid, count(*)::int as count from payments
      where intent_id in (select payment_intent_id from order_additions where order_id = ${id})
        or intent_id = (select payment_intent_id from orders where id = ${id})`;
    expect(row).toEqual({ paid: total, count: 2 });
  });

  it("rejects the payment when another tab has changed the addition", async () => {
    const { ana, number } = await at.customerWithOrder();
    const first = await at.begin(ana, number, [BEETS, 1]);
    const second = await at.begin(ana, number, [BEETS, 2]);
    expect(second).toMatchObject({ checkoutId: first.checkoutId, revision: first.revision + 1 });
    await expect(at.pay(ana, first)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.pay(ana, second)).toMatchObject({ status: "added" });
  });

  it("opens the form for the same payment when the bank requires authentication", async () => {
    const { ana: declined, number: other } = await at.customerWithOrder(
      "pm_card_chargeCustomerFail",
    );
    const begun = await at.begin(declined, other, [BEETS, 1]);
    const answer = await at.pay(declined, begun);
    expect(answer).toMatchObject({ status: "form" });
    await at.market.pay(begun.paymentIntentId);
    const outcome = await finalizeIntent(at.deps, begun.paymentIntentId, "process-order");
    expect(outcome).toMatchObject({ status: "placed", orderNumber: other });
    // The card was saved without authentication, so the bank requires it now.
    const { ana, number } = await at.customerWithOrder();
    const isAna = eq(users.id, ana.user.id);
    const [row] = await at.market.database.db.select().from(users).where(isAna);
    const card = await at.market.attachCard(
      row!.providerCustomerId ?? "",
      "pm_card_authenticationRequired",
    );
    await ana.call((api) => api.payments.cards.choose({ id: card }));
    const asked = await at.begin(ana, number, [BEETS, 1]);
    expect(await at.pay(ana, asked)).toMatchObject({ status: "form" });
    expect((await at.read(ana, number)).lines).toHaveLength(1);
  });

  it("uses the customer's credit as checkout does", async () => {
    const { ana, number } = await at.customerWithOrder();
    const admin = await household(at.market, at.deps);
    const isAdmin = eq(users.id, admin.user.id);
    await at.market.database.db.update(users).set({ role: "admin" }).where(isAdmin);
    const gift = { id: ana.user.id, key: crypto.randomUUID(), amount: 200, reason: "Late" };
    await admin.call((api) => api.admin.credit.give(gift));
    const begun = await at.add(ana, number, [BEETS, 2]);
    expect(begun.totals).toMatchObject({ credit: 200 });
    expect((await ana.call((api) => api.payments.credit.mine())).balance).toBe(0);
    // A full refund: the card amount returns to the card, and the credit becomes credit again.
    await ana.call((api) => api.orders.cancel({ number }));
    expect((await ana.call((api) => api.payments.credit.mine())).balance).toBe(200);
    await at.settle();
    expect(await at.stateOf(begun.paymentIntentId)).toBe("refunded");
  });

  it("holds the requested units, so that stock is never oversold", async () => {
    const { ana, number } = await at.customerWithOrder();
    const { ana: ben, number: his } = await at.customerWithOrder();
    await setStock(at.market.database.db, "leeks", 2);
    const begun = await at.begin(ana, number, ["leeks", 2]);
    await expect(at.begin(ben, his, ["leeks", 1])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.pay(ana, begun)).toMatchObject({ status: "added" });
    await expect(at.begin(ben, his, ["leeks", 1])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await at.soldOf("leeks")).toBe(2);
  });

  it("is not found for another customer's order or addition", async () => {
    const { ana, number } = await at.customerWithOrder();
    const { ana: ben } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    await expect(at.begin(ben, number, [BEETS, 1])).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(at.pay(ben, begun)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("An addition that comes too late", () => {
  it("is not charged when the order was canceled in the meantime", async () => {
    const { ana, number } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    await ana.call((api) => api.orders.cancel({ number }));
    await expect(at.pay(ana, begun)).rejects.toThrow("Nothing was charged");
    expect(await at.stateOf(begun.paymentIntentId)).toBe("awaiting_method");
  });

  it("is refunded in full when it is paid in the form after the order was canceled", async () => {
    const { ana, number } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    await ana.call((api) => api.orders.cancel({ number }));
    const before = (await at.mailsOf("payment_returning")).length;
    await at.market.pay(begun.paymentIntentId);
    await finalizeIntent(at.deps, begun.paymentIntentId, "test");
    expect(await at.mailsOf("payment_returning")).toHaveLength(before + 1);
    await at.settle();
    expect(await at.stateOf(begun.paymentIntentId)).toBe("refunded");
  });

  it("is added when its payment is only discovered after its hold ends", async () => {
    const { ana, number } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    await at.market.pay(begun.paymentIntentId);
    // The provider received the payment, but the process died before the response.
    const [checkout] = await at.market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, begun.checkoutId));
    await expireCheckout(at.deps, checkout!);
    const order = await at.read(ana, number);
    expect(order.lines.map(({ quantity }) => quantity)).toHaveLength(2);
  });

  it("is finished by the lock of its day, or rejected after it", async () => {
    const { ana, number } = await at.customerWithOrder();
    const { ana: ben, number: his } = await at.customerWithOrder();
    const begun = await at.begin(ana, number, [BEETS, 1]);
    const late = await at.begin(ben, his, [BEETS, 1]);
    await at.market.pay(begun.paymentIntentId);
    const { deliveryDay } = await at.rowOf(number);
    at.clock.pass(cutOffOf(deliveryDay).getTime() - at.clock.now().getTime());
    // One payment is still pending: the lock waits for it until its hold expires.
    await lockOrders(at.deps);
    expect((await at.read(ana, number)).lines).toHaveLength(2);
    const [told] = (await at.mailsOf("order_added_to")).filter(({ text }) => text.includes(number));
    expect(told!.text).not.toContain("until");
    await expect(at.begin(ana, number, [BEETS, 1])).rejects.toMatchObject({ code: "CONFLICT" });
    at.clock.pass(2 * HOUR);
    await sweepPayments(at.deps);
    await lockOrders(at.deps);
    expect(await at.rowOf(his)).toMatchObject({ state: "locked" });
    await expect(at.pay(ben, late)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ana.call((api) => api.orders.addable())).toEqual([]);
  });
});
