import { afterAll, beforeAll, expect, it } from "vitest";
import { FEWEST_ORDERS } from "#server/services/figures.ts";
import { basket, setStock } from "#tests/support/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market-place.ts";
import { visitor } from "#tests/support/visitor.ts";

let market: MarketPlace;
beforeAll(async () => {
  market = await openMarketPlace();
});
afterAll(() => market[Symbol.asyncDispose]());

const figures = () => visitor(market.deps).call((api) => api.figures.market());

async function order(index: number): Promise<void> {
  const shopper = visitor(market.deps);
  const input = await basket(market.database.db, { slug: "leeks", quantity: 1 });
  const delivery = { ...input.delivery, email: `household${index % 5}@furrow.example` };
  const { paymentIntentId } = await shopper.call((api) =>
    api.checkout.createIntent({ ...input, delivery }),
  );
  await market.pay(paymentIntentId);
  await shopper.call((api) => api.checkout.processOrder({ paymentIntentId }));
}

it("Money and households are told from twenty orders on, and agree with the ledger", async () => {
  await setStock(market.database.db, "leeks", 50);
  for (let index = 1; index < FEWEST_ORDERS; index += 1) await order(index);
  expect(await figures()).toMatchObject({ orders: FEWEST_ORDERS - 1, shown: null });
  await order(FEWEST_ORDERS);
  const [lines] = await market.database.sql<{ share: number; subtotal: number }[]>`
    select sum(farm_share_cents)::int as share, sum(line_total_cents)::int as subtotal from order_lines`;
  expect((await figures()).shown).toEqual({
    households: 5,
    owedToFarms: lines?.share,
    farmCents: Math.round((100 * (lines?.share ?? 0)) / (lines?.subtotal ?? 1)),
  });
});

it("Today's route counts today's deliveries only", async () => {
  const stops = () => visitor(market.deps).call((api) => api.figures.stopsToday());
  expect(await stops()).toBe(0);
  await market.database
    .sql`update orders set delivery_day = (now() at time zone 'America/Los_Angeles')::date`;
  expect(await stops()).toBe(FEWEST_ORDERS);
});
