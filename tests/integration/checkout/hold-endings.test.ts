import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connect } from "#db/client.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { hashToken } from "#server/services/platform/links/tokens.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { shopperOf } from "#server/trpc/shopper.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { ana, login, registered } from "#tests/support/market/people/accounts.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { violations } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { postgresRelay } from "#tests/support/postgres/postgres-relay.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const STOCK = {
  leeks: 90,
  broccoli: 10,
  artichokes: 2,
  cauliflower: 2,
  parsnips: 2,
  "red-beets": 2,
  romanesco: 10,
  "red-cabbage": 40,
};

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
  for (const [slug, units] of Object.entries(STOCK)) {
    await setStock(market.database.db, slug, units);
  }
});
afterAll(() => market[Symbol.asyncDispose]());
afterEach(async () => {
  expect(await violations(market.database.sql, new Date())).toEqual({});
});

/** Lets this many minutes of a hold pass. */
const age = (checkoutId: string, minutes: number) =>
  market.database.sql`
    update checkouts set hold_ends_at = hold_ends_at - make_interval(mins => ${minutes}),
      hold_expires_at = least(hold_expires_at, hold_ends_at - make_interval(mins => ${minutes}))
    where id = ${checkoutId}`;

async function rowOf(checkoutId: string) {
  const [row] = await market.database.db
    .select()
    .from(checkouts)
    .where(eq(checkouts.id, checkoutId));
  return row!;
}

async function quoted(slug: string, quantity: number, address: string) {
  const shopper = visitor(market.deps, address);
  const input = await basket(market.database.db, { slug, quantity });
  const again = () => shopper.call((api) => api.checkout.createIntent(input));
  return { shopper, again, intent: await again() };
}

describe("A request that was given up because the database did not answer", () => {
  it("holds nothing, although its statements are done later", async () => {
    await using relay = await postgresRelay(market.database.url);
    const { db, sql } = connect(relay.url, { poolSize: 2 });
    const shopper = visitor({ ...market.deps, db }, "198.51.100.7");
    const input = await basket(market.database.db, { slug: "parsnips", quantity: 1 });
    await shopper.call((api) => api.catalog.list({}));
    const locked = relay.hangAt("hold_order");
    const asked = shopper.call((api) => api.checkout.createIntent(input));
    await locked;
    await expect(asked).rejects.toMatchObject({ cause: { code: "busy" } });

    relay.wake();
    // Whatever the statement still holds is released by the request once it learns that it was abandoned.
    const tokenHash = hashToken(shopper.jar.get("checkout")!);
    await expect
      .poll(async () => {
        const isThis = eq(checkouts.tokenHash, tokenHash);
        return (await market.database.db.select().from(checkouts).where(isThis))[0]?.state;
      })
      .toBe("expired");
    const [held] = await market.database.sql`
      select count(*)::int as holds from holds join products on products.id = holds.product_id
      where slug = 'parsnips' and state = 'active'`;
    expect(held).toEqual({ holds: 0 });
    await sql.end({ timeout: 0 });
  });
});

describe("A household behind an address that many share", () => {
  it("can buy after the others there have paid", async () => {
    for (let door = 0; door < 30; door += 1) {
      const { intent } = await quoted("leeks", 2, "198.51.100.99");
      await market.pay(intent.paymentIntentId);
      expect(await finalizeIntent(market.deps, intent.paymentIntentId, "test")).toMatchObject({
        status: "placed",
      });
    }
  });

  it("can buy after others there left without paying: their holds give way", async () => {
    const gone = await quoted("broccoli", 2, "198.51.100.98");
    await expect(quoted("broccoli", 1, "198.51.100.98")).rejects.toMatchObject({
      cause: { code: "out_of_stock", details: { limited: true } },
    });
    await age(gone.intent.checkoutId, 6);
    await quoted("broccoli", 1, "198.51.100.98");
    expect(await rowOf(gone.intent.checkoutId)).toMatchObject({ state: "expired" });
  });

  it("ASVS 14.2.7 is stored as a key alone, and only while the checkout is open", async () => {
    const { intent } = await quoted("leeks", 1, "198.51.100.97");
    const { networkKey } = await rowOf(intent.checkoutId);
    expect(networkKey).toBe(market.deps.networkKey("198.51.100.97"));
    expect(networkKey).not.toContain("198.51");
    await market.pay(intent.paymentIntentId);
    await finalizeIntent(market.deps, intent.paymentIntentId, "test");
    expect(await rowOf(intent.checkoutId)).toMatchObject({ state: "placed", networkKey: null });
  });

  it("is not limited when it is the team that orders", () => {
    const cookies = { read: () => null, write: () => {}, clear: () => {} };
    const call = { deps: market.deps, cookies, address: "198.51.100.97" };
    const as = (role: SessionUser["role"] | null) =>
      shopperOf({ ...call, user: role && { role } } as unknown as Parameters<typeof shopperOf>[0]);
    expect([as("admin").network, as("logistics").network]).toEqual([null, null]);
    expect(as("customer").network).toBe(as(null).network);
    expect(as(null).network).not.toBeNull();
  });
});

