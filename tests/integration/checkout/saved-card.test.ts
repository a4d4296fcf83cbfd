import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { payOrder } from "#server/services/checkout/pay-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { type Household, household } from "#tests/support/market/people/box-household.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { login, registered } from "#tests/support/market/people/accounts.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const CARROTS = { slug: "nantes-carrots", quantity: 2 };

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
  await setStock(market.database.db, CARROTS.slug, 500);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(market.database.sql, market.deps.clock.now()));

/** A checkout that a customer is about to pay. */
async function prepared(
  { call, user }: Pick<Household, "call" | "user">,
  quantity = 2,
  other: Partial<typeof delivery> = {},
) {
  const wanted = await basket(market.database.db, { ...CARROTS, quantity });
  const where = { ...delivery, ...other, email: user.email };
  return call((api) => api.checkout.createIntent({ ...wanted, delivery: where }));
}

type Made = Awaited<ReturnType<typeof prepared>>;
/** What the page asks for: the quote that it shows, and the card. */
const shownOf = ({ plan }: Household, { checkoutId, revision }: Made) => ({
  checkoutId,
  revision,
  cardId: plan.cardId,
});

const pay = (home: Household, made: Made) =>
  home.call((api) => api.checkout.paySaved(shownOf(home, made)));

/** The market with its clock this many seconds ahead. */
const later = (deps: Deps, seconds: number): Deps => ({
  ...deps,
  clock: { now: () => new Date(deps.clock.now().getTime() + seconds * 1000) },
});

const ordersOf = ({ user }: Household) =>
  market.database.db.select().from(orders).where(eq(orders.userId, user.id));

describe("A checkout of goods and the saved card", () => {
  it("is paid once, however often the button is pressed", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    const [first, second] = await Promise.all([pay(ana, made), pay(ana, made)]);
    expect([first.status, second.status]).toContain("paid");
    expect(await pay(ana, made)).toEqual({ status: "paid" });
    const placed = await ordersOf(ana);
    expect(placed).toMatchObject([{ total: made.totals.total, state: "placed" }]);
  });

  it("is paid with it, too, when it was begun as a guest's", async () => {
    const ana = await household(market, market.deps);
    const guest = visitor(market.deps);
    const begun = await prepared({ ...guest, user: ana.user });
    await guest.call(login(ana.user.username, "correct horse"));
    const made = await prepared({ ...guest, user: ana.user });
    expect(made.paymentIntentId).toBe(begun.paymentIntentId);
    expect(await pay({ ...ana, ...guest }, made)).toEqual({ status: "paid" });
    expect(await ordersOf(ana)).toHaveLength(1);
  });

  it("is not paid when its price differs from what was shown", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    await prepared(ana, 3);
    await expect(pay(ana, made)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ordersOf(ana)).toEqual([]);
  });

  it("is not paid for another day, or another place, than was shown at the same sum", async () => {
    const ana = await household(market, market.deps);
    const shown = await prepared(ana);
    const { days } = await ana.call((api) => api.checkout.delivery.options());
    const deliveryDate = days.findLast(({ day }) => day !== shown.day)!.day;
    const otherDay = await prepared(ana, 2, { deliveryDate });
    expect(otherDay).toMatchObject({ checkoutId: shown.checkoutId, totals: shown.totals });
    await expect(pay(ana, shown)).rejects.toMatchObject({ code: "CONFLICT" });
    const elsewhere = await prepared(ana, 2, { deliveryDate, address: "1 Elsewhere Road" });
    await expect(pay(ana, otherDay)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ordersOf(ana)).toEqual([]);
    expect(await pay(ana, elsewhere)).toEqual({ status: "paid" });
    expect(await ordersOf(ana)).toMatchObject([{ deliveryDay: deliveryDate }]);
  });

  it("is paid with the card that was shown, although another is the default by then", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    const { clientSecret } = await ana.call((api) => api.payments.cards.begin());
    const other = await market.keepCard(clientSecret, "pm_card_mastercard");
    await ana.call((api) => api.payments.cards.choose({ id: other }));
    const charged: string[] = [];
    const chargeOffSession: Deps["payments"]["chargeOffSession"] = (charge) => {
      charged.push(charge.cardId);
      return market.deps.payments.chargeOffSession(charge);
    };
    const listening = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    const wish = shownOf(ana, made);
    expect(await payOrder(listening, ana.user.id, wish)).toEqual({ status: "paid" });
    expect(charged).toEqual([ana.plan.cardId]);
  });

  it("is not paid with another card than was shown, when that one is no longer saved", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    const { clientSecret } = await ana.call((api) => api.payments.cards.begin());
    const other = await market.keepCard(clientSecret, "pm_card_mastercard");
    await ana.call((api) => api.payments.cards.remove({ id: ana.plan.cardId }));
    await expect(pay(ana, made)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await ordersOf(ana)).toEqual([]);
    const shown = { ...ana, plan: { ...ana.plan, cardId: other } };
    expect(await pay(shown, made)).toEqual({ status: "paid" });
    expect(await pay(ana, made), "asked again, once it is paid").toEqual({ status: "paid" });
  });

  it("is charged for its latest quote, even when the provider did not hear of it", async () => {
    const updateIntent = () => Promise.reject(new Error("No answer"));
    const unheard = { ...market.deps, payments: { ...market.deps.payments, updateIntent } };
    const ana = await household(market, unheard);
    const made = await prepared(ana);
    await expect(prepared(ana, 3)).rejects.toThrow("No answer");
    const wish = { ...shownOf(ana, made), revision: made.revision + 1 };
    expect(await payOrder(market.deps, ana.user.id, wish)).toEqual({ status: "paid" });
    const [order] = await ordersOf(ana);
    expect(order!.total).toBeGreaterThan(made.totals.total);
  });

  it("keeps its charge while the bank is deciding, whoever queries the provider meanwhile", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    const wish = shownOf(ana, made);
    const seen: unknown[] = [];
    const chargeOffSession: Deps["payments"]["chargeOffSession"] = async (charge) => {
      seen.push(await payOrder(market.deps, ana.user.id, wish));
      await sweepPayments(later(market.deps, 40));
      await expect(prepared(ana, 3)).rejects.toMatchObject({ code: "CONFLICT" });
      return market.deps.payments.chargeOffSession(charge);
    };
    const slow = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    expect(await payOrder(slow, ana.user.id, wish)).toEqual({ status: "paid" });
    expect(seen).toEqual([{ status: "processing" }]);
    expect(await ordersOf(ana)).toMatchObject([{ total: made.totals.total }]);
  });

  it("can be paid again a minute after a process that was charging it has died", async () => {
    const ana = await household(market, market.deps);
    const made = await prepared(ana);
    const chargeOffSession = () => Promise.reject(new Error("The process ended here"));
    const dying = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    const wish = shownOf(ana, made);
    await expect(payOrder(dying, ana.user.id, wish)).rejects.toThrow("The process ended here");
    expect(await pay(ana, made)).toEqual({ status: "processing" });
    await sweepPayments(later(market.deps, 90));
    expect(await pay(ana, made)).toEqual({ status: "paid" });
  });

  it("is requested again after a decline, and the form pays the same payment", async () => {
    const ana = await household(market, market.deps, { card: "pm_card_chargeCustomerFail" });
    const made = await prepared(ana);
    const keys: string[] = [];
    const chargeOffSession: Deps["payments"]["chargeOffSession"] = (charge) => {
      keys.push(charge.idempotencyKey);
      return market.deps.payments.chargeOffSession(charge);
    };
    const listening = { ...market.deps, payments: { ...market.deps.payments, chargeOffSession } };
    const wish = shownOf(ana, made);
    expect(await payOrder(listening, ana.user.id, wish)).toMatchObject({ status: "form" });
    expect(await payOrder(listening, ana.user.id, wish)).toMatchObject({ status: "form" });
    expect(new Set(keys).size).toBe(2);
    await market.pay(made.paymentIntentId);
    expect(await pay(ana, made)).toEqual({ status: "paid" });
    expect(await ordersOf(ana)).toHaveLength(1);
  });

  it("is not there for anyone else", async () => {
    const ana = await household(market, market.deps);
    const ben = await household(market, market.deps);
    const made = await prepared(ana);
    await expect(pay(ben, made)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const keep = ben.call((api) =>
      api.checkout.keepCard({ checkoutId: made.checkoutId, keep: true }),
    );
    await expect(keep).rejects.toMatchObject({ code: "NOT_FOUND" });
    const isMade = eq(checkouts.id, made.checkoutId);
    const [checkout] = await market.database.db.select().from(checkouts).where(isMade);
    expect(checkout).toMatchObject({ state: "held" });
  });
});

