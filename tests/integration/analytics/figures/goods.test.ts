import { afterAll, beforeAll, expect, it } from "vitest";
import { lastDays, type Period } from "#shared/analytics/analytics.ts";
import { figuresOf } from "#server/services/analytics/figures/figures.ts";
import { exportAnalytics } from "#server/services/analytics/figures/export.ts";
import { marginsOf } from "#server/services/analytics/figures/margins.ts";
import { shortsOf } from "#server/services/analytics/figures/shorts.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { buys, makeCode, newEmail, newGuest } from "#tests/support/market/codes.ts";
import { clockAtNoon } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

const team = { id: "00000000-0000-4000-8000-000000000001", username: "admin" };
let market: MarketPlace;
let week: Period;
const sql = () => market.database.sql;

/** Two leeks of $4.20 each; $1.43 of it is the market's commission. */
const order = (slug = "leeks") =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug, quantity: 2 }],
    email: "ana@furrow.example",
  });

/** Orders two leeks, delivers them and refunds one. */
async function refundUnit(cause: Exclude<RefundCause, "order_canceled">): Promise<void> {
  const number = await order();
  await markDelivered(sql(), number);
  await refundOne(market.deps, number, { by: team, cause });
}

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock: clockAtNoon() } };
  await setStock(market.database.db, "leeks", 900);
  await setStock(market.database.db, "nantes-carrots", 900);
  await setStock(market.database.db, "red-beets", 900);
  week = lastDays(businessDayAt(market.deps.clock.now()), 7);
});
afterAll(() => market[Symbol.asyncDispose]());

it("are empty without orders", async () => {
  expect(await shortsOf(market.deps, week)).toEqual({ rows: [], others: null });
  expect(await marginsOf(market.deps, week)).toEqual({ rows: [], others: null });
});

it("hide causes and products of fewer than five orders", async () => {
  for (let count = 0; count < 4; count += 1) await refundUnit("packed_wrong");
  expect(await shortsOf(market.deps, week)).toEqual({
    rows: [],
    others: { causes: 1, units: 4, amount: 4 * 420, orders: 4 },
  });
  expect(await marginsOf(market.deps, week)).toEqual({
    rows: [],
    others: { products: 1, sales: 4 * 840, kept: 4 * (143 - 420), orders: 4 },
  });
});

it("count a cause's units from five orders on, and make up what the fill rate lacks", async () => {
  await refundUnit("packed_wrong");
  for (let count = 0; count < 5; count += 1) await refundUnit("poor_quality");
  for (let count = 0; count < 5; count += 1) await refundUnit("damaged_on_the_way");
  for (let count = 0; count < 2; count += 1) await order("nantes-carrots");
  const shorts = await shortsOf(market.deps, week);
  const each = { units: 5, amount: 5 * 420, orders: 5 };
  expect(shorts).toEqual({
    rows: [
      { cause: "poor_quality", ...each },
      { cause: "packed_wrong", ...each },
      { cause: "damaged_on_the_way", ...each },
    ],
    others: null,
  });
  const { fillRate } = await figuresOf(market.deps, week);
  expect(fillRate).toBeCloseTo(1 - 15 / (15 * 2 + 2 * 2), 10);
});

it("keep commission, less what was undone and what the market bears, but not the carrier's losses", async () => {
  for (let count = 0; count < 3; count += 1) await order("nantes-carrots");
  const { rows, others } = await marginsOf(market.deps, week);
  expect(others).toBeNull();
  expect(rows.map(({ name, orders }) => [name, orders])).toEqual([
    [expect.stringContaining("eek"), 15],
    [expect.stringContaining("arrot"), 5],
  ]);
  expect(rows[0]).toMatchObject({
    sales: 15 * 840 - 5 * 420,
    kept: 15 * 143 - 5 * 71 - 5 * 420,
  });
});

it("leave out failed refunds and what customers took off, and stand in the CSV", async () => {
  const csv = await exportAnalytics(market.deps, week);
  expect(csv).toContain("Units short by reason,Poor quality,5,");
  expect(csv).toMatch(/Kept by product,"[^"]*eek[^"]*",-3.10,/u);
  await sql()`update refunds set state = 'failed' where cause = 'poor_quality'`;
  await sql()`update refunds set cause = 'customer_changed' where cause = 'damaged_on_the_way'`;
  expect((await shortsOf(market.deps, week)).rows.map(({ cause }) => cause)).toEqual([
    "packed_wrong",
  ]);
});

it("measure margins by what was left of a price after a farm's code", async () => {
  const [beets] = await sql()<{ farm: number; price: number }[]>`
    select farm_id as farm, price_cents as price from products where slug = 'red-beets'`;
  const { code } = await makeCode(market, { farmId: beets!.farm, kind: "percent", value: 2_000 });
  const goods = [{ slug: "red-beets", quantity: 2 }];
  for (let count = 0; count < 5; count += 1)
    await buys({ ...market, market }, newGuest(market), goods, {
      email: newEmail(),
      promotionCode: code,
    });
  const [line] = await sql()<{ bps: number; off: number }[]>`
    select commission_bps as bps, farm_promotion_cents as off from order_lines where farm_promotion_cents > 0 limit 1`;
  const net = 2 * beets!.price - line!.off;
  expect(line!.off).toBe(Math.round(0.2 * 2 * beets!.price));
  const { rows } = await marginsOf(market.deps, week);
  const row = rows.find(({ name }) => name.includes("eet"));
  expect(row).toMatchObject({ sales: 5 * net, orders: 5 });
  expect(row!.kept).toBe(5 * Math.round((net * line!.bps) / 10_000));
});
