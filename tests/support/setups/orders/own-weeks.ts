import { eq } from "drizzle-orm";
import { orders } from "#db/schema/orders/orders.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Deps } from "#server/deps.ts";
import { joinFarm } from "#server/services/accounts/farm-members.ts";
import { addDays, businessDayAt, startOfBusinessDay } from "#shared/time.ts";
import { registered } from "../../market/people/accounts.ts";
import { setStock } from "../../market/orders/basket.ts";
import { HOUR, movableClock } from "../../market/time/clock.ts";
import { addFarm, addProduct } from "../../market/market.ts";
import { openMarketPlace } from "../../market/market-place.ts";
import { placedOrder } from "../../market/orders/placed-order.ts";

export const CARROTS = "clock-carrots";

export type OwnWeeks = Awaited<ReturnType<Awaited<ReturnType<typeof openOwnWeeks>>["begin"]>>;

/**
 * A market with one farm that sells carrots. Each test uses separate weeks, so that no two tests share a delivery
 * day.
 */
export async function openOwnWeeks() {
  const market = await openMarketPlace();
  const { db } = market.database;
  const farmId = await addFarm(db, { name: "Clock Farm" });
  await addProduct(db, { farmId, slug: CARROTS, name: "Clock carrots", farmName: "Clock Farm" });
  await setStock(db, CARROTS, 500);
  const farmer = await registered(market.deps, {
    username: "clockfarmer",
    email: "clockfarmer@furrow.example",
  });
  await db.update(users).set({ role: "farmer" }).where(eq(users.id, farmer.user.id));
  await db.transaction((tx) => joinFarm(tx, farmer.user.id, farmId, new Date()));
  let serial = 0;
  const begin = async () => {
    serial += 1;
    const today = addDays(businessDayAt(new Date()), serial * 30);
    const noon = new Date(startOfBusinessDay(today).getTime() + 12 * HOUR);
    const clock = movableClock(noon.toISOString());
    const deps: Deps = { ...market.deps, clock };
    const email = `ana${serial}@furrow.example`;
    const ana = await registered(deps, { username: `ana${serial}`, email });
    return {
      market,
      deps,
      clock,
      ana,
      today,
      /** Makes the addresses of this test's users unique. */
      serial,
      /** Ana buys carrots for a delivery day. */
      buy: (day: string, quantity = 1) =>
        placedOrder(market, deps, ana, { goods: [{ slug: CARROTS, quantity }], email, day }),
      orderOf: async (number: string) =>
        (await db.select().from(orders).where(eq(orders.number, number)))[0]!,
      /** Sets the clock to an instant. */
      goTo: (instant: Date) => clock.pass(instant.getTime() - clock.now().getTime()),
    };
  };
  return { ...market, begin };
}
