import { csvDollars } from "#server/csv/csv.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wholeNumber } from "#db/sql/whole-number.ts";
import { DEMO_PASSWORD } from "#server/demo/accounts.ts";
import { creditOf } from "#server/services/payments/credit/credits.ts";
import { FEWEST_ORDERS } from "#server/services/catalog/farm-share.ts";
import { compareBooks } from "#server/services/payments/reconciliation/compare-books.ts";
import { getSales } from "#server/services/farms/harvest/sales.ts";
import { addDays, businessDayAt } from "#shared/time.ts";
import { paymentQuery } from "#shared/payments/payment-admin.ts";
import { userQuery } from "#shared/accounts/user-admin.ts";
import { login, signedInAdmin } from "#tests/support/market/people/accounts.ts";
import { setStock } from "#tests/support/market/orders/basket.ts";
import { type MarketPlace, openMarketPlace } from "#tests/support/market/market-place.ts";
import { placedOrder } from "#tests/support/market/orders/placed-order.ts";
import { visitor, type Visitor } from "#tests/support/servers/visitor.ts";

/** Cents in each of the orders below, close to the limit of a 32-bit integer. */
const EACH = 2_000_000_000;
const SHARE = 1_640_000_000;
const SUM = EACH * FEWEST_ORDERS;

let market: MarketPlace;
let admin: Visitor;
let buyer: string;
let farmId: number;
/** The price of each order, and the farm's share of it, before it was made large. */
let smallPrice: number;
let smallShare: number;

beforeAll(async () => {
  market = await openMarketPlace();
  await setStock(market.database.db, "leeks", 500);
  admin = await signedInAdmin(market.deps);
  const customer = visitor(market.deps);
  const user = await customer.call(login("customer", DEMO_PASSWORD));
  buyer = user.id;
  for (let count = 0; count < FEWEST_ORDERS; count += 1) {
    await placedOrder(market, market.deps, customer, {
      goods: [{ slug: "leeks", quantity: 1 }],
      email: user.email,
    });
  }
  await makeLarge();
});
afterAll(() => market[Symbol.asyncDispose]());

/** Adds $20 million to every order in all books, bypassing the services, because only the sums are tested. */
async function makeLarge(): Promise<void> {
  const { sql } = market.database;
  const [line] = await sql<{ farm: number; share: number; price: number }[]>`
    select farm_id as farm, farm_share_cents as share, line_total_cents as price
    from order_lines limit 1`;
  [farmId, smallShare, smallPrice] = [line!.farm, line!.share, line!.price];
  await sql.begin(async (tx) => {
    await tx`update orders set subtotal_cents = ${EACH}, total_cents = ${EACH}, tax_cents = 0`;
    await tx`
      insert into order_lines (order_id, product_id, farm_id, name, pack, farm_name, picture,
        unit_price_cents, quantity, line_total_cents, commission_bps, commission_cents, farm_share_cents)
      select order_id, (select min(id) from products where id <> product_id), farm_id, name, pack,
        farm_name, picture, ${EACH}, 1, ${EACH}, 1800, ${EACH - SHARE}, ${SHARE} from order_lines`;
    await tx`update payments set amount_cents = ${EACH}, amount_received_cents = ${EACH}`;
    await tx`
      with added as (
        insert into ledger_transactions (key, kind, order_id, intent_id, created_at)
        select 'large:' || id, 'sale', id, payment_intent_id, now() from orders returning id)
      insert into ledger_entries (transaction_id, account, farm_id, amount_cents)
      select added.id, line.account::ledger_account, line.farm, line.amount
      from added cross join (values ('provider_balance', null, ${EACH}::int),
        ('farm_payable', ${farmId}::int, ${-SHARE}::int),
        ('commission', null, ${SHARE - EACH}::int)) line (account, farm, amount)`;
    await tx`insert into refunds (intent_id, order_id, amount_cents, reason, cause, bearer, state, created_at, updated_at)
      select payment_intent_id, id, ${EACH / 2}, 'large', 'goodwill', 'market', 'succeeded', now(), now() from orders`;
    await tx`insert into credits (user_id, amount_cents, key, reason, created_at)
      select ${buyer}, ${EACH}, 'large:' || n, 'large', now() from generate_series(1, 5) n`;
  });
}

it("Sums beyond $21.4 million are exact in the public figures, Analytics, Users, Payments and the farm's sales", async () => {
  const today = businessDayAt(market.deps.clock.now());
  const period = { from: addDays(today, -2), to: today };
  const { now } = await admin.call((api) => api.admin.analytics.figures(period));
  expect(now).toMatchObject({ sales: SUM, basket: EACH, refunds: SUM / 2 });
  const { points } = await admin.call((api) => api.admin.analytics.series(period));
  expect(Math.max(...points.map(({ sales }) => sales))).toBe(SUM);
  const { rows } = await admin.call((api) => api.admin.analytics.breakdown({ period, by: "farm" }));
  expect(rows[0]?.sales).toBe(SUM + smallPrice * FEWEST_ORDERS);
  expect(await admin.call((api) => api.admin.analytics.export(period))).toContain(
    `Sales,${csvDollars(SUM)},0.00`,
  );

  const { rows: users } = await admin.call((api) =>
    api.admin.users.page(userQuery.parse({ sort: "spent", dir: "desc" })),
  );
  expect(users[0]).toMatchObject({ id: buyer, spent: SUM, orders: FEWEST_ORDERS });
  const { rows: payments } = await admin.call((api) =>
    api.admin.payments.page(paymentQuery.parse({})),
  );
  expect(payments[0]).toMatchObject({ amount: EACH, refunded: EACH / 2 });
  const { totals } = await compareBooks(market.deps);
  expect(totals.find(({ kind }) => kind === "charge")?.ours).toBeGreaterThanOrEqual(SUM);

  expect((await admin.call((api) => api.analytics.figures.market())).shown).toEqual({
    households: 1,
    earnedByFarms: (SHARE + smallShare) * FEWEST_ORDERS,
    farmCents: 82,
    payoutDays: null,
  });
  const { total } = await getSales(
    market.deps,
    { id: farmId, slug: "leeks", name: "Farm", status: "live" },
    period,
  );
  expect(total).toMatchObject({
    goods: SUM + smallPrice * FEWEST_ORDERS,
    share: (SHARE + smallShare) * FEWEST_ORDERS,
  });
  expect(await creditOf(market.database.db, buyer)).toBe(5 * EACH);
});

it("A 64-bit integer that a JavaScript number cannot hold exactly is refused", async () => {
  expect(wholeNumber("9007199254740991")).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => wholeNumber("9007199254740993")).toThrow(RangeError);
  await expect(market.database.sql`select 9007199254740993::bigint as big`).rejects.toThrow(
    "Not an exact whole number",
  );
  const [after] = await market.database.sql`select 1::bigint as one`;
  expect(after).toEqual({ one: 1 });
});
