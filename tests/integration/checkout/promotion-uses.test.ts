import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { promotions } from "#db/schema/checkout/promotions.ts";
import { inTransaction } from "#db/transaction.ts";
import { giveCredit } from "#server/services/payments/credit/credits.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { advanceAll } from "#server/services/platform/lifecycles/advance.ts";
import { lifecycles } from "#server/services/platform/lifecycles/lifecycles.ts";
import { cents } from "#shared/money.ts";
import { login } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { household } from "#tests/support/market/people/box-household.ts";
import * as codes from "#tests/support/market/codes.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { openWorld, PASSWORD, type World } from "#tests/support/powers/world.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { ledgerBalance } from "#tests/support/market/payments/ledger.ts";

const USED_UP = "This promotion code has been used as often as it can be.";
const USED_BY_YOU = "You have used this promotion code as often as you can.";
const FIRST_ORDER = "This code is for a first order.";
const NOT_HERE = "This promotion code is not valid for this order. You can pay without it.";

let world: World;
beforeAll(async () => {
  world = await openWorld();
  for (const slug of ["leeks", "broccoli"]) await setStock(world.deps.db, slug, 900);
  // All are ready before several send their requests concurrently.
  await asks(undefined);
});
afterAll(() => world[Symbol.asyncDispose]());
afterEach(() => assertInvariants(world.market.database.sql, world.clock.now()));

const makeCode = (terms: Parameters<typeof codes.makeCode>[1] = {}) => codes.makeCode(world, terms);
const usesOf = (id: number) => codes.usesOf(world, id);
const guest = () => codes.newGuest(world);
const goods = (quantity: number) => [
  { slug: "leeks", quantity },
  { slug: "broccoli", quantity: 1 },
];

/** Requests a payment for goods with a code, by default as a guest with a unique address. */
function asks(
  code: string | undefined,
  { who = guest(), email = codes.newEmail(), quantity = 1, useCredit = false } = {},
) {
  const how = { email, useCredit, ...(code !== undefined && { promotionCode: code }) };
  return codes.asks(world, who, goods(quantity), how);
}
const buys = async (...asked: Parameters<typeof asks>) => codes.pays(world, await asks(...asked));

/** Several browsers in which the same person is signed in. */
async function signedIn(browsers: number): Promise<{ email: string; all: Visitor[] }> {
  const { user } = await world.person();
  const all = await Promise.all(
    Array.from({ length: browsers }, async () => {
      const browser = guest();
      await browser.call(login(user.username, PASSWORD));
      return browser;
    }),
  );
  return { email: user.email, all };
}

/** How many of these got the code, and the errors of the others. */
async function outcomes(asked: Promise<unknown>[]) {
  const done = await Promise.allSettled(asked);
  const refused = done.flatMap((one) =>
    one.status === "rejected" ? [(one.reason as Error).message] : [],
  );
  return { held: done.length - refused.length, why: new Set(refused) };
}

describe("The uses of a promotion code in all", () => {
  it("never exceed the limit, however many request the last one at the same time", async () => {
    const { code, id } = await makeCode({ inAll: 2 });
    const asked = Array.from({ length: 6 }, () => asks(code));
    expect(await outcomes(asked)).toEqual({ held: 2, why: new Set([USED_UP]) });
    expect(await usesOf(id)).toHaveLength(2);
  });

  it("are released once the hold has ended or the order is undone", async () => {
    const { code, id } = await makeCode({ inAll: 1 });
    const { checkoutId } = await asks(code);
    await expect(asks(code)).rejects.toThrow(USED_UP);
    await world.market.database.sql`
      update checkouts set hold_expires_at = hold_expires_at - interval '2 hours',
        hold_ends_at = hold_ends_at - interval '2 hours' where id = ${checkoutId}`;
    await sweepPayments(world.deps);
    expect(await usesOf(id)).toEqual([]);
    const order = await buys(code);
    await expect(asks(code)).rejects.toThrow(USED_UP);
    await refundOrder(world.deps, null, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "They changed their mind",
      cause: "customer_changed",
    });
    await asks(code);
    await sweepPayments(world.deps);
  });

  it("end with the code, and a code that nobody knows is refused", async () => {
    const { code } = await makeCode({ endedAt: world.clock.now() });
    await expect(asks(code)).rejects.toThrow("This promotion code has ended.");
    await expect(asks("NOSUCHCODE")).rejects.toThrow("We don’t recognize this promotion code");
  });
});

