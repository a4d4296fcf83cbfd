import { afterAll, beforeAll, expect, it } from "vitest";
import { figureList, type Figure, lastDays, type Period } from "#shared/analytics/analytics.ts";
import { NET_REVENUE_ACCOUNTS } from "#shared/analytics/net-revenue.ts";
import { businessDayAt } from "#shared/time.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";

const OCTOBER: Period = { from: "2026-10-01", to: "2026-10-31" };
const team = { id: "00000000-0000-4000-8000-000000000001", username: "admin" };
let market: MarketPlace;
let admin: Visitor;
const numbers = { first: "", last: "", before: "", after: "", canceled: "" };
const sql = () => market.database.sql;

/** Places an order and moves it, and what is refunded of it, to a time in Los Angeles. */
async function order(at: string, who = "ana"): Promise<string> {
  const number = await placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "leeks", quantity: 2 }],
    email: `${who}@furrow.example`,
  });
  await sql()`
    update orders set placed_at = ${at}::timestamp at time zone 'America/Los_Angeles'
    where number = ${number}`;
  return number;
}

async function refundUnit(number: string, at: string): Promise<void> {
  await refundOne(market.deps, number, { by: team, cause: "poor_quality" });
  await sql()`
    update refunds set created_at = ${at}::timestamp at time zone 'America/Los_Angeles'
    where order_id = (select id from orders where number = ${number})`;
}

beforeAll(async () => {
  market = await openMarketPlace();
  admin = await signedInAdmin(market.deps);
  await setStock(market.database.db, "leeks", 900);
  numbers.before = await order("2026-09-30 23:59");
  numbers.first = await order("2026-10-01 00:00");
  numbers.last = await order("2026-10-31 23:59");
  numbers.after = await order("2026-11-01 00:00");
  numbers.canceled = await order("2026-10-15 12:00");
  await cancelOrder(market.deps, team, numbers.canceled, "Changed my mind");
  await sql()`update refunds set created_at = '2026-10-15T20:00:00Z'`;
  await refundUnit(numbers.before, "2026-10-31 23:59");
  await refundUnit(numbers.last, "2026-11-01 00:00");
});
afterAll(() => market[Symbol.asyncDispose]());

const figures = async () => (await admin.call((api) => api.admin.analytics.figures(OCTOBER))).now;
const ordersOf = (query: object) => admin.call((api) => api.admin.orders.page(query));
const paymentsOf = (query: object) => admin.call((api) => api.admin.payments.page(query));

it("lists the orders that a period's figures count, from the first minute to the last", async () => {
  const { rows, total } = await ordersOf({ state: "standing", placed: OCTOBER });
  expect(rows.map(({ number }) => number)).toEqual([numbers.last, numbers.first]);
  const { orders, sales } = await figures();
  expect(total).toBe(orders);
  expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(sales);
  expect((await ordersOf({ placed: OCTOBER })).total).toBe(3);
});

it("lists the payments that a period's refunds count, whenever they were paid", async () => {
  const { rows } = await paymentsOf({ refunds: "standing", refunded: OCTOBER });
  expect(rows.map(({ number }) => number)).toEqual([numbers.before]);
  expect(rows.reduce((sum, row) => sum + row.refunded, 0)).toBe((await figures()).refunds);
  const any = await paymentsOf({ refunds: "any", refunded: OCTOBER });
  await sql()`
    insert into refunds (intent_id, order_id, amount_cents, reason, state, cause, bearer, created_at, updated_at)
    select intent_id, order_id, 100, 'Later', 'succeeded', cause, bearer, '2026-11-02T20:00:00Z', now()
    from refunds join orders o on o.id = order_id where o.number = ${numbers.before}`;
  const october = await paymentsOf({ refunds: "standing", refunded: OCTOBER });
  expect(october.rows.map(({ refunded }) => refunded)).toEqual(rows.map((row) => row.refunded));
  expect(new Set(any.rows.map(({ number }) => number))).toEqual(
    new Set([numbers.before, numbers.canceled]),
  );
  expect((await paymentsOf({ refunds: "standing" })).total).toBe(2);
  await sql()`update refunds set state = 'failed'`;
  expect((await paymentsOf({ refunds: "any", refunded: OCTOBER })).total).toBe(0);
});

