import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "#db/schema/catalog/catalog.ts";
import { stock } from "#db/schema/inventory/inventory.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { openOwnOrder } from "#server/services/orders/guests/link.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { HOUR, type MovableClock, clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
let ids: Record<string, number>;
let serial = 0;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
  const rows = await market.database.db.select().from(products);
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  await setStock(market.database.db, CARROTS, 900);
  await setStock(market.database.db, BEETS, 900);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => () => assertInvariants(market.database.sql, clock.now()));

/** A guest who bought two bunches of carrots, with the order link. */
async function guestWithOrder() {
  serial += 1;
  const guest = visitor(deps, `203.0.113.${serial}`);
  const email = `adds${serial}@furrow.example`;
  const goods = [{ slug: CARROTS, quantity: 2 }];
  const number = await placedOrder(market, deps, guest, { goods, email });
  const asker = { token: guest.jar.get("checkout") ?? null, user: null };
  const { token } = await openOwnOrder(deps, asker, number);
  return { guest, number, token, email };
}

type Held = { number: string; token: string };
const begin = (who: Visitor, { number, token }: Held, quantity = 3) =>
  who.call((api) =>
    api.guestOrders.beginAddition({
      number,
      token,
      items: [{ id: ids[BEETS] ?? 0, quantity }],
    }),
  );
const rowOf = async (number: string) =>
  (await market.database.db.select().from(orders).where(eq(orders.number, number)))[0]!;
/** Keeps the guest's order as an account. */
const keep = ({ token }: Held) =>
  visitor(deps, `203.0.113.${serial}`).call((api) =>
    api.guestOrders.keep({ token, password: ana.password }),
  );
const beets = async () =>
  (
    await market.database.db
      .select()
      .from(stock)
      .where(eq(stock.productId, ids[BEETS] ?? 0))
  )[0]!;