describe("A promotion code without limits", () => {
  it("is held while someone else holds its row", async () => {
    const { code, id } = await makeCode();
    await world.market.database.sql.begin(async (tx) => {
      await tx`select from promotions where id = ${id} for no key update`;
      await asks(code);
    });
    expect(await usesOf(id)).toHaveLength(1);
  });
});

describe("The uses of a promotion code by a person", () => {
  it("are counted by account, whatever browser and address it comes with", async () => {
    const { code } = await makeCode({ perPerson: 1 });
    const { all } = await signedIn(2);
    await buys(code, { who: all[0]! });
    await expect(asks(code, { who: all[1]! })).rejects.toThrow(USED_BY_YOU);
  });

  it("are counted by browser, whatever address it comes with, but not its own open checkout", async () => {
    const { code } = await makeCode({ perPerson: 1 });
    const who = guest();
    await asks(code, { who });
    await buys(code, { who, quantity: 2 });
    await expect(asks(code, { who })).rejects.toThrow(USED_BY_YOU);
  });

  it("are counted by address, of which a stranger who types it learns nothing", async () => {
    const { code } = await makeCode({ perPerson: 1 });
    const email = codes.newEmail();
    await asks(code, { email });
    await expect(asks(code, { email: email.toUpperCase() })).rejects.toThrow(NOT_HERE);
    await asks(code);
  });

  it("are counted by mailbox, however its address is written", async () => {
    const { code } = await makeCode({ perPerson: 1 });
    const [name, host] = codes.newEmail().split("@");
    await buys(code, { email: `${name}@${host}` });
    await expect(asks(code, { email: `${name}+2@${host}` })).rejects.toThrow(NOT_HERE);
    await asks(code, { email: `f.u.${name}@gmail.com` });
    await expect(asks(code, { email: `fu${name}+3@gmail.com` })).rejects.toThrow(NOT_HERE);
  });

  it.each([
    ["account", USED_BY_YOU],
    ["address", NOT_HERE],
  ])("are exact where one %s asks in several browsers at once", async (by, reason) => {
    const { code, id } = await makeCode({ perPerson: 1 });
    const { email, all } = await signedIn(3);
    const asked = all.map((who) => asks(code, by === "account" ? { who } : { email }));
    expect(await outcomes(asked)).toEqual({ held: 1, why: new Set([reason]) });
    expect(await usesOf(id)).toHaveLength(1);
  });
});

describe("A code for a first order", () => {
  it("is for no one who has one, by account, browser or address", async () => {
    const { code } = await makeCode({ firstOrder: true });
    const { all } = await signedIn(2);
    await buys(undefined, { who: all[0]! });
    await expect(asks(code, { who: all[1]! })).rejects.toThrow(FIRST_ORDER);
    const [who, email] = [guest(), codes.newEmail()];
    await buys(undefined, { who, email });
    await expect(asks(code, { who })).rejects.toThrow(FIRST_ORDER);
    await expect(asks(code, { email })).rejects.toThrow(NOT_HERE);
    await asks(code);
  });

  it.each(["account", "address"])(
    "is held once where one %s asks in several browsers at once, whichever of such codes",
    async (by) => {
      const made = await Promise.all([1, 2, 3].map(() => makeCode({ firstOrder: true })));
      const { email, all } = await signedIn(6);
      const asked = all.map((who, at) => {
        const { code } = made[at % 3]!;
        return asks(code, by === "account" ? { who } : { email });
      });
      const reason = by === "account" ? FIRST_ORDER : NOT_HERE;
      expect(await outcomes(asked)).toEqual({ held: 1, why: new Set([reason]) });
    },
  );
});

