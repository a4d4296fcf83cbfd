import type { Day } from "#shared/time.ts";
import { fillTables, type Rows } from "./fill-table.ts";

const ORDERS = 100_000;
/** Lines per order. */
const LINES = 10;
/** Orders per window of a day. */
const EACH_WINDOW = 500;
/** One in this many orders is the customer's. */
const OWN = 2_000;

type BusyMarket = { customerId: string; last: Day };

/** Every window has 500 orders; those of the last day wait to be packed. */
const rowsOf = ({ customerId, last }: BusyMarket): Readonly<Record<string, Rows>> => ({
  orders: (sql) => sql`
    insert into orders (id, number, checkout_id, payment_intent_id, user_id, email, subtotal_cents, tax_cents,
      delivery_cents, discount_cents, credit_cents, total_cents, tax_bps, delivery_day, delivery_window, state,
      delivery, placed_at)
    select md5('order' || n)::uuid, 'FUR-' || n, md5('checkout' || n)::uuid, 'pi_' || n,
      case when n % ${OWN} = 0 then ${customerId}::uuid else md5('user' || n % 9000)::uuid end, 'person-' || n % 9000 || '@furrow.example',
      5000, 0, 0, 0, 0, 5000, 725, ${last}::date - n / ${EACH_WINDOW * 3},
      (enum_range(null::delivery_window))[1 + n % 3],
      (case when n < ${EACH_WINDOW * 3} then 'locked' else 'delivered' end)::order_state,
      jsonb_build_object('firstName', 'First' || n % 977, 'lastName', 'Last' || n, 'address', n || ' Orchard Way',
        'city', 'Town ' || n % 311, 'zipCode', (90000 + n % 6000)::text, 'phone', '(530) 55' || lpad(n::text, 5, '0')),
      ${last}::date - n / ${EACH_WINDOW * 3} - interval '2 days' - n * interval '1 second'
    from generate_series(0, ${ORDERS - 1}::int) n`,
  order_lines: (sql, goods) => sql`
    insert into order_lines (order_id, product_id, farm_id, name, pack, farm_name, picture, unit_price_cents,
      quantity, line_total_cents, commission_bps, commission_cents, farm_share_cents)
    select md5('order' || n)::uuid, p.id, p.farm_id, p.name, p.pack, p.farm_name, p.picture, 500, 1, 500, 1800, 90, 410
    from generate_series(0, ${ORDERS - 1}::int) n cross join generate_series(0, ${LINES - 1}::int) line
      join products p on p.id = (${goods}::int[])[1 + (n + line * 7) % ${goods.length}::int]`,
  order_history: (sql) => sql`
    insert into order_history (order_id, from_state, to_state, actor, cause, created_at)
    select md5('order' || n)::uuid, null, 'placed', 'system', 'payment', now() - n * interval '1 minute'
    from generate_series(0, ${ORDERS - 1}::int) n`,
  ledger_transactions: (sql) => sql`
    insert into ledger_transactions (id, key, kind, order_id, intent_id, created_at)
    select md5('order' || n)::uuid, 'sale:' || n, 'sale', md5('order' || n)::uuid, 'pi_' || n,
      ${last}::date - n / ${EACH_WINDOW * 3} - interval '2 days'
    from generate_series(0, ${ORDERS - 1}::int) n`,
  ledger_entries: (sql, goods) => sql`
    insert into ledger_entries (transaction_id, account, farm_id, amount_cents)
    select md5('order' || n)::uuid, 'farm_payable', p.farm_id, -410
    from generate_series(0, ${ORDERS - 1}::int) n cross join generate_series(0, ${LINES - 1}::int) line
      join products p on p.id = (${goods}::int[])[1 + (n + line * 7) % ${goods.length}::int]`,
});

/** Gives a market a hundred thousand orders of ten lines; one in two thousand is the customer's. */
export const fillBusyMarket = (database: { url: string; serverUrl: string }, of: BusyMarket) =>
  fillTables(database, rowsOf(of));
