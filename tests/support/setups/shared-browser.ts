import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { ana, login } from "#tests/support/market/people/accounts.ts";
import { basket, delivery } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { assertInvariants } from "#tests/support/invariants.ts";

export type SharedBrowser = Awaited<ReturnType<typeof sharedBrowser>>;

let serial = 0;

/** Registration fields that no account uses yet. */
export function newFields(name: string) {
  serial += 1;
  const username = `${name}-${serial}`;
  return { ...ana, username, email: `${username}@furrow.example` };
}

/** A browser in which guests and several users check out in turn, for tests of who owns each checkout. */
export async function sharedBrowser(market: MarketPlace) {
  const { db } = market.database;
  await market.database.empty("throttles");
  const browser = visitor(market.deps);
  return {
    ...browser,
    /** Registers an account in the browser, which is signed in afterward. */
    join: (name: string) => browser.call((api) => api.auth.register(newFields(name))),
    leave: () => browser.call((api) => api.auth.logout()),
    signIn: ({ username }: { username: string }) => browser.call(login(username, ana.password)),
    open: async (email: string, address = "1 First Street", who = browser) => {
      const wanted = await basket(db, { slug: "nantes-carrots", quantity: 1 });
      const where = { ...delivery, email, address };
      return who.call((api) => api.checkout.createIntent({ ...wanted, delivery: where }));
    },
    finish: (paymentIntentId: string, who = browser) =>
      who.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null })),
    orderOf: async (paymentIntentId: string) => {
      await finalizeIntent(market.deps, paymentIntentId, "test");
      const found = eq(orders.paymentIntentId, paymentIntentId);
      const [order] = await db.select().from(orders).where(found);
      if (!order) throw new Error("There is no such order");
      return order;
    },
    reserve: (email: string) =>
      browser.call((api) => api.memberships.reserve({ firstName: "Ana", zipCode: "94952", email })),
    ownerOf: async (intentId: string) => {
      const ofIntent = eq(checkouts.paymentIntentId, intentId);
      const [row] = await db.select().from(checkouts).where(ofIntent);
      return row?.userId ?? null;
    },
  };
}

/** Opens a market for the file and begins each test with a shared browser of its own; afterward the invariants hold. */
export function withSharedBrowser(
  begin: (opened: { market: MarketPlace; browser: SharedBrowser }) => void,
): void {
  let market: MarketPlace;
  beforeAll(async () => {
    market = await openMarketPlace();
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(async () => begin({ market, browser: await sharedBrowser(market) }));
  afterEach(() => assertInvariants(market.database.sql, new Date()));
}