describe("A hold", () => {
  it("ends 45 minutes after it began, however often it is renewed", async () => {
    const { again, intent } = await quoted("leeks", 1, "198.51.100.10");
    await age(intent.checkoutId, 40);
    const renewed = await again();
    const end = (await rowOf(intent.checkoutId)).holdEndsAt;
    expect(renewed.holdExpiresAt).toBe(end.toISOString());
    expect(end.getTime() - Date.now()).toBeLessThanOrEqual(5 * 60_000);
    expect(renewed.paymentIntentId).toBe(intent.paymentIntentId);

    await age(intent.checkoutId, 6);
    const fresh = await again();
    expect(fresh.paymentIntentId).not.toBe(intent.paymentIntentId);
    expect(await market.deps.payments.readIntent(intent.paymentIntentId)).toMatchObject({
      state: "canceled",
    });
    expect((await rowOf(intent.checkoutId)).holdEndsAt.getTime() - Date.now()).toBeGreaterThan(
      44 * 60_000,
    );
  });

  it("has expired at the exact instant it ends", async () => {
    const { intent } = await quoted("leeks", 1, "198.51.100.11");
    const now = new Date();
    const isThis = eq(checkouts.id, intent.checkoutId);
    await market.database.db.update(checkouts).set({ holdExpiresAt: now }).where(isThis);
    await sweepPayments({ ...market.deps, clock: { now: () => now } });
    expect(await rowOf(intent.checkoutId)).toMatchObject({ state: "expired" });
  });

  it("of a visitor who never tried to pay gives way to one who asks for the payment, its payment canceled first", async () => {
    const idle = await quoted("artichokes", 2, "198.51.100.11");
    await expect(quoted("artichokes", 1, "198.51.100.12")).rejects.toMatchObject({
      cause: { code: "out_of_stock", details: { shortages: [{ left: 0 }] } },
    });
    await age(idle.intent.checkoutId, 6);
    const { intent } = await quoted("artichokes", 1, "198.51.100.12");
    const ops = (await market.control.calls()).map(({ op }) => op).slice(-3);
    expect(ops).toEqual([
      "payment_intents.retrieve",
      "payment_intents.cancel",
      "payment_intents.create",
    ]);
    expect(await rowOf(idle.intent.checkoutId)).toMatchObject({ state: "expired" });
    await market.pay(intent.paymentIntentId);
    await expect(market.pay(idle.intent.paymentIntentId)).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    await finalizeIntent(market.deps, intent.paymentIntentId, "test");
  });

  it("does not give way to anyone who may not hold that much anyway", async () => {
    const idle = [];
    for (let door = 0; door < 5; door += 1) {
      idle.push(await quoted("romanesco", 2, `198.51.100.${20 + door}`));
    }
    for (const { intent } of idle) await age(intent.checkoutId, 6);
    await expect(quoted("romanesco", 10, "198.51.100.30")).rejects.toMatchObject({
      cause: { code: "out_of_stock", details: { shortages: [{ left: 0 }] } },
    });
    for (const { intent } of idle) {
      expect(await rowOf(intent.checkoutId)).toMatchObject({ state: "held" });
    }
  });

  it("does not give way to anyone on its network whose own account has too many open holds", async () => {
    const neighbor = await quoted("red-cabbage", 1, "198.51.100.40");
    await age(neighbor.intent.checkoutId, 30);
    const input = await basket(market.database.db, { slug: "red-cabbage", quantity: 1 });
    const account = { ...ana, username: "many", email: "many@furrow.example" };
    await registered(market.deps, account);
    const open = async () => {
      const browser = visitor(market.deps, "198.51.100.40");
      await browser.call(login("many", ana.password));
      return browser.call((api) => api.checkout.createIntent(input));
    };
    const first = await open();
    for (const _ of [2, 3]) await open();
    await expect(open()).rejects.toMatchObject({ cause: { code: "too_many" } });
    expect(await rowOf(neighbor.intent.checkoutId)).toMatchObject({ state: "held" });
    await age(first.checkoutId, 6);
    await open();
    expect(await rowOf(first.checkoutId)).toMatchObject({ state: "expired" });
    expect(await rowOf(neighbor.intent.checkoutId)).toMatchObject({ state: "held" });
  });

  it.each([
    ["declined", "pm_card_chargeDeclined", "cauliflower"],
    ["in a challenge", "pm_card_authenticationRequired", "parsnips"],
    ["paid", "pm_card_visa", "red-beets"],
  ])("whose payment was %s keeps its goods", async (_name, card, slug) => {
    const paying = await quoted(slug, 2, "198.51.100.13");
    await market.pay(paying.intent.paymentIntentId, card).catch(() => null);
    await age(paying.intent.checkoutId, 10);
    await expect(quoted(slug, 1, "198.51.100.14")).rejects.toMatchObject({
      cause: { code: "out_of_stock" },
    });
    const intentId = paying.intent.paymentIntentId;
    const { state } = (await market.deps.payments.readIntent(intentId))!;
    expect(state).not.toBe("canceled");
    await finalizeIntent(market.deps, intentId, "test");
    await market.database
      .sql`update checkouts set hold_expires_at = now() - interval '1 second' where id = ${paying.intent.checkoutId} and state = 'held'`;
    await sweepPayments(market.deps);
  });
});