it("lists the first orders of new customers, and those of which something did not come", async () => {
  const december = { from: "2026-12-01", to: "2026-12-31" };
  const first = await order("2026-12-02 09:00", "ben");
  const again = await order("2026-12-09 09:00", "ben");
  const lost = await order("2026-12-01 09:00", "eve");
  await order("2026-12-03 09:00", "ana");
  await cancelOrder(market.deps, team, lost, "Changed my mind");
  const later = await order("2026-12-20 09:00", "eve");
  const { now } = await admin.call((api) => api.admin.analytics.figures(december));
  const asked = { state: "standing", placed: december } as const;
  const { rows, total } = await ordersOf({ ...asked, buyer: "first" });
  expect(rows.map(({ number }) => number)).toEqual([later, first]);
  expect(total).toBe(now.newCustomers);
  expect((await ordersOf({ ...asked, buyer: "again" })).total).toBe(now.orders - total);

  expect((await ordersOf({ ...asked, goods: "missing" })).total).toBe(0);
  await refundUnit(again, "2026-12-10 09:00");
  const missing = await ordersOf({ ...asked, goods: "missing" });
  expect(missing.rows.map(({ number }) => number)).toEqual([again]);
  await sql()`
    update refunds set cause = 'customer_changed' where order_id = (select id from orders where number = ${again})`;
  expect((await ordersOf({ ...asked, goods: "missing" })).total).toBe(0);
});

it("lists the entries that net revenue adds up, of all accounts or one, with their sum", async () => {
  const period = lastDays(businessDayAt(market.deps.clock.now()), 2);
  const revenue = (query: object) =>
    admin.call((api) => api.admin.analytics.revenue({ period, size: 100, ...query }));
  const { now } = await admin.call((api) => api.admin.analytics.figures(period));
  const { rows, total, sum } = await revenue({});
  expect(sum).toBe(now.netRevenue);
  expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(sum);
  expect(rows).toHaveLength(total);
  for (const { at } of rows) expect(at).toBe(new Date(at).toISOString());
  expect(rows.map(({ number }) => number)).toContain(numbers.first);
  const each = await Promise.all(NET_REVENUE_ACCOUNTS.map((account) => revenue({ account })));
  expect(each.reduce((all, one) => all + one.sum, 0)).toBe(sum);
  expect(each.reduce((all, one) => all + one.total, 0)).toBe(total);
  const smallest = await revenue({ sort: "amount", dir: "asc", size: 1 });
  expect(smallest.rows[0]?.amount).toBe(Math.min(...rows.map(({ amount }) => amount)));
  const earlier = { from: "2020-01-01", to: "2020-01-02" };
  expect(await revenue({ period: earlier })).toEqual({ rows: [], total: 0, sum: 0 });
});

it.each<[Figure, string | undefined]>([
  ["sales", "/dashboard/admin/orders?state=standing&from=2026-10-01&to=2026-10-31"],
  ["orders", "/dashboard/admin/orders?state=standing&from=2026-10-01&to=2026-10-31"],
  ["refundShare", "/dashboard/payments?refunds=standing&from=2026-10-01&to=2026-10-31"],
  ["farmsLive", "/dashboard/admin/farmers?status=live"],
  ["activeBoxes", "/dashboard/admin/boxes?state=running"],
  ["netRevenue", "/dashboard/payments/net-revenue?from=2026-10-01&to=2026-10-31"],
  [
    "newCustomers",
    "/dashboard/admin/orders?state=standing&buyer=first&from=2026-10-01&to=2026-10-31",
  ],
  [
    "fillRate",
    "/dashboard/admin/orders?state=standing&goods=missing&from=2026-10-01&to=2026-10-31",
  ],
  ["onTime", undefined],
])("%s links to its list with the period where it has one", (figure, address) => {
  expect(figureList(figure, OCTOBER)).toBe(address);
});
