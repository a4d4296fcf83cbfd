import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { settings } from "#db/schema/platform/system.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { keptSettings } from "#server/services/platform/settings/settings.ts";
import { checkoutLifecycle } from "#shared/checkout/checkout-lifecycle.ts";
import { paymentLifecycle, type PaymentState } from "#shared/payments/payment-lifecycle.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

let households = 0;

async function quoted(slug = "leeks") {
  households += 1;
  const shopper = visitor(market.deps, `198.51.100.${households}`);
  const input = await basket(market.database.db, { slug, quantity: 1 });
  const again = () => shopper.call((api) => api.checkout.createIntent(input));
  return { again, ...(await again()) };
}

type CheckoutState = (typeof checkoutLifecycle.states)[number];

async function stateOf(checkoutId: string): Promise<CheckoutState | undefined> {
  const isThis = eq(checkouts.id, checkoutId);
  return (await market.database.db.select().from(checkouts).where(isThis))[0]?.state;
}

/** Sets the state directly: the database owner may write states that the code never would. */
const setCheckout = (id: string, state: CheckoutState) =>
  market.database.sql`update checkouts set state = ${state} where id = ${id}`;

describe("The functions of the order path (decision 044)", () => {
  it.each(checkoutLifecycle.states)(
    "hold a checkout that is %s where its lifecycle can",
    async (state) => {
      const { checkoutId, again } = await quoted();
      await setCheckout(checkoutId, state);
      const isHeld = state === "held" || checkoutLifecycle.next(state, "hold") === "held";
      const next = await again().catch(() => null);
      expect(next?.checkoutId === checkoutId).toBe(isHeld);
      expect(await stateOf(checkoutId)).toBe(isHeld ? "held" : state);
      await setCheckout(checkoutId, "held");
    },
  );

  it.each(checkoutLifecycle.states)(
    "place a checkout that is %s where its lifecycle can",
    async (state) => {
      const { checkoutId, paymentIntentId } = await quoted();
      await market.pay(paymentIntentId);
      await setCheckout(checkoutId, state);
      const outcome = await finalizeIntent(market.deps, paymentIntentId, "test").catch(() => null);
      const isPlaced = checkoutLifecycle.next(state, "place") === "placed";
      // A "placed" checkout without an order never occurs in practice; it must not be placed either.
      expect(outcome?.status === "placed").toBe(isPlaced);
      expect(await stateOf(checkoutId)).toBe(isPlaced ? "placed" : state);
    },
  );

  it.each(paymentLifecycle.states)(
    "note the success of a payment that is %s where its lifecycle can",
    async (state) => {
      const { paymentIntentId } = await quoted();
      await market.pay(paymentIntentId);
      const isThis = eq(payments.intentId, paymentIntentId);
      await market.database
        .sql`update payments set state = ${state} where intent_id = ${paymentIntentId}`;
      await finalizeIntent(market.deps, paymentIntentId, "test");
      const [payment] = await market.database.db.select().from(payments).where(isThis);
      const to: PaymentState = paymentLifecycle.next(state, "succeed") ?? state;
      expect(payment?.state).toBe(to);
    },
  );

  it("note nothing of a success whose goods are gone, until its money is owed", async () => {
    const { deps, database } = market;
    const { checkoutId, paymentIntentId } = await quoted("parsnips");
    await market.pay(paymentIntentId);
    await database.sql`select release_goods(${checkoutId})`;
    await setCheckout(checkoutId, "expired");
    await setStock(database.db, "parsnips", 0);
    const intent = (await deps.payments.readIntent(paymentIntentId))!;
    const { placeAtOnce } = deps.purposes.order;
    expect(await placeAtOnce(deps, { intent, checkoutId, cause: "test" })).toBeNull();
    // If the process dies here, the webhook handles the success, because it is not recorded yet.
    const stateNow = async () =>
      (await database.sql`select state from payments where intent_id = ${paymentIntentId}`)[0]
        ?.state;
    expect(await stateNow()).not.toBe("succeeded");
    const outcome = await finalizeIntent(deps, paymentIntentId, "test");
    expect(outcome).toMatchObject({ status: "refunded" });
    expect(await stateNow()).toBe("succeeded");
  });
});

describe("Settings from memory", () => {
  it("are those in force by the time an order is held and placed, whoever changed them", async () => {
    const { deps } = market;
    const before = await keptSettings(deps);
    const [{ version } = { version: "" }] = await market.database.sql<
      { version: string }[]
    >`select settings_version() as version`;
    expect(before.version).toBe(version);
    const capacities = { morning: 7, afternoon: 7, evening: 7 };
    const row = { value: capacities, updatedAt: new Date() };
    await market.database.db.insert(settings).values({ key: "windowCapacities", ...row });
    const { paymentIntentId } = await quoted();
    expect((await keptSettings(deps)).settings.windowCapacities).toEqual(capacities);

    await market.database.sql`delete from settings where key = 'windowCapacities'`;
    await market.pay(paymentIntentId);
    expect(await finalizeIntent(deps, paymentIntentId, "test")).toMatchObject({ status: "placed" });
    expect((await keptSettings(deps)).version).toBe(before.version);
    expect(await keptSettings(deps)).not.toBe(before);
  });
});
