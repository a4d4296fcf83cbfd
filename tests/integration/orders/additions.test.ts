import { and, eq, sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products, stock } from "#db/schema/catalog/catalog.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { getOrderForTeam } from "#server/services/orders/desk/order-detail.ts";
import { lockOrders } from "#server/services/orders/lock-orders.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { expireCheckout } from "#server/services/payments/checkouts/expire-checkout.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep.ts";
import { processStoredEvent, storeEvent } from "#server/services/payments/provider-events.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { setStock } from "#tests/support/market/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import { HOUR, type MovableClock, clockAtNoon } from "#tests/support/market/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/placed-order.ts";
import { testDeps } from "#tests/support/deps.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ids: Record<string, number>;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  const { renewSession } = testDeps(market.database.db, { clock }).auth;
  deps = { ...market.deps, clock, auth: { ...market.deps.auth, renewSession } };
  const rows = await market.database.db.select().from(products);
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  await setStock(market.database.db, CARROTS, 900);
  await setStock(market.database.db, BEETS, 900);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(market.database.sql, clock.now()));

type Customer = Awaited<ReturnType<typeof household>>;
const idOf = (slug: string) => ids[slug] ?? 0;

/** A customer with a saved card who has bought two bunches of carrots. */
async function customerWithOrder(card?: string) {
  const ana = await household(market, deps, card ? { card } : {});
  const email = `${ana.user.username}@furrow.example`;
  const number = await placedOrder(market, deps, ana, {
    goods: [{ slug: CARROTS, quantity: 2 }],
    email,
  });
  return { ana, number };
}

const begin = (ana: Customer, number: string, ...goods: [slug: string, quantity: number][]) =>
  ana.call((api) =>
    api.orders.beginAddition({
      number,
      items: goods.map(([slug, quantity]) => ({ id: idOf(slug), quantity })),
    }),
  );

type Begun = Awaited<ReturnType<typeof begin>>;
const pay = (ana: Customer, { checkoutId, revision }: Begun) =>
  ana.call((api) => api.orders.payAddition({ checkoutId, revision }));