describe("Adding to a guest's order by its link", () => {
  it.each(["before", "after"])(
    "counts for the account that the order joined %s the addition was placed",
    async (when) => {
      const { guest, email: _, ...held } = await guestWithOrder();
      const { paymentIntentId } = await begin(guest, held);
      await market.pay(paymentIntentId);
      if (when === "before") await keep(held);
      expect(await finalizeIntent(deps, paymentIntentId, "test")).toMatchObject({
        status: "placed",
        orderNumber: held.number,
      });
      if (when === "after") await keep(held);
      expect((await rowOf(held.number)).userId).not.toBeNull();
    },
  );

  it("holds the goods, takes the payment in the form, and puts everything in one order", async () => {
    const { guest, email, ...held } = await guestWithOrder();
    const before = await rowOf(held.number);
    const shelf = await beets();
    const begun = await begin(guest, held);
    expect(begun).toMatchObject({ orderNumber: held.number, card: null, email });
    expect(begun.totals.delivery).toBe(0);
    expect((await beets()).reserved).toBe(shelf.reserved + 3);
    expect(await rowOf(held.number)).toEqual(before);
    await market.pay(begun.paymentIntentId);
    const answer = await guest.call((api) =>
      api.checkout.processOrder({ paymentIntentId: begun.paymentIntentId }),
    );
    expect(answer).toMatchObject({ orderNumber: held.number });
    const { token } = held;
    const order = await guest.call((api) => api.guestOrders.read({ token }));
    expect(order.canAdd).toBe(true);
    const units = Object.fromEntries(order.lines.map((line) => [line.productId, line.quantity]));
    expect(units).toEqual({ [ids[CARROTS] ?? 0]: 2, [ids[BEETS] ?? 0]: 3 });
    expect(order.totals.total).toBe(before.total + begun.totals.total);
    const [mail] = await market.database.sql<{ text: string }[]>`
      select text from emails where kind = 'order_added_to' and to_address = ${email}`;
    expect(mail?.text).toMatch(/\/order\?token=[\w-]{43}/);
  });

  it("counts toward what one address may hold, like every checkout of a guest", async () => {
    const { number, token } = await guestWithOrder();
    const budgets = { ...defaultBudgets, checkout_address: { tries: 1, seconds: 60 } };
    const throttle = createThrottle(market.database.db, budgets);
    const other = visitor({ ...deps, throttle }, "203.0.113.200");
    await begin(other, { number, token }, 1);
    await expect(begin(other, { number, token }, 2)).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  it("refunds removed goods to the payment that bought them", async () => {
    const { guest, number, token } = await guestWithOrder();
    const begun = await begin(guest, { number, token });
    await market.pay(begun.paymentIntentId);
    await finalizeIntent(deps, begun.paymentIntentId, "test");
    await guest.call((api) =>
      api.guestOrders.takeOff({ token, number, productId: ids[BEETS] ?? 0, quantity: 3 }),
    );
    const back = await market.database.db
      .select()
      .from(refunds)
      .where(eq(refunds.intentId, begun.paymentIntentId));
    expect(back.map(({ amount }) => amount)).toEqual([begun.totals.total]);
  });

  it("reaches no other order, and no order of an account", async () => {
    const own = await guestWithOrder();
    const other = await guestWithOrder();
    const crossed = { number: other.number, token: own.token };
    await expect(begin(own.guest, crossed)).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { user } = await registered(deps);
    const { id } = await rowOf(other.number);
    await market.database.db.update(orders).set({ userId: user.id }).where(eq(orders.id, id));
    await expect(begin(other.guest, other)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("rejects signed-in users before anything is held, because the goods could not join", async () => {
    const { number, token } = await guestWithOrder();
    const someone = await registered(deps, {
      username: "signed_in",
      email: "signed_in@furrow.example",
    });
    const shelf = await beets();
    await expect(begin(someone, { number, token })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await beets()).toEqual(shelf);
  });

  it("stays the guest's when they sign in meanwhile, so that nothing is paid that would only go back", async () => {
    const { guest, number, token } = await guestWithOrder();
    const begun = await begin(guest, { number, token });
    const fields = { username: "signs_in", email: "signs_in@furrow.example" };
    await registered(deps, fields);
    await guest.call(login(fields.username, ana.password));
    const { checkoutId, revision } = begun;
    const asked = { checkoutId, revision };
    expect(await guest.call((api) => api.checkout.isInForce(asked))).toBe(false);
    await expect(begin(guest, { number, token })).rejects.toMatchObject({ code: "CONFLICT" });
    // Paid all the same, from a form that asked just before, it joins the guest's order.
    await market.pay(begun.paymentIntentId);
    const outcome = await finalizeIntent(deps, begun.paymentIntentId, "test");
    expect(outcome).toMatchObject({ status: "placed", orderNumber: number });
  });

  it("refunds everything when the order is canceled before the payment arrives", async () => {
    const { guest, number, token } = await guestWithOrder();
    const shelf = await beets();
    const begun = await begin(guest, { number, token });
    await guest.call((api) => api.guestOrders.cancel({ token, number }));
    await market.pay(begun.paymentIntentId);
    const outcome = await finalizeIntent(deps, begun.paymentIntentId, "test");
    expect(outcome.status).toBe("refunded");
    expect((await beets()).reserved).toBe(shelf.reserved);
  });

  it("is finished once when the process dies between the provider's success and ours", async () => {
    const { guest, number, token } = await guestWithOrder();
    const before = await rowOf(number);
    const shelf = await beets();
    const begun = await begin(guest, { number, token });
    // The browser paid at the provider, but the server died before the webhook.
    await market.pay(begun.paymentIntentId);
    expect((await rowOf(number)).total).toBe(before.total);
    clock.pass(2 * HOUR);
    await Promise.all([sweepPayments(deps), finalizeIntent(deps, begun.paymentIntentId, "test")]);
    await sweepPayments(deps);
    await finalizeIntent(deps, begun.paymentIntentId, "test");
    const { id, total } = await rowOf(number);
    expect(total).toBe(before.total + begun.totals.total);
    expect((await beets()).sold).toBe(shelf.sold + 3);
    const isIts = eq(orderAdditions.orderId, id);
    expect(await market.database.db.$count(orderAdditions, isIts)).toBe(1);
  });
});
