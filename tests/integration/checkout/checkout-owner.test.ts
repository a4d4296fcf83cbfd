import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { DomainError } from "#shared/errors.ts";
import { newestMail } from "#tests/support/market/people/account-mails.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { basket, delivery } from "#tests/support/market/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let browser: Visitor;
let serial = 0;

beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(async () => {
  await market.database.empty("throttles");
  browser = visitor(market.deps);
});
afterEach(async () => {
  expect(await violations(market.database.sql)).toEqual({});
});

/** Makes an account in the browser, which is signed in to it afterward. */
async function join(name: string) {
  serial += 1;
  const username = `${name}-${serial}`;
  const fields = { ...ana, username, email: `${username}@furrow.example` };
  return browser.call((api) => api.auth.register(fields));
}

/** An account that was made elsewhere. */
async function visitorWithAccount(name: string) {
  serial += 1;
  const username = `${name}-${serial}`;
  await registered(market.deps, { ...ana, username, email: `${username}@furrow.example` });
  return { username };
}

const leave = () => browser.call((api) => api.auth.logout());
const signIn = ({ username }: { username: string }) => browser.call(login(username, ana.password));
/** The session ended on the server, so that no sign-out ever reached this browser's cookies. */
const timeOut = () => void browser.jar.delete("session");

async function open(email: string, address = "1 First Street", who = browser) {
  const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
  const where = { ...delivery, email, address };
  return who.call((api) => api.checkout.createIntent({ ...wanted, delivery: where }));
}

const finish = (paymentIntentId: string, who = browser) =>
  who.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));

async function orderOf(paymentIntentId: string) {
  await finalizeIntent(market.deps, paymentIntentId, "test");
  const found = eq(orders.paymentIntentId, paymentIntentId);
  const [order] = await market.database.db.select().from(orders).where(found);
  if (!order) throw new Error("There is no such order");
  return order;
}

async function runOut(checkoutId: string): Promise<void> {
  await market.database
    .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
  await sweepPayments(market.deps);
}

const RESERVE = { firstName: "Ana", zipCode: "94952" };
const reserve = (email: string) =>
  browser.call((api) => api.memberships.reserve({ ...RESERVE, email }));
const payAmount = (email: string) =>
  browser.call((api) => api.checkout.payAmount({ amount: 1_200, email }));
const ownerOf = async (intentId: string) => {
  const ofIntent = eq(checkouts.paymentIntentId, intentId);
  const [row] = await market.database.db.select().from(checkouts).where(ofIntent);
  return row?.userId ?? null;
};