async function add(ana: Customer, number: string, ...goods: [slug: string, quantity: number][]) {
  const begun = await begin(ana, number, ...goods);
  expect(await pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
  return begun;
}

const read = (ana: Customer, number: string) => ana.call((api) => api.orders.byNumber({ number }));
const rowOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!;
const soldOf = async (slug: string) =>
  (
    await market.database.db
      .select()
      .from(stock)
      .where(eq(stock.productId, idOf(slug)))
  )[0]!.sold;
/** What goes back to which payment of an order, in the order in which it was asked for. */
const refundsOf = async (number: string) =>
  market.database.db
    .select({ intentId: refunds.intentId, amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.number, number))
    .orderBy(refunds.createdAt, raw`${refunds.intentId}`);
const stateOf = async (intentId: string) =>
  (await market.database.db.select().from(payments).where(eq(payments.intentId, intentId)))[0]!
    .state;
const mailsOf = async (kind: "order_added_to" | "payment_returning" | "refund_started") =>
  market.database.db.select().from(emails).where(eq(emails.kind, kind));

/** Sends what is owed and takes in what the provider reports of it. */
async function settle() {
  await sweepPayments(deps);
  await sweepPayments(deps);
}

describe("Adding to an order", () => {
  it("charges the saved card the difference, and the order has all of it", async () => {
    const { ana, number } = await customerWithOrder();
    const before = await rowOf(number);
    const soldBefore = await soldOf(BEETS);
    expect(await ana.call((api) => api.orders.addable())).toMatchObject([{ number }]);
    const begun = await begin(ana, number, [BEETS, 3]);
    expect(begun).toMatchObject({ orderNumber: number, card: { last4: "4242" }, changes: [] });
    expect(begun.totals).toMatchObject({ delivery: 0 });
    expect(await rowOf(number)).toEqual(before);
    expect(await pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
    const after = await read(ana, number);
    expect(after.lines.map(({ name, quantity }) => [name, quantity])).toHaveLength(2);
    expect(after.totals.total).toBe(before.total + begun.totals.total);
    expect(await soldOf(BEETS)).toBe(soldBefore + 3);
    expect(await ana.call((api) => api.orders.page({ page: 1 }))).toMatchObject({ total: 1 });
    expect(await mailsOf("order_added_to")).toHaveLength(1);
  });

  it("makes a line longer when the order has the product", async () => {
    const { ana, number } = await customerWithOrder();
    await add(ana, number, [CARROTS, 1]);
    await add(ana, number, [CARROTS, 4]);
    const order = await read(ana, number);
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([7]);
  });

  it("lets a line grow, and nothing make it shorter or cheaper", async () => {
    const { number } = await customerWithOrder();
    const { id } = await rowOf(number);
    const { sql } = market.database;
    await expect(
      sql`update order_lines set quantity = 1, line_total_cents = unit_price_cents,
        farm_share_cents = unit_price_cents - commission_cents where order_id = ${id}`,
    ).rejects.toMatchObject({ code: "23514" });
  });

  it("is refused when the product costs something else by now", async () => {
    const { ana, number } = await customerWithOrder();
    const isCarrots = eq(products.slug, CARROTS);
    const raised = { price: raw`${products.price} + 10` };
    await market.database.db.update(products).set(raised).where(isCarrots);
    await expect(begin(ana, number, [CARROTS, 1])).rejects.toThrow("a separate order");
    const lowered = { price: raw`${products.price} - 10` };
    await market.database.db.update(products).set(lowered).where(isCarrots);
  });

  it("is charged once, however often and from wherever it is confirmed", async () => {
    const { ana, number } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    const [first, second] = await Promise.all([pay(ana, begun), pay(ana, begun)]);
    await finalizeIntent(deps, begun.paymentIntentId, "webhook");
    expect(await pay(ana, begun)).toEqual({ status: "added", orderNumber: number });
    expect([first.status, second.status]).toContain("added");
    const { total, id } = await rowOf(number);
    const [row] = await market.database.sql`
      select sum(amount_received_cents)::int as paid, count(*)::int as count from payments
      where intent_id in (select payment_intent_id from order_additions where order_id = ${id})
        or intent_id = (select payment_intent_id from orders where id = ${id})`;
    expect(row).toEqual({ paid: total, count: 2 });
  });

  it("refuses to pay what another tab has changed", async () => {
    const { ana, number } = await customerWithOrder();
    const first = await begin(ana, number, [BEETS, 1]);
    const second = await begin(ana, number, [BEETS, 2]);
    expect(second).toMatchObject({ checkoutId: first.checkoutId, revision: first.revision + 1 });
    await expect(pay(ana, first)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await pay(ana, second)).toMatchObject({ status: "added" });
  });

  it("opens the form when the bank wants the holder, for the same payment", async () => {
    const { ana: declined, number: other } = await customerWithOrder("pm_card_chargeCustomerFail");
    const begun = await begin(declined, other, [BEETS, 1]);
    const answer = await pay(declined, begun);
    expect(answer).toMatchObject({ status: "form" });
    await market.pay(begun.paymentIntentId);
    const outcome = await finalizeIntent(deps, begun.paymentIntentId, "process-order");
    expect(outcome).toMatchObject({ status: "placed", orderNumber: other });
    // Saved, but never authenticated: the bank asks for its holder.
    const { ana, number } = await customerWithOrder();
    const isAna = eq(users.id, ana.user.id);
    const [row] = await market.database.db.select().from(users).where(isAna);
    const card = await market.attachCard(
      row!.providerCustomerId ?? "",
      "pm_card_authenticationRequired",
    );
    await ana.call((api) => api.payments.cards.choose({ id: card }));
    const asked = await begin(ana, number, [BEETS, 1]);
    expect(await pay(ana, asked)).toMatchObject({ status: "form" });
    expect((await read(ana, number)).lines).toHaveLength(1);
  });

  it("uses the customer's credit as checkout does", async () => {
    const { ana, number } = await customerWithOrder();
    const admin = await household(market, deps);
    const isAdmin = eq(users.id, admin.user.id);
    await market.database.db.update(users).set({ role: "admin" }).where(isAdmin);
    const gift = { id: ana.user.id, key: crypto.randomUUID(), amount: 200, reason: "Late" };
    await admin.call((api) => api.admin.credit.give(gift));
    const begun = await add(ana, number, [BEETS, 2]);
    expect(begun.totals).toMatchObject({ credit: 200 });
    expect((await ana.call((api) => api.payments.credit.mine())).balance).toBe(0);
    // Everything back: the card gets what the card paid, and the credit is credit again.
    await ana.call((api) => api.orders.cancel({ number }));
    expect((await ana.call((api) => api.payments.credit.mine())).balance).toBe(200);
    await settle();
    expect(await stateOf(begun.paymentIntentId)).toBe("refunded");
  });

  it("holds what is asked for, so that no one is sold what is not there", async () => {
    const { ana, number } = await customerWithOrder();
    const { ana: ben, number: his } = await customerWithOrder();
    await setStock(market.database.db, "leeks", 2);
    const begun = await begin(ana, number, ["leeks", 2]);
    await expect(begin(ben, his, ["leeks", 1])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await pay(ana, begun)).toMatchObject({ status: "added" });
    await expect(begin(ben, his, ["leeks", 1])).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await soldOf("leeks")).toBe(2);
  });

  it("is not there for anyone else's order, nor for another's addition", async () => {
    const { ana, number } = await customerWithOrder();
    const { ana: ben } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    await expect(begin(ben, number, [BEETS, 1])).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(pay(ben, begun)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("An addition that comes too late", () => {
  it("is not charged when the order was canceled since", async () => {
    const { ana, number } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    await ana.call((api) => api.orders.cancel({ number }));
    await expect(pay(ana, begun)).rejects.toThrow("Nothing was charged");
    expect(await stateOf(begun.paymentIntentId)).toBe("awaiting_method");
  });

  it("goes back in full when it is paid in the form and the order was canceled since", async () => {
    const { ana, number } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    await ana.call((api) => api.orders.cancel({ number }));
    const before = (await mailsOf("payment_returning")).length;
    await market.pay(begun.paymentIntentId);
    await finalizeIntent(deps, begun.paymentIntentId, "test");
    expect(await mailsOf("payment_returning")).toHaveLength(before + 1);
    await settle();
    expect(await stateOf(begun.paymentIntentId)).toBe("refunded");
  });

  it("is added when no one has heard of its payment until its hold ends", async () => {
    const { ana, number } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    await market.pay(begun.paymentIntentId);
    // The provider has it, and the process died before it heard of that.
    const [checkout] = await market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, begun.checkoutId));
    await expireCheckout(deps, checkout!);
    const order = await read(ana, number);
    expect(order.lines.map(({ quantity }) => quantity)).toHaveLength(2);
  });

  it("is finished by the lock of its day, or refused after it", async () => {
    const { ana, number } = await customerWithOrder();
    const { ana: ben, number: his } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    const late = await begin(ben, his, [BEETS, 1]);
    await market.pay(begun.paymentIntentId);
    const { deliveryDay } = await rowOf(number);
    clock.pass(cutOffOf(deliveryDay).getTime() - clock.now().getTime());
    // One payment is still under way: the lock waits for it until its hold is over.
    await lockOrders(deps);
    expect((await read(ana, number)).lines).toHaveLength(2);
    await expect(begin(ana, number, [BEETS, 1])).rejects.toMatchObject({ code: "CONFLICT" });
    clock.pass(2 * HOUR);
    await sweepPayments(deps);
    await lockOrders(deps);
    expect(await rowOf(his)).toMatchObject({ state: "locked" });
    await expect(pay(ben, late)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ana.call((api) => api.orders.addable())).toEqual([]);
  });
});

describe("The money of an order that was added to", () => {
  it("goes back to the payment that paid: an added unit first, then a first one", async () => {
    const { ana, number } = await customerWithOrder();
    const first = (await rowOf(number)).paymentIntentId;
    const { paymentIntentId: second, totals } = await add(ana, number, [CARROTS, 1], [BEETS, 1]);
    const off = (slug: string, quantity: number) =>
      ana.call((api) => api.orders.takeOff({ number, productId: idOf(slug), quantity }));
    await off(CARROTS, 1);
    await off(BEETS, 1);
    const ofSecond = await refundsOf(number);
    expect(ofSecond.map(({ intentId }) => intentId)).toEqual([second, second]);
    expect(ofSecond.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
    await settle();
    expect([await stateOf(first), await stateOf(second)]).toEqual(["succeeded", "refunded"]);
    expect(await rowOf(number)).toMatchObject({ state: "placed" });
    await off(CARROTS, 2);
    await settle();
    expect(await stateOf(first)).toBe("refunded");
    expect((await read(ana, number)).state).toBe("refunded");
  });

  it("goes back to both when units of both payments come off at once, and in one email", async () => {
    const { ana, number } = await customerWithOrder();
    const { paymentIntentId: second } = await add(ana, number, [CARROTS, 2], [BEETS, 1]);
    const mails = (await mailsOf("refund_started")).length;
    await ana.call((api) => api.orders.takeOff({ number, productId: idOf(CARROTS), quantity: 3 }));
    const both = (await refundsOf(number)).map(({ intentId }) => intentId);
    expect(both).toHaveLength(2);
    expect(both).toContain(second);
    expect(await mailsOf("refund_started")).toHaveLength(mails + 1);
    expect((await read(ana, number)).refunds).toHaveLength(2);
  });

  it("goes back whole when all of it is canceled", async () => {
    const { ana, number } = await customerWithOrder();
    const first = (await rowOf(number)).paymentIntentId;
    const one = await add(ana, number, [BEETS, 2]);
    const two = await add(ana, number, [BEETS, 1]);
    const sold = await soldOf(BEETS);
    const { total } = await rowOf(number);
    const { refunded } = await ana.call((api) => api.orders.cancel({ number }));
    expect(refunded).toBe(total);
    await settle();
    for (const intentId of [first, one.paymentIntentId, two.paymentIntentId]) {
      expect(await stateOf(intentId)).toBe("refunded");
    }
    expect(await rowOf(number)).toMatchObject({ state: "refunded" });
    expect(await soldOf(BEETS)).toBe(sold - 3);
  });

  it("is refunded by the team payment by payment, of no more than that payment bought", async () => {
    const { ana, number } = await customerWithOrder();
    const first = (await rowOf(number)).paymentIntentId;
    const { paymentIntentId: second } = await add(ana, number, [BEETS, 1], [CARROTS, 1]);
    const refund = (intentId: string, slug: string, quantity: number) =>
      refundOrder(deps, null, {
        intentId,
        wish: { lines: [{ productId: idOf(slug), quantity }], delivery: false },
        reason: "test",
        cause: "poor_quality",
      });
    await expect(refund(first, BEETS, 1)).rejects.toMatchObject({ code: "invalid" });
    await expect(refund(second, CARROTS, 2)).rejects.toMatchObject({ code: "conflict" });
    await refund(second, CARROTS, 1);
    await refund(first, CARROTS, 2);
    expect((await refundsOf(number)).map(({ intentId }) => intentId).toSorted()).toEqual(
      [first, second].toSorted(),
    );
    // What the second payment paid for is left: the order stands.
    await settle();
    expect(await rowOf(number)).toMatchObject({ state: "placed" });
    await refundOrder(deps, null, {
      intentId: second,
      wish: "rest",
      reason: "test",
      cause: "poor_quality",
    });
    await settle();
    expect((await rowOf(number)).state).toBe("refunded");
  });

  it("is held by the bank for the disputed payment alone, and stops the whole order", async () => {
    const { ana, number } = await customerWithOrder();
    const begun = await begin(ana, number, [BEETS, 1]);
    await market.pay(begun.paymentIntentId, "pm_card_createDispute");
    await finalizeIntent(deps, begun.paymentIntentId, "test");
    for (const event of await deps.payments.recentEvents(new Date(0))) {
      await storeEvent(deps, event);
      await processStoredEvent(deps, event.id);
    }
    expect(await ana.call((api) => api.orders.addable())).toEqual([]);
    await expect(begin(ana, number, [BEETS, 1])).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(ana.call((api) => api.orders.cancel({ number }))).rejects.toMatchObject({
      code: "CONFLICT",
    });
    const admin = await household(market, deps);
    const isAdmin = and(eq(users.id, admin.user.id));
    await market.database.db.update(users).set({ role: "admin" }).where(isAdmin);
    const { paymentIntentId: first, total } = await rowOf(number);
    expect(await getOrderForTeam(deps, number)).toMatchObject({
      isStopped: true,
      disputes: [{ amount: begun.totals.total }],
      payments: [
        { intentId: first, amount: total - begun.totals.total },
        { intentId: begun.paymentIntentId, amount: begun.totals.total },
      ],
    });
    const { cancelOrder } = await import("#server/services/orders/cancel-order.ts");
    const actor = { ...admin.user, role: "admin" as const };
    const { refunded } = await cancelOrder(deps, actor, number, "disputed");
    expect(refunded).toBe(total - begun.totals.total);
    await settle();
    expect(await stateOf(first)).toBe("refunded");
    expect(await stateOf(begun.paymentIntentId)).toBe("succeeded");
    const [dispute] = await market.database.sql`select id from disputes`;
    await market.control.settleDispute(String(dispute!["id"]), "lost");
    for (const event of await deps.payments.recentEvents(new Date(0))) {
      await storeEvent(deps, event);
      await processStoredEvent(deps, event.id);
    }
    expect(await stateOf(begun.paymentIntentId)).toBe("refunded");
  });
});
