import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { orders } from "#db/schema/orders/orders.ts";
import type { Deps } from "#server/deps.ts";
import { speak } from "#server/language.ts";
import { lockOrders } from "#server/services/orders/lifecycle/lock-orders.ts";
import { linesOf } from "#server/services/orders/own/lines.ts";
import { cutOffOf } from "#shared/checkout/delivery.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { farmOwner } from "#tests/support/market/people/farm-owner.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type MovableClock, clockAtNoon } from "#tests/support/market/time/clock.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";

let market: MarketPlace;
let deps: Deps;
let clock: MovableClock;
beforeAll(async () => {
  market = await openMarketPlace();
  clock = clockAtNoon();
  deps = { ...market.deps, clock };
});
afterAll(() => market[Symbol.asyncDispose]());

it("a Spanish-speaking crew sees the Spanish names of goods, as long as they have the name they were sold under", async () => {
  const { db, sql } = market.database;
  const farmId = await addFarm(db, { name: "Fern Farm" });
  const beets = { slug: "own-beets", name: "Own beets", nameEs: "Betabeles", pack: "2 lb bag" };
  const beetsId = await addProduct(db, { farmId, ...beets });
  await addProduct(db, { farmId, slug: "own-leeks", name: "Own leeks" });
  for (const slug of ["own-beets", "own-leeks"]) await setStock(db, slug, 9);
  const lou = await registered(deps, { username: "lou", email: "lou@furrow.example" });
  await sql`update users set role = 'logistics' where username = 'lou'`;
  const ana = await registered(deps, { username: "ana", email: "ana@furrow.example" });
  const day = addDays(businessDayAt(clock.now()), 2);
  const goods = ["own-beets", "own-leeks"].map((slug) => ({ slug, quantity: 1 }));
  const bought = { goods, email: "ana@furrow.example", day };
  const number = await placedOrder(market, deps, ana, bought);
  clock.pass(cutOffOf(day).getTime() - clock.now().getTime());
  await lockOrders(deps);
  await sql`update products set name = 'Baby leeks', name_es = 'Poros tiernos' where slug = 'own-leeks'`;

  const named = (lines: readonly { name: string; pack: string }[] = []) =>
    lines.map(({ name, pack }) => `${name}, ${pack}`);
  const crate = async () => {
    const crates = await lou.call((api) => api.logistics.pack({ day, window: "morning" }));
    return named(crates[0]?.lines);
  };
  const farm = async () => {
    const farms = await lou.call((api) => api.logistics.pick({ day }));
    return named(farms.flatMap(({ products }) => products));
  };
  const own = async () => {
    const [order] = await db.select().from(orders).where(eq(orders.number, number));
    return named(await linesOf(db, order!.id));
  };
  await sql`update order_lines set most_weight = 200 where name = 'Own beets'`;
  const beetsLine = { orderNumber: number, productId: beetsId };
  const pack = () => lou.call((api) => api.logistics.packLine({ ...beetsLine, packed: true }));
  await expect(speak("es", pack)).rejects.toThrow("Primero pese Betabeles");
  await expect(pack()).rejects.toThrow("Please weigh Own beets first");
  const grower = await farmOwner(deps, farmId);
  const mark = () => grower.call((api) => api.farmer.ready(beetsLine));
  await expect(speak("es", mark)).rejects.toThrow("Pese Betabeles: se vende por peso");
  await sql`update order_lines set weighed = 200, packed_at = now() where name = 'Own beets'`;
  const weigh = () =>
    lou.call((api) => api.logistics.weigh({ ...beetsLine, weight: 190, before: 200 }));
  await expect(speak("es", weigh)).rejects.toThrow("Betabeles está en su caja");
  await sql`update order_lines set most_weight = null, weighed = null, packed_at = null where name = 'Own beets'`;
  for (const read of [crate, farm, own]) {
    expect(await speak("es", read)).toEqual(["Betabeles, bolsa de 2 lb", "Own leeks, 1 lb"]);
    expect(await read()).toEqual(["Own beets, 2 lb bag", "Own leeks, 1 lb"]);
  }
});
