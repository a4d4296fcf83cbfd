import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BREAKDOWNS } from "#shared/analytics/analytics.ts";
import type { AppCaller } from "#server/routers/index.ts";
import { signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { basket } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

let market: MarketPlace;
let admin: Visitor;
const sql = () => market.database.sql;

type Purchase = [
  email: string,
  slug: string,
  quantity: number,
  zipCode: string,
  city: string,
  at: string,
];
/** The purchases that the tests count; `at` is in Los Angeles time. */
const PURCHASES: readonly Purchase[] = [
  ...["dan", "eva", "fay", "gus", "hal"].map((name): Purchase => [
    `${name}@furrow.example`,
    "nantes-carrots",
    1,
    "94110",
    "San Francisco",
    "2026-07-10 12:00",
  ]),
  ["dan@furrow.example", "leeks", 1, "94110", "San Francisco", "2026-11-02 12:00"],
  ["ana@furrow.example", "nantes-carrots", 2, "94952", "Petaluma", "2026-09-30 23:59"],
  ["ana@furrow.example", "red-beets", 1, "94952", "Petaluma", "2026-10-01 00:00"],
  ["ben@furrow.example", "nantes-carrots", 1, "94110", "San Francisco", "2026-10-15 12:00"],
  ["ana@furrow.example", "red-beets", 3, "94952", "Petaluma", "2026-10-31 23:30"],
  ["cat@furrow.example", "nantes-carrots", 1, "94110", "San Francisco", "2026-11-01 00:30"],
];

beforeAll(async () => {
  market = await openMarketPlace();
  admin = await signedInAdmin(market.deps);
  for (const [email, slug, quantity, zipCode, city, at] of PURCHASES) {
    const shopper = visitor(market.deps);
    const cart = await basket(market.database.db, { slug, quantity });
    const delivery = { ...cart.delivery, email, zipCode, city };
    const { paymentIntentId } = await shopper.call((api) =>
      api.checkout.createIntent({ ...cart, delivery }),
    );
    await market.pay(paymentIntentId);
    await shopper.call((api) => api.checkout.processOrder({ paymentIntentId, userId: null }));
    await sql()`
      update orders set placed_at = ${at}::timestamp at time zone 'America/Los_Angeles'
      where payment_intent_id = ${paymentIntentId}`;
  }
});
afterAll(() => market[Symbol.asyncDispose]());

const JULY = { from: "2026-07-01", to: "2026-07-31" };
const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const ask = <Result>(run: (api: AppCaller["admin"]["analytics"]) => Promise<Result>) =>
  admin.call((api) => run(api.admin.analytics));
/** The orders of October, with the boundaries in Los Angeles written as UTC. */
const october = () => sql()`
  select * from orders where placed_at >= '2026-10-01T07:00:00Z' and placed_at < '2026-11-01T07:00:00Z'`;

describe("The figures of a period", () => {
  it("equal plain SQL, with days in business time", async () => {
    const { now } = await ask((api) => api.figures(OCTOBER));
    const orders = await october();
    const sales = orders.reduce((sum, order) => sum + order["total_cents"], 0);
    expect(orders).toHaveLength(3);
    expect(now).toEqual({
      sales,
      orders: 3,
      netRevenue: 0,
      basket: Math.round(sales / 3),
      customers: 2,
      newCustomers: 1,
      returningCustomers: 1,
      refunds: 0,
      refundShare: null,
      fillRate: 1,
      onTime: null,
      skipRate: null,
      activeBoxes: 0,
      farmsLive: expect.any(Number),
      payable: 0,
    });
  });

  it("come with those of the period before", async () => {
    const { before } = await ask((api) => api.figures(OCTOBER));
    const [plain] = await sql()`
      select sum(total_cents)::int as sales, count(*)::int as orders from orders
      where placed_at >= '2026-08-31T07:00:00Z' and placed_at < '2026-10-01T07:00:00Z'`;
    expect(before).toMatchObject({ ...plain, newCustomers: 1, returningCustomers: 0 });
  });

  it("count refunds and undelivered units, but not failed refunds", async () => {
    const [line] = await sql()`
      select l.*, o.payment_intent_id from order_lines l join orders o on o.id = l.order_id
      where l.quantity = 3`;
    const [refund] = await sql()`
      insert into refunds (intent_id, order_id, amount_cents, reason, cause, bearer, created_at, updated_at)
      values (${line!["payment_intent_id"]}, ${line!["order_id"]}, 100, 'missing', 'packed_wrong', 'market', '2026-10-31T20:00:00Z', now())
      returning id`;
    await sql()`
      insert into refund_lines (refund_id, order_id, product_id, quantity, amount_cents, commission_cents, farm_share_cents, tax_cents)
      values (${refund!["id"]}, ${line!["order_id"]}, ${line!["product_id"]}, 1, 92, 16, 76, 8)`;
    const { now } = await ask((api) => api.figures(OCTOBER));
    expect(now).toMatchObject({ refunds: 100, fillRate: 1 - 1 / 5 });
    await sql()`update refunds set state = 'failed' where id = ${refund!["id"]}`;
    const again = await ask((api) => api.figures(OCTOBER));
    expect(again.now).toMatchObject({ refunds: 0, fillRate: 1 });

    // What the customer took off is not missing, even if its refund failed and was sent again.
    await sql()`
      update refunds set cause = 'customer_changed', reason = 'taken_off' where id = ${refund!["id"]}`;
    const [sentAgain] = await sql()`
      insert into refunds (intent_id, order_id, amount_cents, reason, cause, bearer, replaces, created_at, updated_at)
      select intent_id, order_id, amount_cents, 'sent_again', cause, bearer, id, created_at, now() from refunds
      where id = ${refund!["id"]} returning id`;
    await sql()`
      insert into refund_lines (refund_id, order_id, product_id, quantity, amount_cents, commission_cents, farm_share_cents, tax_cents)
      select ${sentAgain!["id"]}, order_id, product_id, quantity, amount_cents, commission_cents, farm_share_cents, tax_cents
      from refund_lines where refund_id = ${refund!["id"]}`;
    expect((await ask((api) => api.figures(OCTOBER))).now).toMatchObject({ fillRate: 1 });
    await sql()`update refunds set state = 'failed', cause = 'packed_wrong'`;
  });

  it("are zero for a period without orders, and shares are null", async () => {
    const { now } = await ask((api) => api.figures({ from: "2020-01-01", to: "2020-01-07" }));
    expect(now).toMatchObject({ sales: 0, orders: 0, basket: 0, customers: 0, fillRate: null });
  });

  it.each([
    [{ from: "2026-10-02", to: "2026-10-01" }, "The first day must not be after the last"],
    [{ from: "2020-01-01", to: "2026-10-01" }, "Two years at most"],
    [{ from: "2026-02-30", to: "2026-10-01" }, "Please choose a day"],
  ])("%j is refused: %s", async (period, message) => {
    await expect(ask((api) => api.figures(period))).rejects.toThrow(message);
  });
});

describe("Sales", () => {
  it("are listed for every day of a month, and add up to its sales", async () => {
    const { step, points } = await ask((api) => api.series(OCTOBER));
    expect([step, points.length]).toEqual(["day", 31]);
    const sales = (await october()).reduce((sum, order) => sum + order["total_cents"], 0);
    expect(points.reduce((sum, point) => sum + point.sales, 0)).toBe(sales);
    expect(points.filter(({ orders }) => orders > 0).map(({ day }) => day)).toEqual([
      "2026-10-01",
      "2026-10-15",
      "2026-10-31",
    ]);
  });

  it("are listed by week over longer periods", async () => {
    const { step, points } = await ask((api) =>
      api.series({ from: "2026-08-01", to: "2026-10-31" }),
    );
    expect(step).toBe("week");
    expect(points.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(points.reduce((sum, point) => sum + point.orders, 0)).toBe(4);
  });

  it.each(BREAKDOWNS)("by %s equal plain SQL", async (by) => {
    const { rows, together } = await ask((api) => api.breakdown({ period: JULY, by }));
    const names = {
      farm: sql()`l.farm_name`,
      category: sql()`p.category::text`,
      zip: sql()`o.delivery->>'zipCode'`,
      window: sql()`o.delivery_window::text`,
    };
    const plain = await sql()`
      select ${names[by]} as name, sum(l.line_total_cents)::int as sales,
        count(distinct o.id)::int as orders
      from orders o, order_lines l, products p
      where l.order_id = o.id and p.id = l.product_id
        and o.placed_at < '2026-08-01T07:00:00Z'
      group by 1 order by ${by === "window" ? sql()`min(o.delivery_window)` : sql()`2 desc, 1`}`;
    expect(rows).toEqual([...plain]);
    expect([rows.length > 0, together]).toEqual([true, 0]);
  });

  it.each([
    ["farm", 1],
    ["category", 1],
    ["zip", 2],
    ["window", 1],
  ] as const)("by %s list no group of fewer than five orders", async (by, together) => {
    const split = await ask((api) => api.breakdown({ period: OCTOBER, by }));
    expect(split).toMatchObject({ rows: [{ name: "All others", orders: 3 }], together });
  });
});

describe("Cohorts", () => {
  it("show how many of a month's new customers ordered in each later month, if at least five", async () => {
    const cohorts = await ask((api) => api.cohorts({ from: "2026-07-01", to: "2026-11-30" }));
    expect(cohorts).toEqual([
      { month: "2026-07", customers: 5, active: [5, 0, 0, 0, 1] },
      { month: "2026-09", customers: 1, active: null },
      { month: "2026-10", customers: 1, active: null },
      { month: "2026-11", customers: 1, active: null },
    ]);
  });
});

describe("The CSV export", () => {
  it("contains figures, sales by day and breakdowns", async () => {
    const csv = await ask((api) => api.export(OCTOBER));
    expect(csv).toContain("Figures,Orders,3,1");
    expect(csv).toMatch(/Figures,Sales,\d+\.\d\d,\d+\.\d\d/u);
    expect(csv).toContain("Figures,Fill rate,100.0%,");
    expect(csv).toContain("Sales by day,2026-10-15,");
    expect(csv).toContain("Sales by category,All others,");
    const full = await ask((api) => api.export(JULY));
    expect(full).toContain("Sales by category,Vegetables,");
  });
});

describe("What needs attention", () => {
  it("is listed only if there is any", async () => {
    await sql()`update refunds set state = 'succeeded'`;
    expect(await ask((api) => api.attention())).toEqual([]);
    await sql()`update emails set state = 'failed' where id = (select id from emails limit 1)`;
    expect(await ask((api) => api.attention())).toEqual([
      {
        what: "email could not be sent",
        count: 1,
        to: "/dashboard/admin/email-test",
        search: { tab: "outbox", state: "undelivered" },
      },
    ]);
  });
});