describe("ASVS 8.2.2 A checkout of one person", () => {
  const ends = { "signs out": leave, "is timed out": timeOut };
  const ages = { open: async () => {}, "expired long ago": runOut };
  const cases = Object.keys(ends).flatMap((end) =>
    Object.keys(ages).map((age) => [end, age] as [keyof typeof ends, keyof typeof ages]),
  );

  it.each(cases)(
    "is not continued by the next one in the browser who signs in (%s, %s)",
    async (end, age) => {
      await join("first");
      const theirs = await open("first@furrow.example");
      await ends[end]();
      await ages[age](theirs.checkoutId);
      const second = await join("second");
      const mine = await open(second.email, "2 Second Street");
      expect(mine.checkoutId).not.toBe(theirs.checkoutId);
      expect(mine.paymentIntentId).not.toBe(theirs.paymentIntentId);
      await market.pay(mine.paymentIntentId);
      const order = await orderOf(mine.paymentIntentId);
      expect(order).toMatchObject({ userId: second.id, email: second.email });
      expect(order.delivery.address).toBe("2 Second Street");
      expect(await browser.call((api) => api.orders.mine())).toHaveLength(1);
    },
  );

  it("gives its goods free when another account signs in over it", async () => {
    await join("first");
    const theirs = await open("first@furrow.example");
    const second = await visitorWithAccount("second");
    await signIn(second);
    const ofTheirs = eq(checkouts.id, theirs.checkoutId);
    const [row] = await market.database.db.select().from(checkouts).where(ofTheirs);
    expect(row!.holdExpiresAt.getTime()).toBeLessThanOrEqual(Date.now());
    await sweepPayments(market.deps);
    await expect(market.pay(theirs.paymentIntentId)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
  });

  it.each(cases)("is not continued by a guest (%s, %s)", async (end, age) => {
    const first = await join("first");
    const theirs = await open(first.email);
    await ends[end]();
    await ages[age](theirs.checkoutId);
    const mine = await open("guest@furrow.example", "2 Second Street");
    expect(mine.paymentIntentId).not.toBe(theirs.paymentIntentId);
    await market.pay(mine.paymentIntentId);
    expect(await orderOf(mine.paymentIntentId)).toMatchObject({ userId: null });
    await signIn(first);
    expect(await browser.call((api) => api.orders.mine())).toEqual([]);
  });

  it("is continued by its own user, also after signing in again", async () => {
    const first = await join("first");
    const before = await open(first.email);
    timeOut();
    await signIn(first);
    expect(await open(first.email)).toMatchObject({ checkoutId: before.checkoutId });
  });

  it.each([
    ["a founding membership", reserve],
    ["a plain payment", payAmount],
  ])("is not continued where it is for %s", async (_what, pay) => {
    await join("first");
    const theirs = await pay("first@furrow.example");
    timeOut();
    const byGuest = await pay("guest@furrow.example");
    expect(byGuest.paymentIntentId).not.toBe(theirs.paymentIntentId);
    timeOut();
    browser.jar.delete("checkout");
    await join("third");
    const own = await pay("third@furrow.example");
    timeOut();
    const second = await join("second");
    const mine = await pay(second.email);
    expect(mine.paymentIntentId).not.toBe(own.paymentIntentId);
    expect(await ownerOf(mine.paymentIntentId)).toBe(second.id);
  });

  it("leaves no cookie in the browser at signing out, and gives back what it held", async () => {
    const first = await join("first");
    const { checkoutId } = await open(first.email);
    expect(browser.jar.has("checkout")).toBe(true);
    await leave();
    expect(browser.jar.has("checkout")).toBe(false);
    await sweepPayments(market.deps);
    const [row] = await market.database.db
      .select()
      .from(checkouts)
      .where(eq(checkouts.id, checkoutId));
    expect(row?.state).toBe("expired");
  });

  it("leaves no cookie of it at signing in", async () => {
    const first = await join("first");
    await open(first.email);
    timeOut();
    await join("second");
    expect(browser.jar.has("checkout")).toBe(false);
  });

  it("shows its order, and that it is paid, to no one else in the browser", async () => {
    const first = await join("first");
    const { paymentIntentId, checkoutId } = await open(first.email);
    await market.pay(paymentIntentId);
    expect(await finish(paymentIntentId)).toHaveProperty("orderNumber");
    timeOut();
    expect(await finish(paymentIntentId)).toEqual({ status: "placed" });
    const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 1 });
    const again = await browser.call((api) => api.checkout.createIntent({ ...wanted, checkoutId }));
    expect(again.checkoutId).not.toBe(checkoutId);
    await join("second");
    expect(await finish(paymentIntentId)).toEqual({ status: "placed" });
  });

  it("keeps its receipt and its membership from others in the browser", async () => {
    const first = await join("first");
    const { paymentIntentId } = await reserve(first.email);
    await market.pay(paymentIntentId);
    expect(await finish(paymentIntentId)).toHaveProperty("receiptNumber");
    timeOut();
    const read = () => browser.call((api) => api.memberships.latest());
    expect(await finish(paymentIntentId)).toEqual({ status: "active" });
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await join("second");
    await expect(read()).rejects.toMatchObject({ code: "NOT_FOUND" });
    await signIn(first);
    expect(await read()).toMatchObject({ email: first.email });
    expect(await finish(paymentIntentId)).toHaveProperty("receiptNumber");
  });
});