describe("A checkout with a code", () => {
  it("that changes its code releases the first one, and with no code both", async () => {
    const [one, other] = [await makeCode({ inAll: 1 }), await makeCode({ inAll: 1 })];
    const who = guest();
    const first = await asks(one.code, { who });
    const second = await asks(other.code, { who });
    expect(second.checkoutId).toBe(first.checkoutId);
    expect([await usesOf(one.id), await usesOf(other.id)]).toMatchObject([[], [{}]]);
    await asks(one.code);
    await expect(asks(one.code, { who })).rejects.toThrow(USED_UP);
    expect(await usesOf(other.id)).toHaveLength(1);
    await asks(undefined, { who });
    expect(await usesOf(other.id)).toEqual([]);
  });

  it("A checkout can combine a code with credit that pays the rest, and releases both", async () => {
    const { code, id } = await makeCode();
    const person = await world.person();
    const gift = { userId: person.user.id, amount: cents(300), key: `gift:${person.user.id}` };
    await world.deps.db.transaction((tx) =>
      giveCredit(tx, { ...gift, reason: "goodwill", orderId: null, at: world.clock.now() }),
    );
    const order = await buys(code, { who: person, quantity: 3, useCredit: true });
    expect(order.credit).toBe(300);
    expect(order.promotion).toBeGreaterThan(0);
    expect(order.discount).toBe(order.promotion + 300);
    expect(order.total).toBe(order.subtotal + order.tax - order.discount);
    const { amount } = await refundOrder(world.deps, null, {
      intentId: order.paymentIntentId,
      wish: "remaining",
      reason: "They changed their mind",
      cause: "customer_changed",
    });
    await sweepPayments(world.deps);
    expect(amount).toBe(order.total + 300);
    expect(
      await ledgerBalance(world.market.database.sql, { orderId: order.id }, "promotions"),
    ).toBe(0);
    expect(await usesOf(id)).toMatchObject([{ stands: false }]);
  });

  it("whose order is added to applies its code only to the original goods", async () => {
    const { code, id } = await makeCode();
    const ana = await household(world.market, world.deps);
    const order = await buys(code, { who: ana, quantity: 3 });
    const [leeks] = (await codes.linesOf(world, order.id)).filter((line) => line.quantity === 3);
    const { productId } = leeks!;
    const addition = await ana.call((api) =>
      api.orders.beginAddition({ number: order.number, items: [{ id: productId, quantity: 3 }] }),
    );
    await codes.pays(world, addition);
    const now = await codes.orderOfCheckout(world, order.checkoutId);
    const [more] = (await codes.linesOf(world, order.id)).filter(
      (line) => line.productId === productId,
    );
    expect(more).toMatchObject({ quantity: 6, promotion: leeks!.promotion });
    expect(now.promotion).toBe(order.promotion);
    expect(now.subtotal).toBe(order.subtotal + leeks!.lineTotal);
    expect(await usesOf(id)).toHaveLength(1);
    // Added units are refunded first, at full price, then the original ones with their share of the discount.
    const off = (quantity: number) =>
      ana.call((api) => api.orders.takeOff({ number: order.number, productId, quantity }));
    const tax = (amount: number) => Math.round(amount * 0.0875);
    const added = leeks!.lineTotal;
    expect(await off(3)).toEqual({ amount: added + tax(added) });
    const paid = leeks!.lineTotal - leeks!.promotion;
    expect(await off(3)).toEqual({ amount: paid + tax(paid) });
    await sweepPayments(world.deps);
  });

  it("that is paid after its hold has ended keeps its price, though the last use went to another", async () => {
    const { code, id } = await makeCode({ inAll: 1, perPerson: 1 });
    const late = await asks(code, { quantity: 3 });
    await world.market.pay(late.paymentIntentId);
    // The provider reported the payment late, after the hold had ended.
    await inTransaction(world.deps.db, async (tx) => {
      const isThis = eq(checkouts.id, late.checkoutId);
      await advanceAll(tx, lifecycles.checkout, "expire", isThis);
      await world.deps.purposes.order.release(tx, late.checkoutId);
    });
    expect(await usesOf(id)).toEqual([]);
    const other = await buys(code);
    const order = await codes.finishes(world, late);
    expect(order.promotion).toBe(late.totals.promotion);
    expect(order.total).toBe(late.totals.total);
    expect((await usesOf(id)).map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining([order.id, other.id]),
    );
    await expect(asks(code)).rejects.toThrow(USED_UP);
  });

  it("keeps it while open, although the code has ended since", async () => {
    const { code, id } = await makeCode();
    const held = await asks(code);
    const at = { endedAt: world.clock.now() };
    await world.deps.db.update(promotions).set(at).where(eq(promotions.id, id));
    const order = await codes.pays(world, held);
    expect(order.promotion).toBe(held.totals.promotion);
  });
});
