import { afterAll, beforeAll, expect, it } from "vitest";
import { eraseDueAccounts } from "#server/services/accounts/own/erase.ts";
import { DAY } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

it("an erased customer goes on counting as one household, with as many orders as before", async () => {
  const { deps } = market;
  const { sql } = market.database;
  const ana = await registered(deps, { username: "ana", email: "ana@furrow.example" });
  const ben = await registered(deps, { username: "ben", email: "ben@furrow.example" });
  const goods = [{ slug: "leeks", quantity: 1 }];
  for (const buyer of [ana, ana, ben]) {
    await placedOrder(market, deps, buyer, { goods, email: buyer.user.email });
  }
  const households = () => sql`
    select count(*)::int as orders from orders group by email order by 1`;
  expect([...(await households())]).toEqual([{ orders: 1 }, { orders: 2 }]);
  await sql`update orders set state = 'delivered', delivery_day = '2026-01-02'`;
  const due = new Date(deps.clock.now().getTime() - DAY).toISOString();
  await sql`update users set deletion_due_at = ${due} where id = ${ana.user.id}`;
  await eraseDueAccounts(deps);
  expect(await sql`select 1 from orders where email = ${ana.user.email}`).toHaveLength(0);
  expect([...(await households())]).toEqual([{ orders: 1 }, { orders: 2 }]);
});
