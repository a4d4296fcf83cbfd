import { afterAll, beforeAll, expect, it } from "vitest";
import { FEWEST_ORDERS } from "#server/services/catalog/farm-share.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { getPackFacts } from "#server/services/farms/pack-facts.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { farmPayout } from "#shared/farms/money/farm-payout.ts";
import { cents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon, DAY } from "#tests/support/market/time/clock.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
const clock = clockAtNoon();
const admin = { id: "00000000-0000-4000-8000-000000000001", username: "admin" };

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock } };
  await setStock(market.database.db, "leeks", 900);
  await setStock(market.database.db, "nantes-carrots", 900);
});
afterAll(() => market[Symbol.asyncDispose]());

const sql = () => market.database.sql;
/** The figures that pages show, read after their cache has expired. */
function read() {
  clock.pass(60_000);
  return visitor(market.deps).call(async (api) => ({
    market: await api.analytics.figures.market(),
    home: await api.catalog.home(),
    terms: await api.analytics.figures.farmTerms(),
    pack: await getPackFacts(market.deps),
  }));
}

const order = (index: number, slug = "leeks") =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug, quantity: 2 }],
    email: `household${index % 5}@furrow.example`,
  });
const intentOf = async (number: string) => {
  const [row] = await sql()<{ intent: string; product: number }[]>`
    select o.payment_intent_id as intent, l.product_id as product
    from orders o join order_lines l on l.order_id = o.id where o.number = ${number}`;
  return row!;
};
/** The sums over lines of orders that are not canceled or refunded, minus refunds; of one farm or of all. */
const byLines = async (farm: number | null = null) => {
  const [row] = await sql()<{ share: number; goods: number }[]>`
    select sum(l.farm_share_cents - coalesce(r.share, 0))::bigint as share,
      sum(l.line_total_cents - coalesce(r.goods, 0))::bigint as goods
    from orders o join order_lines l on l.order_id = o.id left join lateral (
      select sum(rl.farm_share_cents) as share, sum(rl.amount_cents) as goods
      from refund_lines rl join refunds on refunds.id = rl.refund_id and refunds.state <> 'failed'
      where rl.order_id = l.order_id and rl.product_id = l.product_id) r on true
    where o.state not in ('canceled', 'refunded') and l.farm_id = coalesce(${farm}::int, l.farm_id)`;
  return row!;
};

it("Earnings and households are published from twenty orders on, and agree with the order lines", async () => {
  for (let index = 1; index < FEWEST_ORDERS; index += 1) {
    await order(index, index % 2 ? "leeks" : "nantes-carrots");
  }
  const before = await read();
  expect(before.market).toMatchObject({ orders: FEWEST_ORDERS - 1, shown: null });
  expect(before.home.farmCents).toBeNull();
  expect(before.terms.commission.example).toBe(1_800);
  await order(FEWEST_ORDERS);
  const { share, goods } = await byLines();
  expect((await read()).market.shown).toEqual({
    households: 5,
    earnedByFarms: share,
    farmCents: Math.floor((100 * share) / goods),
    payoutDays: null,
  });
});

it("Farms' share is the same on home, /impact, /press, the calculator and the information pack", async () => {
  const { market: figures, home, terms, pack } = await read();
  const said = figures.shown?.farmCents;
  expect(home.farmCents).toBe(said);
  expect(terms.farmCents).toBe(said);
  for (const { example: commission } of [terms.commission, pack.commission]) {
    const { farm, sold } = farmPayout({ price: cents(500), quantity: 4_000, commission });
    expect(Math.floor((100 * farm) / sold)).toBe(said);
  }
});

it("Farms' share is after refunds, and excludes canceled and refunded orders", async () => {
  const partly = await intentOf(await order(1));
  await refundOrder(market.deps, admin, {
    intentId: partly.intent,
    wish: { lines: [{ productId: partly.product, quantity: 1 }], delivery: false },
    reason: "It had wilted",
    cause: "poor_quality",
  });
  const after = await byLines();
  const { market: refunded } = await read();
  expect(refunded.shown?.earnedByFarms).toBe(after.share);
  expect(refunded.shown?.farmCents).toBe(Math.floor((100 * after.share) / after.goods));

  await cancelOrder(market.deps, admin, await order(7), "Changed my mind");
  await sql()`update orders set state = 'refunded' where number = ${await order(8)}`;
  const { market: stands } = await read();
  expect(stands.orders).toBe(refunded.orders);
  expect(stands.shown).toEqual(refunded.shown);
  await sql()`update orders set state = 'placed' where state = 'refunded'`;
  await assertInvariants(sql(), clock.now());
});

it("A farm's page shows the farm's own share from twenty of its orders on", async () => {
  const slug = "red-beets";
  await setStock(market.database.db, slug, 900);
  const [grown] = await sql()<{ id: number; farm: number }[]>`
    select id, farm_id as farm from products where slug = ${slug}`;
  const { farm, id } = grown!;
  const part = async () => {
    clock.pass(60_000);
    const page = await visitor(market.deps).call((api) => api.farms.byId({ id: farm }));
    return page.status === "suspended" ? null : page.farmShare;
  };
  const [before] = await sql()<{ orders: number }[]>`
    select count(distinct o.id)::int as orders from orders o join order_lines l on l.order_id = o.id
    where l.farm_id = ${farm} and o.state not in ('canceled', 'refunded')`;
  for (let count = before!.orders; count < FEWEST_ORDERS - 1; count += 1) await order(count, slug);
  expect(await part()).toBeNull();
  const last = await order(FEWEST_ORDERS, slug);
  await refundOrder(market.deps, admin, {
    intentId: (await intentOf(last)).intent,
    wish: { lines: [{ productId: id, quantity: 1 }], delivery: false },
    reason: "It had wilted",
    cause: "poor_quality",
  });
  const { share, goods } = await byLines(farm);
  expect(await part()).toBe(Math.floor((1_000 * share) / goods) * 10);
  // A commission rate agreed on later does not change past earnings.
  await sql()`update farms set commission_bps = 2000 where id = ${farm}`;
  expect(await part()).toBe(Math.floor((1_000 * share) / goods) * 10);
});

it("A fixed commission in the settings applies to every offer to a farm", async () => {
  const { terms: agreed } = await read();
  expect(agreed.commission).toMatchObject({ least: 1_500, most: 2_000 });
  await sql()`insert into settings (key, value, updated_at) values ('commissionBps', '1550', now())`;
  const { terms, pack } = await read();
  expect(terms.commission).toEqual({ least: 1_550, most: 1_550, example: 1_550 });
  expect(pack.commission).toEqual(terms.commission);
  await sql()`delete from settings where key = 'commissionBps'`;
});

it("Today's stops count only today's deliveries, without canceled orders", async () => {
  const stops = () => visitor(market.deps).call((api) => api.analytics.figures.stopsToday());
  expect(await stops()).toBe(0);
  await sql()`update orders set delivery_day = ${businessDayAt(clock.now())}`;
  const [row] = await sql()`select count(*) as standing from orders where state <> 'canceled'`;
  expect(await stops()).toBe(row!["standing"]);
  clock.pass(DAY);
  expect(await stops()).toBe(0);
});
