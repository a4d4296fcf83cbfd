import { afterAll, beforeAll, expect, it } from "vitest";
import { lastDays, type Period } from "#shared/analytics/analytics.ts";
import { figuresOf } from "#server/services/analytics/figures/figures.ts";
import { trendsOf } from "#server/services/analytics/figures/trends.ts";
import { addDays, businessDayAt, type Day } from "#shared/time.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { registered } from "#tests/support/market/people/accounts.ts";
import { clockAtNoon, DAY } from "#tests/support/market/time/clock.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor } from "#tests/support/servers/visitor.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";

const clock = clockAtNoon();
const admin = { id: "00000000-0000-4000-8000-000000000001", username: "admin" };
let market: MarketPlace;
let week: Period;
const sql = () => market.database.sql;

/** Two leeks of $4.20 and 74 cents of tax: $1.43 of it is the market's commission, $6.97 the farm's. */
const order = (household: number) =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "leeks", quantity: 2 }],
    email: `household${household}@furrow.example`,
  });

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock } };
  await setStock(market.database.db, "leeks", 900);
  for (let household = 0; household < 4; household += 1) await order(household);
  clock.pass(DAY);
  for (let household = 3; household < 8; household += 1) await order(household);
  week = lastDays(businessDayAt(clock.now()), 7);
});
afterAll(() => market[Symbol.asyncDispose]());

/** Refunds one of an order's two leeks: $4.20 and its tax of 37 cents. */
async function refundUnit(state: "placed" | "delivered", cause: RefundCause): Promise<void> {
  const number = await order(0);
  if (state === "delivered") await markDelivered(sql(), number, clock.now());
  await refundOne(market.deps, number, { by: admin, cause });
}

const read = async () => ({
  figures: await figuresOf(market.deps, week),
  trends: await trendsOf(market.deps, week),
});

it("shows nine orders of two days by day, with each household's first order counted once", async () => {
  const { figures, trends } = await read();
  expect(trends.step).toBe("day");
  expect(trends.points.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, at) => addDays(week.from, at)),
  );
  const none = { sales: 0, orders: 0, basket: null, newCustomers: 0, refunds: 0, netRevenue: 0 };
  for (const point of trends.points.slice(0, 5))
    expect(point).toMatchObject({ ...none, payable: 0, activeBoxes: 0 });
  expect(trends.points.slice(5)).toMatchObject([
    {
      sales: 4 * 914,
      orders: 4,
      basket: 914,
      newCustomers: 4,
      netRevenue: 4 * 143,
      payable: 4 * 697,
    },
    {
      sales: 5 * 914,
      orders: 5,
      basket: 914,
      newCustomers: 4,
      netRevenue: 5 * 143,
      payable: 9 * 697,
    },
  ]);
  expect(figures).toMatchObject({ orders: 9, netRevenue: 9 * 143, refundShare: null });
});

it("takes commission that is given up and losses that the market bears off its net revenue", async () => {
  await refundUnit("placed", "poor_quality");
  await refundUnit("delivered", "packed_wrong");
  const { figures, trends } = await read();
  const undone = 143 - 71;
  const borne = 143 - 420;
  expect(figures).toMatchObject({
    orders: 11,
    sales: 11 * 914,
    refunds: 2 * 457,
    refundShare: (2 * 457) / (11 * 914),
    netRevenue: 9 * 143 + undone + borne,
  });
  expect(trends.points.at(-1)).toMatchObject({
    refunds: 2 * 457,
    netRevenue: 5 * 143 + undone + borne,
    newCustomers: 4,
    payable: figures.payable,
  });
});

/** A weekly box from the noon of a day, perhaps canceled at that of another. */
async function subscribed(username: string, from: Day, until: Day | null = null): Promise<void> {
  const email = `${username}@furrow.example`;
  const { user } = await registered(market.deps, { username, email });
  await sql()`
    insert into box_subscriptions (user_id, state, size, every_weeks, weekday, "window", delivery, never, without,
      payment_method_id, card_label, consent_text, consent_at, first_day, created_at, canceled_at)
    values (${user.id}, ${until === null ? "active" : "canceled"}, 'small', 1, 2, 'morning', '{}', '{}', '{}', 'pm_1',
      'Visa', 'Yes', now(), ${from}, ${from}::date + time '20:00', ${until}::date + time '20:00')`;
}

it("counts weekly boxes as they stand at the end of each day", async () => {
  await subscribed("kept", addDays(week.from, -10));
  await subscribed("begun", addDays(week.from, 1));
  await subscribed("ended", addDays(week.from, -10), addDays(week.from, 3));
  const { points } = await trendsOf(market.deps, week);
  expect(points.map(({ activeBoxes }) => activeBoxes)).toEqual([2, 3, 3, 2, 2, 2, 2]);
});

it("adds up to the figures of the period, by weeks too", async () => {
  const long = lastDays(week.to, 91);
  const { step, points } = await trendsOf(market.deps, long);
  const figures = await figuresOf(market.deps, long);
  expect(step).toBe("week");
  for (const trend of ["sales", "orders", "netRevenue", "newCustomers", "refunds"] as const)
    expect(points.reduce((sum, point) => sum + point[trend], 0)).toBe(figures[trend]);
  expect(points.at(-1)).toMatchObject({ payable: figures.payable, activeBoxes: 2 });
  expect(figures.activeBoxes).toBe(2);
});

it("shows each share for as many days as the period has, the last one being the period's own", async () => {
  for (const period of [week, lastDays(week.to, 91)]) {
    const { points } = await trendsOf(market.deps, period);
    const { refundShare, fillRate, onTime, skipRate } = await figuresOf(market.deps, period);
    expect(refundShare).toBeGreaterThan(0);
    expect(fillRate).toBeLessThan(1);
    expect(points.at(-1)).toMatchObject({ refundShare, fillRate, onTime, skipRate });
  }
  const { points } = await trendsOf(market.deps, week);
  expect(points.at(-2)).toMatchObject({ refundShare: null, fillRate: 1 });
  expect(points[0]).toMatchObject({ refundShare: null, fillRate: null });
  const narrow = { from: week.to, to: week.to };
  const today = await trendsOf(market.deps, narrow);
  const { fillRate } = await figuresOf(market.deps, narrow);
  expect(today.points).toMatchObject([{ refundShare: null, fillRate }]);
});
