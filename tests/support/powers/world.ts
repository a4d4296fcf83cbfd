import { eq } from "drizzle-orm";
import { products } from "#db/schema/catalog/catalog.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import { settings } from "#db/schema/platform/system.ts";
import type { Deps } from "#server/deps.ts";
import type { AppCaller } from "#server/routers/index.ts";
import type { Role } from "#shared/accounts/roles.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { DEFAULT_SETTINGS } from "#tests/support/market/default-settings.ts";
import { ana, registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type MovableClock, movableClock } from "#tests/support/market/time/clock.ts";
import { testDeps } from "#tests/support/deps.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Bought, placedOrder } from "#tests/support/market/orders/placed-order.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";

export const GOODS = "nantes-carrots";

export type Person = Visitor & { user: { id: string; username: string; email: string } };

/** A market in which every act that moves money or power can be tried. */
export type World = AsyncDisposable & {
  market: MarketPlace;
  deps: Deps;
  clock: MovableClock;
  /** The market's payout days: the first comes four days after the world is opened, whatever day that is. */
  payoutDays: number[];
  /** A new user with this role who has just signed in. The password is `PASSWORD`. */
  person(role?: Role): Promise<Person>;
  /** A paid order of `GOODS`, by default two units. */
  order(
    buyer: Person,
    wish?: { quantity?: number } & Omit<Partial<Bought>, "goods" | "email">,
  ): Promise<typeof orders.$inferSelect>;
  goods: { productId: number; farmId: number };
};

/** An act: the user and the call. */
export type Act = { who: Visitor; act: (api: AppCaller) => Promise<unknown> };
/**
 * Prepares an act and returns it. The act is called twice: it must be rejected the first time and succeed the second.
 */
export type Scenario = (world: World) => Promise<Act>;

export const PASSWORD = ana.password;

export async function openWorld(): Promise<World> {
  const market = await openMarketPlace();
  const clock = movableClock(new Date().toISOString());
  const { db } = market.database;
  const deps = testDeps(db, { clock, payments: market.deps.payments });
  const payoutDays = await openPayoutDays(deps);
  const productId = await setStock(db, GOODS, 5_000);
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  let serial = 0;
  return {
    market,
    deps,
    clock,
    payoutDays,
    goods: { productId, farmId: product?.farmId ?? 0 },
    async person(role = "customer") {
      serial += 1;
      const username = `person${serial}`;
      const someone = await registered(deps, { username, email: `${username}@furrow.example` });
      await db.update(users).set({ role }).where(eq(users.id, someone.user.id));
      return someone;
    },
    async order(buyer, { quantity = 2, ...wish } = {}) {
      const number = await placedOrder(market, deps, buyer, {
        goods: [{ slug: GOODS, quantity }],
        email: buyer.user.email,
        ...wish,
      });
      const [order] = await db.select().from(orders).where(eq(orders.number, number));
      return order!;
    },
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

/**
 * Sets and returns payout days about half a month apart, so that what is delivered today can be paid on the next one
 * and sessions do not expire before it.
 */
async function openPayoutDays({ db, clock }: Deps): Promise<number[]> {
  const first = addDays(businessDayAt(clock.now()), DEFAULT_SETTINGS.payoutDelayDays + 1);
  const days = [first, addDays(first, 15)].map((day) => Number(day.slice(8)));
  await db.insert(settings).values({ key: "payoutDays", value: days, updatedAt: clock.now() });
  return days;
}