describe("A guest who signs in at the till", () => {
  /** An account whose owner is not signed in yet. */
  async function knownAlready() {
    const user = await join("late");
    await leave();
    return user;
  }

  it.each(["registers", "signs in"] as const)(
    "and %s finds the order in the account, and its email links to it, with the form still on the screen",
    async (way) => {
      const known = way === "signs in" ? await knownAlready() : null;
      const { paymentIntentId } = await open("typed@furrow.example");
      const user = known ? await signIn(known) : await join("late");
      await market.pay(paymentIntentId);
      const answer = await finish(paymentIntentId);
      expect(answer).toHaveProperty("orderNumber");
      const [mine] = await browser.call((api) => api.orders.mine());
      expect(mine?.number).toBe("orderNumber" in answer ? answer.orderNumber : null);
      expect((await orderOf(paymentIntentId)).userId).toBe(user.id);
      const mail = await newestMail(market.database.db, "order_placed");
      expect(mail.text).toContain(`/dashboard/customer/orders/${mine?.number}`);
    },
  );

  it("goes on with the same payment, under what the account's browser sends", async () => {
    const before = await open("typed@furrow.example");
    const user = await join("late");
    const after = await open(user.email, "3 Third Street");
    expect(after).toMatchObject({
      checkoutId: before.checkoutId,
      paymentIntentId: before.paymentIntentId,
    });
    await market.pay(after.paymentIntentId);
    const order = await orderOf(after.paymentIntentId);
    expect(order).toMatchObject({ userId: user.id, email: user.email });
    expect(order.delivery.address).toBe("3 Third Street");
  });

  it("takes a founding membership along", async () => {
    const { paymentIntentId } = await reserve("typed@furrow.example");
    const user = await join("late");
    await market.pay(paymentIntentId);
    expect(await finish(paymentIntentId)).toHaveProperty("receiptNumber");
    const read = await browser.call((api) => api.memberships.latest());
    expect(read.email).toBe("typed@furrow.example");
    const [row] = await market.database.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, user.id));
    expect(row?.state).toBe("active");
  });

  it.each([
    ["paid", "pm_card_visa"],
    ["being authenticated", "pm_card_threeDSecure2Required"],
  ])("leaves a payment that was %s before to the guest", async (_state, card) => {
    const { paymentIntentId, checkoutId } = await open("typed@furrow.example");
    await market.pay(paymentIntentId, card);
    const user = await join("late");
    expect(await ownerOf(paymentIntentId)).toBeNull();
    expect(await browser.call((api) => api.orders.mine())).toEqual([]);
    const mine = await open(user.email);
    expect(mine.checkoutId).not.toBe(checkoutId);
  });

  it("is signed in while the payment provider does not answer, and begins again", async () => {
    const before = await open("typed@furrow.example");
    const readIntent = () =>
      Promise.reject(new DomainError("provider_unavailable", "The provider does not answer"));
    const payments = { ...market.deps.payments, readIntent };
    const without = visitor({ ...market.deps, payments });
    without.jar.set("checkout", browser.jar.get("checkout")!);
    serial += 1;
    const username = `late-${serial}`;
    const fields = { ...ana, username, email: `${username}@furrow.example` };
    await without.call((api) => api.auth.register(fields));
    expect(await ownerOf(before.paymentIntentId)).toBeNull();
    browser.jar.set("session", without.jar.get("session")!);
    expect((await open(fields.email)).checkoutId).not.toBe(before.checkoutId);
  });

  it("ASVS 7.2.4 gets a new cookie: who knows the old one can continue nothing", async () => {
    const before = await open("typed@furrow.example");
    const planted = browser.jar.get("checkout")!;
    await join("late");
    expect(browser.jar.get("checkout")).not.toBe(planted);
    const thief = visitor(market.deps);
    thief.jar.set("checkout", planted);
    const theirs = await open("thief@furrow.example", "13 Other Street", thief);
    expect(theirs.checkoutId).not.toBe(before.checkoutId);
    await market.pay(before.paymentIntentId);
    expect(await finish(before.paymentIntentId, thief)).toEqual({ status: "placed" });
    expect(await finish(before.paymentIntentId)).toHaveProperty("orderNumber");
  });
});
