import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { credits } from "#db/schema/payments/credits.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { defaultBudgets } from "#server/throttle/budgets.ts";
import { createThrottle } from "#server/throttle/throttle.ts";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import { giveCredit as give } from "#server/services/payments/credit/credits.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { cents } from "#shared/money.ts";
import { registered, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { boughtGift, giftNow } from "#tests/support/market/payments/gift-cards.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { everyWhy } from "#tests/support/money/every-why.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { type Visitor, visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let deps: Deps;
let people = 0;
beforeAll(async () => {
  market = await openMarketPlace();
  deps = market.deps;
  await setStock(market.database.db, "nantes-carrots", 500);
});
afterAll(() => market[Symbol.asyncDispose]());
beforeEach(() => async () => {
  await assertInvariants(market.database.sql, new Date());
  expect((await everyWhy(deps)).broken).toEqual([]);
});

async function person() {
  people += 1;
  const name = `holder${people}`;
  return registered(deps, { username: name, email: `${name}@furrow.example` });
}

const redeem = (holder: Visitor, code: string) =>
  holder.call((api) => api.payments.giftCards.redeem({ code }));
const creditOf = async (holder: Visitor) =>
  (await holder.call((api) => api.payments.credit.mine())).balance;

const NO_CODE = {
  code: "NOT_FOUND",
  message: expect.stringContaining("cannot find a gift card with that code"),
};

describe("A gift card's code", () => {
  it("makes its value the credit of whoever enters it, however it is written", async () => {
    const { id, code } = await boughtGift(market, deps, { amount: 2_500 });
    const ben = await person();
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect(await redeem(ben, ` ${typed} `)).toEqual({ amount: 2_500 });
    const { balance, movements } = await ben.call((api) => api.payments.credit.mine());
    expect(balance).toBe(2_500);
    expect(movements).toMatchObject([{ amount: 2_500, reason: "gift_card" }]);
    expect(await giftNow(market.database.db, id)).toMatchObject({
      state: "redeemed",
      redeemedBy: ben.user.id,
    });
  });

  it("gives once, of many people and presses at the same moment", async () => {
    const { id, code } = await boughtGift(market, deps);
    const holders = await Promise.all(Array.from({ length: 6 }, () => person()));
    const tries = await Promise.allSettled(
      holders.flatMap((holder) => [redeem(holder, code), redeem(holder, code)]),
    );
    const winner = (await giftNow(market.database.db, id)).redeemedBy;
    // The winner gets the same response twice; the others get the error of an invalid code.
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const sums = await Promise.all(holders.map(creditOf));
    expect(sums.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 5_000]);
    expect(holders[sums.indexOf(5_000 as never)]?.user.id).toBe(winner);
    const moved = await market.database.db.$count(credits, eq(credits.key, `gift_card:${id}`));
    expect(moved).toBe(1);
  });

  it("has one answer whatever is wrong: unknown, used, replaced or taken back", async () => {
    const used = await boughtGift(market, deps);
    await redeem(await person(), used.code);
    const replaced = await boughtGift(market, deps);
    await replaced.buyer.call((api) =>
      api.payments.giftCards.resend({
        id: replaced.id,
        recipientEmail: "new@furrow.example",
        buyerEmail: "ana@furrow.example",
      }),
    );
    const holder = await person();
    for (const code of ["7K3M-9QXT-B2HD-4WRC", used.code, replaced.code])
      await expect(redeem(holder, code)).rejects.toMatchObject(NO_CODE);
    expect(await creditOf(holder)).toBe(0);
    await expect(redeem(holder, "7K3M")).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  it("is counted: who tries too often waits", async () => {
    const strict = { ...deps, throttle: createThrottle(market.database.db, defaultBudgets) };
    const guesser = visitor(strict);
    for (const [name, value] of (await person()).jar) guesser.jar.set(name, value);
    const codes = await Promise.allSettled(
      Array.from({ length: 12 }, () => redeem(guesser, "7K3M-9QXT-B2HD-4WRC")),
    );
    const refused = codes.map((one) => (one.status === "rejected" ? one.reason.code : "none"));
    expect(refused.filter((code) => code === "NOT_FOUND")).toHaveLength(10);
    expect(refused.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(2);
  });

  it("needs an account", async () => {
    const { buyer, code } = await boughtGift(market, deps);
    await expect(redeem(buyer, code)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("An order paid with a gift card", () => {
  it("takes the rest from a card and gives each its share back", async () => {
    const { code } = await boughtGift(market, deps, { amount: 1_000 });
    const ben = await person();
    await redeem(ben, code);
    const goods = [{ slug: "nantes-carrots", quantity: 6 }];
    const number = await placedOrder(market, deps, ben, {
      goods,
      email: ben.user.email,
      credit: 1_000,
    });
    const [order] = await market.database.db.select().from(orders).where(eq(orders.number, number));
    expect(order).toMatchObject({ credit: 1_000 });
    expect(order!.total).toBeGreaterThan(0);
    expect(await creditOf(ben)).toBe(0);
    await ben.call((api) => api.orders.cancel({ number }));
    await sweepPayments(deps);
    expect(await creditOf(ben)).toBe(1_000);
    const [back] = await market.database.db
      .select({ sum: sql<number>`sum(${refunds.amount})`.mapWith(Number) })
      .from(refunds)
      .where(eq(refunds.intentId, order!.paymentIntentId));
    expect(back?.sum).toBe(order!.total);
  });
});

describe("What is left of gift cards", () => {
  const reason = "Check 1204";
  /** The key of a form. */
  const form = () => crypto.randomUUID();

  it("is paid out under 15 dollars, once, out of the credit and by the market's own check", async () => {
    const admin = await signedInAdmin(deps);
    const ben = await person();
    const { id } = ben.user;
    const remaining = () => admin.call((api) => api.admin.giftCards.remaining({ id }));
    const payOut = async (amount: number, why = reason) => {
      await admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
      const act = { id, key: form(), amount, reason: why };
      return admin.call((api) => api.admin.giftCards.payOut(act));
    };
    expect(await remaining()).toBe(0);
    // Credit from other sources is never paid out.
    await giveCredit(deps, id, 700);
    expect(await remaining()).toBe(0);
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_400 })).code);
    expect(await remaining()).toBe(1_400);
    await expect(payOut(2_100)).rejects.toMatchObject({ code: "CONFLICT" });
    const both = await Promise.allSettled([payOut(1_400), payOut(1_400, "Check 1205")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await creditOf(ben)).toBe(700);
    expect(await remaining()).toBe(0);
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_500 })).code);
    await expect(payOut(1_500)).rejects.toMatchObject({
      message: "Only balances under $15.00 are paid out",
    });
  });

  it("is paid out once when the response is lost and the form repeats the call", async () => {
    const admin = await signedInAdmin(deps);
    const ben = await person();
    const { id } = ben.user;
    await giveCredit(deps, id, 700);
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_100 })).code);
    await admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
    const key = form();
    const payOut = (amount: number, why = reason) =>
      admin.call((api) => api.admin.giftCards.payOut({ id, key, amount, reason: why }));
    await Promise.all([payOut(1_100), payOut(1_100)]);
    await payOut(1_100);
    expect(await creditOf(ben)).toBe(700);
    await expect(payOut(1_000)).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(payOut(1_100, "Check 1205")).rejects.toMatchObject({ code: "CONFLICT" });
  });

  /** Begins an order that promises $10 of credit, and returns its checkout. */
  async function promise(holder: Awaited<ReturnType<typeof person>>) {
    const wanted = await basket(market.database.db, { slug: "nantes-carrots", quantity: 4 });
    const amount = Number((wanted.amount - 10).toFixed(2));
    const where = { ...delivery, email: holder.user.email };
    const order = { ...wanted, amount, delivery: where, useCredit: true };
    const { checkoutId } = await holder.call((api) => api.checkout.createIntent(order));
    return checkoutId;
  }

  it("is not what an open checkout promises", async () => {
    const admin = await signedInAdmin(deps);
    const ben = await person();
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_000 })).code);
    await promise(ben);
    const { id } = ben.user;
    expect(await admin.call((api) => api.admin.giftCards.remaining({ id }))).toBe(0);
  });

  it("is paid out once even if as much is left again when the form repeats the call", async () => {
    const admin = await signedInAdmin(deps);
    const ben = await person();
    const { id } = ben.user;
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_000 })).code);
    const checkoutId = await promise(ben);
    await redeem(ben, (await boughtGift(market, deps, { amount: 1_000 })).code);
    const first = { id, key: form(), amount: 1_000, reason };
    await admin.call((api) => api.accounts.confirmPassword({ password: DEMO_PASSWORD }));
    await admin.call((api) => api.admin.giftCards.payOut(first));
    await market.database
      .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${checkoutId}`;
    await sweepPayments(deps);
    expect(await admin.call((api) => api.admin.giftCards.remaining({ id }))).toBe(1_000);
    await admin.call((api) => api.admin.giftCards.payOut(first));
    expect(await creditOf(ben)).toBe(1_000);
    // The key of a payout to somebody else, or of another amount, pays nothing out.
    const other = { ...first, id: (await person()).user.id };
    for (const taken of [other, { ...first, amount: 900 }, { ...first, reason: "Check 1205" }])
      await expect(admin.call((api) => api.admin.giftCards.payOut(taken))).rejects.toMatchObject({
        code: "CONFLICT",
      });
    const second = { ...first, key: form(), reason: "Check 1205" };
    await admin.call((api) => api.admin.giftCards.payOut(second));
    expect(await creditOf(ben)).toBe(0);
  });
});

/** Goodwill credit given by the team. */
async function giveCredit({ db }: Deps, userId: string, amount: number) {
  await db.transaction((tx) =>
    give(tx, {
      at: new Date(),
      userId,
      amount: cents(amount),
      key: `gift:${userId}`,
      reason: "The van was late",
      orderId: null,
    }),
  );
}
