import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, seedDemoAccounts } from "#server/demo/accounts.ts";
import { seedDemoFarmer } from "#server/demo/farmer.ts";
import { playPast } from "#server/demo/past/play.ts";
import { openPast } from "#server/demo/past/session.ts";
import { cancelOrder } from "#server/services/orders/lifecycle/cancel-order.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { reconciliationOverview } from "#server/services/payments/reconciliation/overview.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { paymentQuery } from "#shared/payments/payment-admin.ts";
import { userQuery } from "#shared/accounts/user-admin.ts";
import { login, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";
import { booksDiffer } from "#tests/support/market/payments/reconciliation.ts";

/**
 * The demo market with two weeks of history, plus five orders: one canceled by its customer, one canceled by the
 * team, one with units taken off by its customer, one partly refunded and one fully refunded.
 */
let market: MarketPlace;
let admin: Visitor;
const team = { id: "00000000-0000-4000-8000-000000000001", username: "team" };
const sql = () => market.database.sql;

beforeAll(async () => {
  market = await openMarketPlace();
  const { deps, control } = market;
  await seedDemoAccounts(deps);
  await seedDemoFarmer(deps);
  await control.webhookMode({ mode: "drop" });
  const past = openPast({
    deps,
    advanceProvider: (seconds) => control.advanceClock(seconds),
  });
  await playPast(past, market, 2);
  await control.webhookMode({ mode: "auto" });
  admin = await signedInAdmin(deps);
  await changeTheirMinds();
}, 240_000);
afterAll(() => market[Symbol.asyncDispose]());

async function changeTheirMinds(): Promise<void> {
  const { deps } = market;
  const customer = visitor(deps);
  const user = await customer.call(login("customer", DEMO_PASSWORD));
  const buy = () =>
    placedOrder(market, deps, customer, {
      goods: [
        { slug: "nantes-carrots", quantity: 3 },
        { slug: "red-beets", quantity: 2 },
      ],
      email: user.email,
    });
  const [changed, canceled, canceledByTeam, wilted, returned] = [
    await buy(),
    await buy(),
    await buy(),
    await buy(),
    await buy(),
  ];
  const lineOf = async (number: string) => {
    const [row] = await sql()<{ intent: string; product: number }[]>`
      select o.payment_intent_id as intent, l.product_id as product from orders o
      join order_lines l on l.order_id = o.id where o.number = ${number} order by l.quantity limit 1`;
    return row!;
  };
  const { product } = await lineOf(changed);
  await customer.call((api) =>
    api.orders.takeOff({ number: changed, productId: product, quantity: 2 }),
  );
  await customer.call((api) => api.orders.cancel({ number: canceled }));
  await cancelOrder(deps, team, canceledByTeam, "The van broke down");
  const line = await lineOf(wilted);
  await refundOrder(deps, team, {
    intentId: line.intent,
    wish: { lines: [{ productId: line.product, quantity: 1 }], delivery: false },
    reason: "It had wilted",
    cause: "poor_quality",
  });
  const whole = await lineOf(returned);
  await refundOrder(deps, team, {
    intentId: whole.intent,
    wish: "remaining",
    reason: "All spoiled",
    cause: "poor_quality",
  });
  await sweepPayments(deps);
}

const allTime = () => {
  const today = businessDayAt(market.deps.clock.now());
  return { from: addDays(today, -60), to: today };
};
const figures = async () => (await admin.call((api) => api.admin.analytics.figures(allTime()))).now;
const total = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
/** All rows of a paginated table. */
async function everyRow<Row>(page: (page: number) => Promise<{ rows: Row[]; total: number }>) {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const { rows: some, total: all } = await page(at);
    rows.push(...some);
    if (rows.length >= all || some.length === 0) return rows;
  }
}
const everyUser = () =>
  everyRow((page) => admin.call((api) => api.admin.users.page(userQuery.parse({ page }))));
const everyPayment = () =>
  everyRow((page) => admin.call((api) => api.admin.payments.page(paymentQuery.parse({ page }))));

