import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { users } from "#db/schema/accounts/users.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { finalizeIntent } from "#server/services/payments/finalize.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import { cents, NO_MONEY, parseDollars, toDollars } from "#shared/money.ts";
import { withCredit } from "#shared/payments/credit/credit-use.ts";
import { violations } from "#tests/support/invariants.ts";
import { basket, setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

const CARROTS = "nantes-carrots";
const BEETS = "red-beets";

type Customer = Awaited<ReturnType<typeof registered>>;

let serial = 0;

const personOf = (deps: Deps, username: string) =>
  registered(deps, { username, email: `${username}@furrow.example` });

export type CustomerCredit = Awaited<ReturnType<typeof customerCredit>>;

/** Ana, who has no credit yet, what the chief gives her, and her orders. */
async function customerCredit(market: MarketPlace, chief: Customer) {
  serial += 1;
  const { deps } = market;
  const { db } = market.database;
  const ana = await personOf(deps, `ana${serial}`);
  /** Two bunches of carrots and three of beets, with the amount to pay in addition to this credit. */
  const cart = async (credit: number) => {
    const input = await basket(db, { slug: CARROTS, quantity: 2 }, { slug: BEETS, quantity: 3 });
    const total = parseDollars(input.amount) ?? NO_MONEY;
    const left = withCredit({ ...totalsOf([], DEFAULT_RATES), total }, cents(credit)).total;
    return { ...input, amount: toDollars(left), useCredit: true, total, left };
  };
  const ask = (who: Visitor, { total: _, left: __, ...input }: Awaited<ReturnType<typeof cart>>) =>
    who.call((api) => api.checkout.createIntent(input));
  return {
    market,
    deps,
    chief,
    ana,
    person: (name: string) => personOf(deps, name),
    give: (amount: number, key = crypto.randomUUID(), reason = "The van was late") =>
      chief.call((api) => api.admin.credit.give({ id: ana.user.id, key, amount, reason })),
    balance: async () => (await ana.call((api) => api.payments.credit.mine())).balance,
    cart,
    ask,
    /** Ana's paid order, partly paid with this much credit. */
    ordered: async (credit: number, card?: string) => {
      const { paymentIntentId: intentId } = await ask(ana, await cart(credit));
      await market.pay(intentId, card);
      await finalizeIntent(deps, intentId, "test");
      const [order] = await db.select().from(orders).where(eq(orders.paymentIntentId, intentId));
      return { ...order!, intentId };
    },
    paymentOf: async (intentId: string) =>
      (await db.select().from(payments).where(eq(payments.intentId, intentId)))[0],
  };
}

/** Opens a market for the file, and begins each test with a new customer; afterward all invariants must hold. */
export function withCustomerCredit(begin: (opened: CustomerCredit) => void): void {
  let market: MarketPlace;
  let chief: Customer;
  beforeAll(async () => {
    market = await openMarketPlace();
    const { db } = market.database;
    await setStock(db, CARROTS, 900);
    await setStock(db, BEETS, 900);
    chief = await personOf(market.deps, "chief");
    await db.update(users).set({ role: "admin" }).where(eq(users.id, chief.user.id));
  });
  afterAll(() => market[Symbol.asyncDispose]());
  beforeEach(async () => begin(await customerCredit(market, chief)));
  afterEach(async () => {
    expect(await violations(market.database.sql, new Date())).toEqual({});
  });
}
