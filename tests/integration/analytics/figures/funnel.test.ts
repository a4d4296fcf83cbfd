import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "#db/client.ts";
import { lastDays, type Period } from "#shared/analytics/analytics.ts";
import { funnelOf } from "#server/services/analytics/figures/funnel.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { basket, delivery, setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

const clock = clockAtNoon();
let market: MarketPlace;
let today: Period;
const sql = () => market.database.sql;
const funnel = () => funnelOf(market.deps, today);

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock } };
  await setStock(market.database.db, "leeks", 900);
  today = lastDays(businessDayAt(market.deps.clock.now()), 1);
});
afterAll(() => market[Symbol.asyncDispose]());

async function begin(who: string): Promise<string> {
  const wanted = await basket(market.database.db, { slug: "leeks", quantity: 1 });
  const email = `${who}@furrow.example`;
  const { paymentIntentId } = await visitor(market.deps).call((api) =>
    api.checkout.createIntent({ ...wanted, delivery: { ...delivery, email } }),
  );
  return paymentIntentId;
}

const order = (who: string) =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "leeks", quantity: 1 }],
    email: `${who}@furrow.example`,
  });

const delivered = (number: string) => markDelivered(sql(), number);

it("counts nothing before a checkout is begun", async () => {
  expect(await funnel()).toEqual({ begun: 0, tried: 0, paid: 0, delivered: 0, again: 0 });
});

it("counts a checkout once it holds goods, and once its payment was tried", async () => {
  await begin("ana");
  const tried = await begin("ben");
  expect(await funnel()).toMatchObject({ begun: 2, tried: 0, paid: 0 });
  await sql()`update payments set attempted_at = now() where intent_id = ${tried}`;
  expect(await funnel()).toMatchObject({ begun: 2, tried: 1, paid: 0 });
});

it("counts what was paid, came and was followed by another order of the same address", async () => {
  const first = await order("eve");
  expect(await funnel()).toMatchObject({ begun: 3, tried: 2, paid: 1, delivered: 0, again: 0 });
  clock.pass(1_000);
  await order("eve");
  expect(await funnel()).toMatchObject({ begun: 4, paid: 2, delivered: 0, again: 0 });
  await delivered(first);
  expect(await funnel()).toEqual({ begun: 4, tried: 3, paid: 2, delivered: 1, again: 1 });
  await delivered(await order("lou"));
  expect(await funnel()).toEqual({ begun: 5, tried: 4, paid: 3, delivered: 2, again: 1 });
});

it("leaves out other purposes and other days", async () => {
  const before = await funnel();
  await visitor(market.deps).call((api) =>
    api.memberships.reserve({
      firstName: "Ana",
      email: "ana@furrow.example",
      zipCode: "94952",
    }),
  );
  expect(await funnel()).toEqual(before);
  const yesterday = addDays(today.from, -1);
  expect(await funnelOf(market.deps, { from: yesterday, to: yesterday })).toMatchObject({
    begun: 0,
  });
});

it("finds a period's checkouts by when they were begun, however many there are", async () => {
  await sql().begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    await funnelOf({ db: { $client: tx } as unknown as Db }, today);
    const read = await tx`
      select indexrelid::regclass::text as index from pg_index
      where indrelid = 'checkouts'::regclass and pg_stat_get_xact_numscans(indexrelid) > 0`;
    expect([...read]).toEqual([{ index: "checkouts_begun" }]);
  });
});
