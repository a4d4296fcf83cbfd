import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DOLLAR_PARTS, lastFullMonths } from "#shared/analytics/dollar.ts";
import { FEWEST_ORDERS } from "#server/services/catalog/farm-share.ts";
import { refundOrder } from "#server/services/orders/refunds/refund-order.ts";
import { sweepPayments } from "#server/services/payments/sweep/sweep.ts";
import { type Cents, cents, shareOf } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { clockAtNoon, DAY } from "#tests/support/market/time/clock.ts";
import { makeCode } from "#tests/support/market/codes.ts";
import { markDelivered } from "#tests/support/market/orders/delivered-order.ts";
import { assertInvariants } from "#tests/support/invariants.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { type Bought, placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { refundOne } from "#tests/support/market/orders/refund-one.ts";
import { visitor } from "#tests/support/servers/visitor.ts";

const admin = { id: "00000000-0000-4000-8000-000000000001", username: "admin" };
const clock = clockAtNoon();
let market: MarketPlace;
const sql = () => market.database.sql;

beforeAll(async () => {
  const opened = await openMarketPlace();
  market = { ...opened, deps: { ...opened.deps, clock } };
  await setStock(market.database.db, "leeks", 900);
});
afterAll(() => market[Symbol.asyncDispose]());

let bought = 0;
const order = (terms: Partial<Bought> = {}) =>
  placedOrder(market, market.deps, visitor(market.deps), {
    goods: [{ slug: "leeks", quantity: 2 }],
    email: `household${(bought += 1)}@furrow.example`,
    ...terms,
  });

async function delivered(terms: Partial<Bought> = {}): Promise<string> {
  const number = await order(terms);
  await markDelivered(sql(), number, clock.now());
  return number;
}

/** The figure, read after its cache has expired. */
function read() {
  clock.pass(60_000);
  return visitor(market.deps).call((api) => api.analytics.figures.dollar());
}

/** A code of the market that takes this much off two bunches of leeks, and what they then cost. */
async function withCode(off: number) {
  const { code } = await makeCode(market, { kind: "amount", value: off });
  const [row] = await sql()<{ price: Cents }[]>`
    select price_cents as price from products where slug = 'leeks'`;
  const rest = cents(2 * row!.price - off);
  return { code, total: rest + shareOf(rest, 875) };
}

/** What orders, refunds and fees say of these orders, without the ledger's accounts of goods. */
async function byRecords(numbers: readonly string[]) {
  const [row] = await sql()<Record<"farms" | "goods" | "lost" | "discounts" | "fees", number>[]>`
    with o as (select * from orders where number = any(${[...numbers]}::text[])),
    sold as (select sum(farm_share_cents) as farms, sum(line_total_cents) as goods
      from order_lines where order_id in (select id from o)),
    back as (select
        coalesce(sum(l.farm_share_cents) filter (where r.bearer in ('farm', 'customer')), 0) as farms,
        coalesce(sum(l.amount_cents) filter (where r.bearer in ('farm', 'customer')), 0) as goods,
        coalesce(sum(l.amount_cents) filter (where r.bearer = 'market'), 0) as lost
      from refund_lines l join refunds r on r.id = l.refund_id
      where r.state <> 'failed' and l.order_id in (select id from o))
    select (sold.farms - back.farms)::bigint as farms, (sold.goods - back.goods)::bigint as goods,
      back.lost::bigint as lost, (select sum(promotion_cents)::bigint from o) as discounts,
      (select coalesce(sum(fee_cents), 0)::bigint from (
        select e.amount_cents as fee_cents from ledger_transactions t
          join ledger_entries e on e.transaction_id = t.id and e.account = 'card_fees'
        where t.intent_id in (select payment_intent_id from o)) fees) as fees
    from sold, back`;
  return row!;
}

/** An order with a delivery fee of $2.99, delivered. */
async function withFee(): Promise<string> {
  await sql()`
    insert into settings (key, value, updated_at) values ('deliveryFeeCents', '299', now())`;
  clock.pass(60_000);
  const number = await delivered({ fee: 2.99 });
  await sql()`delete from settings where key = 'deliveryFeeCents'`;
  clock.pass(60_000);
  return number;
}

describe("Where each dollar goes", () => {
  const counted: string[] = [];

  it("is not said below twenty delivered orders of full months", async () => {
    for (let count = 1; count < FEWEST_ORDERS; count += 1) counted.push(await delivered());
    await order();
    // The month of these deliveries is not over.
    expect(await read()).toMatchObject({ orders: 0, split: null });
    clock.pass(35 * DAY);
    expect(await read()).toMatchObject({ orders: FEWEST_ORDERS - 1, split: null });
  });

  it("is what the records of those orders say, with refunds by their bearer, and sums to 100%", async () => {
    counted.push(await delivered({ promotion: await withCode(150) }), await withFee());
    await refundOne(market.deps, counted[0]!, { by: admin, cause: "poor_quality" });
    await refundOne(market.deps, counted[1]!, { by: admin, cause: "packed_wrong" });
    clock.pass(35 * DAY);
    const { orders, split, months } = await read();
    expect(orders).toBe(counted.length);
    expect(months).toEqual(lastFullMonths(businessDayAt(clock.now()), 12));
    const { farms, goods, lost, discounts, fees } = await byRecords(counted);
    expect(lost).toBeGreaterThan(0);
    expect(discounts).toBe(150);
    expect(fees).toBeGreaterThan(0);
    const share = (amount: number) => (1_000 * amount) / (goods + 299);
    const expected = {
      farms: share(farms),
      delivery: share(299),
      fees: share(fees),
      refunds: share(lost),
      discounts: share(discounts),
      market: share(goods - farms - fees - lost - discounts),
    };
    for (const part of DOLLAR_PARTS) {
      expect(Math.abs(split![part] - expected[part]), part).toBeLessThan(1);
    }
    expect(DOLLAR_PARTS.reduce((sum, part) => sum + split![part], 0)).toBe(1_000);
    await assertInvariants(sql(), clock.now());
  });

  it("keeps an order that the market refunded as a whole, as its loss", async () => {
    const before = await read();
    const [row] = await sql()<{ intent: string }[]>`
      select payment_intent_id as intent from orders where number = ${counted[2]!}`;
    await refundOrder(market.deps, admin, {
      intentId: row!.intent,
      wish: "remaining",
      reason: "It went to another door",
      cause: "packed_wrong",
    });
    await sweepPayments(market.deps);
    const [refunded] = await sql()`select state from orders where number = ${counted[2]!}`;
    expect(refunded).toEqual({ state: "refunded" });
    const after = await read();
    expect(after.orders).toBe(before.orders);
    expect(after.split!.farms).toBe(before.split!.farms);
    expect(after.split!.refunds).toBeGreaterThan(before.split!.refunds);
    expect(after.split!.market).toBeLessThan(before.split!.market);
  });

  it("leaves out what was delivered before the last twelve full months", async () => {
    clock.pass(400 * DAY);
    expect(await read()).toMatchObject({ orders: 0, split: null });
  });
});
