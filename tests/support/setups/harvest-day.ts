import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { farmMembers } from "#db/schema/accounts/accounts.ts";
import { products } from "#db/schema/catalog/catalog.ts";
import { users } from "#db/schema/accounts/users.ts";
import { cents } from "#shared/money.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { openDeliveryDay } from "#tests/support/market/orders/delivery-day.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { written } from "#tests/support/market/written.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { CONFLICT } from "#tests/support/refusals.ts";

export type HarvestDay = Awaited<ReturnType<typeof openHarvestDay>>;

const GOODS = { beets: "own-beets", leeks: "own-leeks", plums: "others-plums" };
type Basket = Partial<Record<keyof typeof GOODS, number>>;

/**
 * A delivery day with two farmers: Fern, and Gus, who grows plums on another farm. Ana buys from both, and they mark
 * their lines as ready or short.
 */
export async function openHarvestDay() {
  const at = await openDeliveryDay();
  const { market, deps, clock, fern, day } = at;
  const { db } = market.database;
  const cost = (id: number, price: number) =>
    db
      .update(products)
      .set({ price: cents(price) })
      .where(eq(products.id, id));
  await cost(at.ids.beets, 333);
  await cost(at.ids.leeks, 499);
  const gusFarm = await addFarm(db, { name: "Gus Farm" });
  await addProduct(db, {
    farmId: gusFarm,
    slug: GOODS.plums,
    name: "Others plums",
    price: cents(777),
  });
  const plums = await setStock(db, GOODS.plums, 900);
  /** A user with the farmer role, assigned to the farm if one is given. */
  const farmer = async (username: string, farmId?: number) => {
    const someone = await registered(deps, { username, email: `${username}@furrow.example` });
    const userId = someone.user.id;
    await db.update(users).set({ role: "farmer" }).where(eq(users.id, userId));
    if (farmId) await db.insert(farmMembers).values({ userId, farmId, ...written() });
    return someone;
  };
  const buy = (wanted: Basket, fee = 0) =>
    at.bought({
      goods: Object.entries(wanted).map(([name, quantity]) => ({
        slug: GOODS[name as keyof typeof GOODS],
        quantity,
      })),
      fee,
    });
  return {
    ...at,
    ids: { ...at.ids, plums },
    gus: await farmer("gus", gusFarm),
    farmer,
    buy,
    /** Buys these baskets a minute apart, then advances the clock past the cut-off. */
    locked: async (...baskets: Basket[]): Promise<string[]> => {
      const numbers: string[] = [];
      for (const wanted of baskets) {
        numbers.push(await buy(wanted));
        clock.pass(60_000);
      }
      await at.lock();
      return numbers;
    },
    harvest: (who: Visitor = fern) => who.call((api) => api.farmer.harvest({ day: day.current })),
    ready: (who: Visitor, orderNumber: string, productId: number) =>
      who.call((api) => api.farmer.ready({ orderNumber, productId })),
    notReady: (who: Visitor, orderNumber: string, productId: number) =>
      who.call((api) => api.farmer.notReady({ orderNumber, productId })),
    short: (who: Visitor, orderNumber: string, productId: number, units: number, before = 0) =>
      who.call((api) =>
        api.farmer.short({ orderNumber, productId, units, before, reason: "weather" }),
      ),
    /** Emails about an order's short units or refunds. */
    shortMailsOf: async (number: string) =>
      (await at.mailsOf(number)).filter(({ kind }) =>
        ["order_short", "refund_started"].includes(kind),
      ),
    /** Runs the attempts concurrently and returns how many were rejected, asserting that each was a conflict. */
    refusedOf: async (attempts: Promise<unknown>[]): Promise<number> => {
      const refused = (await Promise.allSettled(attempts)).filter(
        ({ status }) => status === "rejected",
      );
      for (const one of refused) expect(one).toMatchObject({ reason: CONFLICT });
      return refused.length;
    },
  };
}