describe("The pages Users, Analytics and Payments of the demo market", () => {
  it("agree with each other and with the ledger on sales, orders and refunds", async () => {
    const { sales, orders, refunds, basket } = await figures();
    const users = await everyUser();
    expect(total(users, (row) => row.spent)).toBe(sales);
    expect(total(users, (row) => row.orders)).toBe(orders);
    expect(basket).toBe(Math.round(sales / orders));

    const standing = new Set(
      (
        await sql()<{ number: string }[]>`
          select number from orders where state not in ('canceled', 'refunded')`
      ).map(({ number }) => number),
    );
    const payments = (await everyPayment()).filter(
      ({ number }) => number !== null && standing.has(number),
    );
    expect(payments).toHaveLength(orders);
    expect(total(payments, (row) => row.amount)).toBe(sales);
    expect(total(payments, (row) => row.refunded)).toBe(refunds);

    const [ledger] = await sql()<{ kept: number; sold: number }[]>`
      select coalesce(sum(e.amount_cents), 0) as kept,
        coalesce(sum(e.amount_cents) filter (where t.kind = 'sale'), 0) as sold
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      join orders o on o.id = t.order_id
      where e.account = 'provider_balance' and t.kind in ('sale', 'refund')
        and o.state not in ('canceled', 'refunded')`;
    expect(ledger).toEqual({ sold: sales, kept: sales - refunds });
    expect(await booksDiffer(market.deps)).toEqual({ sum: 0, list: [] });
    const { open, newest } = await reconciliationOverview(market.deps);
    expect({ open, expected: newest?.expected }).toEqual({ open: 0, expected: 0 });
    await assertInvariants(sql(), new Date());
  });

  it("agree on the money kept: canceled and refunded orders leave none behind", async () => {
    const { sales, refunds } = await figures();
    const payments = (await everyPayment()).filter(({ number }) => number !== null);
    expect(total(payments, (row) => row.amount - row.refunded)).toBe(sales - refunds);
    expect(payments.length).toBeGreaterThan((await figures()).orders);
  });

  it("agree with sales by day, every breakdown, the cohorts and the public figures", async () => {
    const { sales, orders, customers } = await figures();
    const period = allTime();
    const { points } = await admin.call((api) => api.admin.analytics.series(period));
    expect(total(points, (point) => point.sales)).toBe(sales);
    expect(total(points, (point) => point.orders)).toBe(orders);
    const splits = await Promise.all(
      (["farm", "category", "zip", "window"] as const).map((by) =>
        admin.call((api) => api.admin.analytics.breakdown({ period, by })),
      ),
    );
    expect(new Set(splits.map(({ rows }) => total(rows, (row) => row.sales))).size).toBe(1);
    const cohorts = await admin.call((api) => api.admin.analytics.cohorts(period));
    expect(total(cohorts, (cohort) => cohort.customers)).toBe(customers);
    const market_ = await admin.call((api) => api.analytics.figures.market());
    expect(market_.orders).toBe(orders);
    expect(market_.shown?.households).toBe(customers);
  });

  it("lower the fill rate for short and refunded units, but not for those that customers took off", async () => {
    const [units] = await sql()<{ ordered: number; missing: number }[]>`
      select (select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
          where o.state not in ('canceled', 'refunded'))
        - (select coalesce(sum(rl.quantity), 0) from refund_lines rl
          join refunds r on r.id = rl.refund_id join orders o on o.id = rl.order_id
          where o.state not in ('canceled', 'refunded') and r.cause = 'customer_changed' and r.replaces is null) as ordered,
        (select coalesce(sum(rl.quantity), 0) from refund_lines rl
          join refunds r on r.id = rl.refund_id and r.state <> 'failed'
          join orders o on o.id = rl.order_id
          where o.state not in ('canceled', 'refunded') and r.cause <> 'customer_changed') as missing`;
    expect(units!.missing).toBeGreaterThan(0);
    expect((await figures()).fillRate).toBeCloseTo(1 - units!.missing / units!.ordered, 9);
  });

  it("list no farm or account created after its first order", async () => {
    const [late] = await sql()<{ farms: number; users: number }[]>`
      select (select count(*) from farms f where f.created_at > (
          select min(o.placed_at) from orders o join order_lines l on l.order_id = o.id
          where l.farm_id = f.id)) as farms,
        (select count(*) from users u where u.created_at > (
          select min(o.placed_at) from orders o where o.user_id = u.id)) as users`;
    expect(late).toEqual({ farms: 0, users: 0 });
  });
});
