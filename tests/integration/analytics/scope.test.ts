import { afterAll, beforeAll, expect, it } from "vitest";
import { lastDays, type Period } from "#shared/analytics/analytics.ts";
import type { Scope } from "#shared/analytics/scope.ts";
import { breakdownOf } from "#server/services/analytics/figures/breakdown.ts";
import { exportAnalytics } from "#server/services/analytics/figures/export.ts";
import { marginsOf } from "#server/services/analytics/figures/margins.ts";
import { listScopes } from "#server/services/analytics/figures/scope.ts";
import { salesSeries } from "#server/services/analytics/figures/series.ts";
import { shortsOf } from "#server/services/analytics/figures/shorts.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { addFarm, addProduct } from "#tests/support/market/market.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let today: Period;
let farm: number;
const sql = () => market.database.sql;

/** A pound of leeks and a bunch of the farm's own beets. */
async function order(who: number): Promise<string> {
  return placedOrder(market, market.deps, visitor(market.deps), {
    goods: [
      { slug: "leeks", quantity: 1 },
      { slug: "own-beets", quantity: 2 },
    ],
    email: `household${who}@furrow.example`,
  });
}

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock: clockAtNoon() } };
  const { db } = market.database;
  farm = await addFarm(db, { name: "Fern Farm" });
  await addProduct(db, { farmId: farm, slug: "own-beets" });
  await setStock(db, "leeks", 900);
  await setStock(db, "own-beets", 900);
  today = lastDays(businessDayAt(market.deps.clock.now()), 1);
  for (let who = 0; who < 11; who += 1) await order(who);
  await sql()`
    insert into settings (key, value, updated_at) values ('zones', ${JSON.stringify(zones)}::text::jsonb, now())
    on conflict (key) do update set value = excluded.value`;
  await sql()`
    update orders set delivery = delivery || '{"zipCode": "94110"}'
    where id in (select id from orders order by placed_at, id limit 5)`;
});
afterAll(() => market[Symbol.asyncDispose]());

const zone = { feeCents: 0, minimumCents: 0 };
const zones = [
  { ...zone, name: "All", prefixes: ["94"] },
  { ...zone, name: "City", prefixes: ["941"] },
];

const sales = async (scope: Scope) => (await salesSeries(market.deps, today, scope)).points[0]!;

it("limits sales to a zone, without what a longer prefix of another takes out of it", async () => {
  expect((await sales({})).orders).toBe(11);
  expect((await sales({ zone: "City" })).orders).toBe(5);
  expect((await sales({ zone: "All" })).orders).toBe(6);
  expect((await sales({ zone: "Gone" })).orders).toBe(0);
  const zips = await breakdownOf(market.deps, today, "zip", { zone: "City" });
  expect(zips.rows).toMatchObject([{ name: "94110", orders: 5 }]);
});

it("counts only a farm's own goods, without tax and delivery", async () => {
  const [own] = await sql()<{ sum: number }[]>`
    select sum(line_total_cents) as sum from order_lines where farm_id = ${farm}`;
  expect(await sales({ farm })).toMatchObject({ sales: own!.sum, orders: 11 });
  const { rows } = await breakdownOf(market.deps, today, "farm", { farm });
  expect(rows).toEqual([{ name: "Fern Farm", sales: own!.sum, orders: 11 }]);
  const margins = await marginsOf(market.deps, today, { farm });
  expect(margins.rows.map((row) => row.farm)).toEqual(["Fern Farm"]);
  expect(await shortsOf(market.deps, today, { farm })).toEqual({ rows: [], others: null });
});

it("shows fewer than five matching orders as none", async () => {
  await sql()`
    update orders set delivery = delivery || '{"zipCode": "94952"}'
    where id = (select id from orders where delivery->>'zipCode' = '94110' limit 1)`;
  expect(await sales({ zone: "City" })).toMatchObject({ sales: 0, orders: 0 });
  expect((await breakdownOf(market.deps, today, "zip", { zone: "City" })).rows).toEqual([]);
  expect((await marginsOf(market.deps, today, { zone: "City" })).others).toBeNull();
  expect((await sales({ zone: "All" })).orders).toBe(7);
});

it("tells orders that customers place from those by phone and from weekly boxes", async () => {
  expect((await sales({ channel: "online" })).orders).toBe(11);
  expect((await sales({ channel: "box" })).orders).toBe(0);
  const [team] = await sql()<{ id: string }[]>`
    insert into users (username, email, password_hash, first_name, last_name, role, created_at)
    values ('phones', 'phones@furrow.example', 'x', 'Pat', 'Lee', 'admin', now()) returning id`;
  await sql()`
    update checkouts set taken_by = ${team!.id}
    where id in (select checkout_id from orders order by placed_at, id limit 5)`;
  expect((await sales({ channel: "phone" })).orders).toBe(5);
  expect((await sales({ channel: "online" })).orders).toBe(6);
});

it("exports what is limited without the figures of the whole market", async () => {
  const whole = await exportAnalytics(market.deps, today);
  const part = await exportAnalytics(market.deps, today, { farm });
  expect(whole).toContain("Figures,Sales");
  expect(part).not.toContain("Figures");
  expect(part).toContain("Sales by farm,Fern Farm");
  expect(whole).toMatch(/Sales by category,Vegetables,\d+\.\d\d,/u);
  expect(whole).toMatch(/Sales by window,8AM-12PM,\d+\.\d\d,/u);
});

it("offers the zones and farms that there are", async () => {
  const { zones: names, farms } = await listScopes(market.deps);
  expect(names).toEqual(["All", "City"]);
  expect(farms).toContainEqual({ id: farm, name: "Fern Farm" });
});