describe("The card that pays", () => {
  it("is saved when requested, and not when the request was withdrawn", async () => {
    for (const keep of [true, false]) {
      const name = keep ? "keeps" : "keeps-not";
      const eva = await registered(market.deps, {
        username: name,
        email: `${name}@furrow.example`,
      });
      const made = await prepared(eva);
      const { checkoutId, paymentIntentId } = made;
      await eva.call((api) => api.checkout.keepCard({ checkoutId, keep: true }));
      if (!keep) await eva.call((api) => api.checkout.keepCard({ checkoutId, keep: false }));
      await market.pay(paymentIntentId);
      await eva.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
      const cards = await eva.call((api) => api.payments.cards.list());
      expect(cards.map(({ last4 }) => last4)).toEqual(keep ? ["4242"] : []);
      const isPaid = eq(payments.intentId, paymentIntentId);
      const [payment] = await market.database.db.select().from(payments).where(isPaid);
      expect(payment).toMatchObject({ state: "succeeded" });
    }
  });
});

describe("The card that is not kept", () => {
  it("can be paid with after many tries to keep others", async () => {
    const person = { username: "many-tries", email: "many-tries@furrow.example" };
    const eva = await registered(market.deps, person);
    const { checkoutId } = await prepared(eva);
    const keeping = (keep: boolean) =>
      eva.call((api) => api.checkout.keepCard({ checkoutId, keep }));
    for (let count = 0; count < 10; count += 1) await eva.call((api) => api.payments.cards.begin());
    await expect(keeping(true)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await keeping(false);
  });
});

describe("An order whose payment was answered to nobody", () => {
  it("is not refused when another card is tried: the form learns that it is paid", async () => {
    const person = { username: "unanswered", email: "unanswered@furrow.example" };
    const eva = await registered(market.deps, person);
    const { checkoutId, paymentIntentId } = await prepared(eva);
    await market.pay(paymentIntentId);
    await eva.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
    const keeping = (keep: boolean) =>
      eva.call((api) => api.checkout.keepCard({ checkoutId, keep }));
    await keeping(false);
    await expect(keeping(true)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("The next checkout", () => {
  it("begins with where and when the latest order comes", async () => {
    const ana = await household(market, market.deps);
    expect(await ana.call((api) => api.orders.lastDelivery())).toBeNull();
    await pay(ana, await prepared(ana));
    const [order] = await ordersOf(ana);
    expect(await ana.call((api) => api.orders.lastDelivery())).toMatchObject({
      number: order!.number,
      address: delivery.address,
      zipCode: delivery.zipCode,
      window: order!.deliveryWindow,
    });
  });
});
