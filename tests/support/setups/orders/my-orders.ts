import type { Deps } from "#server/deps.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { openHttpMarket } from "#tests/support/servers/http.ts";
import type { Visitor } from "#tests/support/servers/visitor.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

type MyMarket = Awaited<ReturnType<typeof openMyOrders>>;
export type MyOrders = Awaited<ReturnType<MyMarket["begin"]>>;

/**
 * A market with an HTTP server and ample stock of two products. For each test `begin` sets a clock to noon and
 * registers two customers, Ana and Ben.
 */
export async function openMyOrders() {
  const market = await openHttpMarket();
  const { db, sql } = market.database;
  const rows = await sql<{ slug: string }[]>`
    select slug from products where visible and price_cents between 300 and 3000 order by rank, id limit 2`;
  const goods: [string, string] = [rows[0]!.slug, rows[1]!.slug];
  for (const slug of goods) await setStock(db, slug, 500);
  let serial = 0;
  const begin = async () => {
    serial += 1;
    const own = serial;
    const clock = clockAtNoon();
    const deps: Deps = { ...market.deps, clock };
    const person = (username: string) =>
      registered(deps, { username, email: `${username}@furrow.example` });
    const ana = await person(`ana${own}`);
    const ben = await person(`ben${own}`);
    const read = (who: Visitor, number: string) =>
      who.call((api) => api.orders.byNumber({ number }));
    return {
      market,
      deps,
      clock,
      goods,
      /** The suffix of the names of this test's users. */
      serial: own,
      person,
      ana,
      ben,
      read,
      /** Ana buys two bunches of carrots and one box of eggs; returns the order's number. */
      ordered: () =>
        placedOrder(market, deps, ana, {
          goods: [
            { slug: goods[0], quantity: 2 },
            { slug: goods[1], quantity: 1 },
          ],
          email: `ana${own}@furrow.example`,
          // Each test's customers have a door of their own.
          where: { address: `${own} Quiet Lane` },
        }),
      /** The order's current delivery, as the input of a change. */
      asItIs: async (number: string) => {
        const { day, window, delivery: where } = await read(ana, number);
        const { address, city, zipCode } = where;
        return { number, day, window, address, city, zipCode };
      },
      /** Delivers the order at the clock's current time. */
      deliver: (number: string) => markDelivered(market.database.sql, number, clock.now()),
    };
  };
  return { ...market, begin };
}
