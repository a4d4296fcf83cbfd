import { inject } from "vitest";
import { seedMarket } from "#server/demo/market.ts";
import type { FreshDatabase } from "./database.ts";
import { fillTables, type Rows } from "./fill-table.ts";

/** Orders with a line each, a refund for every tenth, and credit for every fifth. */
export const ORDERS = 100_000;
/**
 * The number of orders with ledger movements, six entries each. Those beyond `ORDERS` belong to orders that no longer
 * exist.
 */
const SALES = 170_000;
/** Orders of one farm in a single payout. */
export const PAID_OUT = 500;

/** Row `n` of each table belongs to row `n` of the others; the orders rotate through the farms. */
const rows = (sales: number): Readonly<Record<string, Rows>> => ({
  users: (sql) => sql`
    insert into users (id, username, email, password_hash, first_name, last_name, role, created_at)
    select md5('user' || n)::uuid, 'person-' || n, 'person-' || n || '@furrow.example', 'x', 'First', 'Last', 'customer', now()
    from generate_series(1, ${ORDERS}::int) n`,
  payments: (sql) => sql`
    insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
    select 'pi_' || n, md5('checkout' || n)::uuid, 'succeeded', 1088, 1088, false, now() - n * interval '1 minute', now()
    from generate_series(1, ${ORDERS}::int) n`,
  orders: (sql) => sql`
    insert into orders (id, number, checkout_id, payment_intent_id, user_id, email, subtotal_cents, tax_cents,
      delivery_cents, discount_cents, total_cents, tax_bps, taxes, delivery_day, delivery_window, state, delivery, placed_at)
    select md5('order' || n)::uuid, 'FUR-' || n, md5('checkout' || n)::uuid, 'pi_' || n, md5('user' || n)::uuid,
      'person-' || n || '@furrow.example', 1000, 88, 0, 0, 1088, 875,
      '[{"authority":"sales_tax","bps":875,"base":1000,"amount":88}]', date '2026-01-01' + n % 300, 'morning', 'delivered',
      '{"address":"1 Orchard Way","city":"Petaluma","zipCode":"94952"}', now() - n * interval '1 minute'
    from generate_series(1, ${ORDERS}::int) n`,
  order_lines: (sql, goods) => sql`
    insert into order_lines (order_id, product_id, farm_id, name, pack, farm_name, picture, unit_price_cents,
      quantity, line_total_cents, commission_bps, commission_cents, farm_share_cents, taxes)
    select md5('order' || n)::uuid, p.id, p.farm_id, p.name, p.pack, '', p.picture, 500, 2, 1000, 1500, 150, 850,
      '[{"authority":"sales_tax","bps":875,"base":1000,"amount":88}]'
    from generate_series(1, ${ORDERS}::int) n join products p on p.id = (${goods}::int[])[1 + n % ${goods.length}::int]`,
  order_history: (sql) => sql`
    insert into order_history (order_id, to_state, actor, cause, created_at)
    select md5('order' || n)::uuid, 'delivered', 'system', 'driver', now() - n * interval '1 minute'
    from generate_series(1, ${ORDERS}::int) n`,
  refunds: (sql) => sql`
    insert into refunds (id, intent_id, order_id, amount_cents, reason, cause, bearer, state, created_at, updated_at)
    select md5('refund' || n)::uuid, 'pi_' || n, md5('order' || n)::uuid, 544, 'poor', 'poor_quality', 'farm', 'succeeded',
      now() - n * interval '1 minute', now()
    from generate_series(10, ${ORDERS}::int, 10) n`,
  refund_lines: (sql, goods) => sql`
    insert into refund_lines (refund_id, order_id, product_id, quantity, amount_cents, tax_cents, taxes, commission_cents, farm_share_cents)
    select md5('refund' || n)::uuid, md5('order' || n)::uuid, (${goods}::int[])[1 + n % ${goods.length}::int], 1, 500, 44,
      '[{"authority":"sales_tax","bps":875,"amount":44}]', 75, 425
    from generate_series(10, ${ORDERS}::int, 10) n`,
  credits: (sql) => sql`
    insert into credits (user_id, amount_cents, key, reason, created_at)
    select md5('user' || n)::uuid, 500, 'gift:' || n, 'Sorry', now() from generate_series(5, ${ORDERS}::int, 5) n`,
  ledger_transactions: (sql) => sql`
    insert into ledger_transactions (id, key, kind, order_id, intent_id, created_at)
    select md5('sale' || n)::uuid, 'sale:' || md5('order' || n)::uuid, 'sale'::ledger_kind, md5('order' || n)::uuid, 'pi_' || n,
      now() - n * interval '1 minute' from generate_series(1, ${sales}::int) n
    union all
    select md5('back' || n)::uuid, 'order_refund:' || md5('refund' || n)::uuid, 'order_refund'::ledger_kind, md5('order' || n)::uuid, 'pi_' || n,
      now() - n * interval '1 minute' from generate_series(10, ${ORDERS}::int, 10) n
    union all
    select md5('gift' || n)::uuid, 'credit:gift:' || n, 'credit'::ledger_kind, null::uuid, null, now() from generate_series(5, ${ORDERS}::int, 5) n`,
  ledger_entries: (sql, goods) => sql`
    insert into ledger_entries (id, transaction_id, account, farm_id, authority, amount_cents)
    select n * 10 + part.place, md5('sale' || n)::uuid, part.account::ledger_account,
      case when part.account = 'farm_payable' then (select p.farm_id from products p where p.id = (${goods}::int[])[1 + n % ${goods.length}::int]) end,
      case when part.account = 'tax_payable' then 'sales_tax' end, part.cents
    from generate_series(1, ${sales}::int) n cross join (values (1, 'provider_balance', 1088), (2, 'farm_payable', -850),
      (3, 'commission', -150), (4, 'tax_payable', -88), (5, 'card_fees', 61), (6, 'other_income', -61)) part (place, account, cents)
    union all
    select n * 10 + part.place, md5('back' || n)::uuid, part.account::ledger_account,
      case when part.account = 'farm_payable' then (select p.farm_id from products p where p.id = (${goods}::int[])[1 + n % ${goods.length}::int]) end,
      case when part.account = 'tax_payable' then 'sales_tax' end, part.cents
    from generate_series(10, ${ORDERS}::int, 10) n cross join (values (7, 'farm_payable', 425), (8, 'commission', 75),
      (9, 'tax_payable', 44), (0, 'customer_refunds', -544)) part (place, account, cents)
    union all
    select -n * 10 - part.place, md5('gift' || n)::uuid, part.account::ledger_account, null, null, part.cents
    from generate_series(5, ${ORDERS}::int, 5) n cross join (values (1, 'goodwill', 500), (2, 'customer_credit', -500)) part (place, account, cents)`,
});

/** The demo market with the orders above, and a ledger with the requested number of movements. */
export async function fillWithMovements(database: FreshDatabase, sales = SALES): Promise<void> {
  const { url } = database;
  await seedMarket(database.db, new Date());
  await fillTables({ url, serverUrl: inject("postgresUrl") }, rows(sales));
}
