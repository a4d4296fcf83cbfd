import { inject } from "vitest";
import { seedMarket } from "#server/demo/market.ts";
import type { FreshDatabase } from "./database.ts";
import { fillTables, type Rows } from "./fill-table.ts";

/** Rows in each of the team's lists. */
export const MANY = 100_000;

/** Inserts for each table; row `n` of one belongs to row `n` of the others. */
const ROWS: Readonly<Record<string, Rows>> = {
  users: (sql) => sql`
    insert into users (id, username, email, password_hash, first_name, last_name, role, last_seen_at, created_at)
    select md5('user' || n)::uuid, 'person-' || n, 'person-' || n || '@furrow.example', 'x',
      'First' || n % 977, 'Last' || n, (enum_range(null::role))[1 + (n % 50 = 0)::int],
      case when n % 3 = 0 then now() - n * interval '1 minute' end, now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  subscribers: (sql) => sql`
    insert into subscribers (email, source, state, first_name, last_name, zip_code, created_at)
    select 'reader-' || n || '@furrow.example', 'footer_newsletter',
      (enum_range(null::subscriber_state))[1 + n % 3], 'First' || n, 'Last' || n,
      (90000 + n % 6000)::text, now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  farmer_applications: (sql) => sql`
    insert into farmer_applications (farm_name, family_name, email, phone, location, farm_type, years_active,
      acreage, products_grown, farming_practices, markets, certifications, selling_platforms, why_join,
      submitted_at, review_due_on, state, created_at)
    select 'Farm ' || n, 'Family', n || '@furrow.example', '1', 'Davis, CA', 'fruit', '3-5', '5-20', 'Plums',
      'Cover', '{}', '{}', '{}', 'Because', timestamptz '2026-01-01' + n * interval '1 minute',
      date '2026-01-01' + n / 1440, (enum_range(null::application_state))[1 + n % 3], now()
    from generate_series(1, ${MANY}::int) n`,
  farms: (sql) => sql`
    insert into farms (slug, name, family, town, zip_code, latitude, longitude, since_year, acreage, farm_type,
      tagline, story, quote, quote_by, practices, commission_bps, picture, status, status_since, created_at, changed_at)
    select 'farm-' || n, 'Farm ' || n, 'Family ' || n % 977, 'Town ' || n % 311, '95616', 38, -121, 1950, 12,
      'fruit', 'Plums', '{}', '', '', '{}', 1800, 'farm', (enum_range(null::farm_status))[1 + n % 3], now(),
      now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}::int) n`,
  payments: (sql) => sql`
    insert into payments (intent_id, checkout_id, state, amount_cents, amount_received_cents, livemode, created_at, updated_at)
    select 'pi_' || n, md5('checkout' || n)::uuid, case when n % 9 = 0 then 'refunded' else 'succeeded' end::payment_state,
      1000 + n % 9000, 1000 + n % 9000, false, now() - n * interval '1 minute', now()
    from generate_series(1, ${MANY}::int) n`,
  orders: (sql) => sql`
    insert into orders (id, number, checkout_id, payment_intent_id, user_id, email, subtotal_cents, tax_cents,
      delivery_cents, discount_cents, credit_cents, total_cents, tax_bps, delivery_day, delivery_window, state,
      delivery, placed_at)
    select md5('order' || n)::uuid, 'FUR-' || n, md5('checkout' || n)::uuid, 'pi_' || n, md5('user' || n)::uuid,
      'person-' || n || '@furrow.example', 500 + n % 9, 0, 0, n % 9, n % 9, 500, 725, date '2026-01-01' + n % 300,
      (enum_range(null::delivery_window))[1 + n % 3],
      (case when n % 5000 = 0 then 'failed_delivery' else 'delivered' end)::order_state,
      jsonb_build_object('firstName', 'First' || n % 977, 'lastName', 'Last' || n, 'address', n || ' Orchard Way',
        'city', 'Town ' || n % 311, 'zipCode', (90000 + n % 6000)::text, 'phone', '(530) 55' || lpad(n::text, 5, '0')),
      now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  order_lines: (sql, goods) => sql`
    insert into order_lines (order_id, product_id, farm_id, name, pack, farm_name, picture, unit_price_cents,
      quantity, line_total_cents, commission_bps, commission_cents, farm_share_cents)
    select md5('order' || n)::uuid, p.id, n, p.name, p.pack, p.farm_name, p.picture, 500, 1, 500, 1800, 90, 410
    from generate_series(1, ${MANY}::int) n join products p on p.id = (${goods}::int[])[1 + n % ${goods.length}::int]`,
  order_problems: (sql, goods) => sql`
    insert into order_problems (order_id, product_id, kind, quantity, state, created_at)
    select md5('order' || n)::uuid, (${goods}::int[])[1 + n % ${goods.length}::int], 'missing', 1, (enum_range(null::problem_state))[1 + n % 3],
      now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  contact_messages: (sql) => sql`
    insert into contact_messages (number, state, topic, order_number, name, email, message, created_at)
    select 'T-' || n, (enum_range(null::contact_state))[1 + n % 2], 'delivery', 'FUR-' || n, 'First Last' || n,
      'writer-' || n || '@furrow.example', repeat('Where is my box? ', 20), now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  box_subscriptions: (sql) => sql`
    insert into box_subscriptions (id, user_id, state, size, every_weeks, weekday, "window", delivery, never,
      without, payment_method_id, card_label, consent_text, consent_at, first_day, created_at)
    select md5('box' || n)::uuid, md5('user' || n)::uuid, (enum_range(null::subscription_state))[1 + n % 3],
      'small', 1, 2, 'morning', '{}', '{}', '{}', 'pm_' || n, 'Visa', 'Yes', now(), '2026-01-01',
      now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  boxes: (sql) => sql`
    insert into boxes (subscription_id, cycle_day, day, state, size, price_cents, created_at)
    select md5('box' || n)::uuid, '2026-01-01', '2026-01-01', 'planned', 'small', 3500, now()
    from generate_series(1, ${MANY}::int) n`,
  audit_log: (sql) => sql`
    insert into audit_log (at, actor_name, action, subject_kind, subject_id, subject_name)
    select now() - n * interval '1 minute', 'admin-' || n % 7,
      case when n % 1000 = 0 then 'user.role_changed' else 'farm.page_changed' end, 'farm', n, 'Farm ' || n
    from generate_series(1, ${MANY}::int) n`,
  emails: (sql) => sql`
    insert into emails (kind, dedupe_key, to_address, subject, text, html, state, next_attempt_at, created_at)
    select case when n % 1000 = 0 then 'farm_sheet' else 'order_placed' end, 'key-' || n,
      'person-' || n || '@furrow.example', 'Your order FUR-' || n, 'Thank you.',
      repeat('<p>Thank you.</p>', 40), case when n % 1000 = 1 then 'failed' else 'sent' end::mail_state, now(),
      now() - n * interval '1 minute'
    from generate_series(1, ${MANY}::int) n`,
  "graphile_worker._private_jobs": (sql) => sql`
    insert into graphile_worker._private_jobs (task_id, payload, run_at, attempts, max_attempts, last_error)
    select t.id, '{}', now() + n * interval '1 minute', case when n % 9 = 0 then 25 else 0 end, 25,
      case when n % 9 = 0 then 'Error number ' || n end
    from generate_series(1, ${MANY}::int) n,
      lateral (select id from graphile_worker._private_tasks order by id limit 1) t`,
};

/** Fills every list of the team with a hundred thousand rows. */
export async function fillWithManyRows({ db, url }: FreshDatabase): Promise<void> {
  await seedMarket(db, new Date());
  await fillTables(
    { url, serverUrl: inject("postgresUrl") },
    ROWS,
    (sql) => sql`insert into graphile_worker._private_tasks (identifier)
      values ('send_product_alerts') on conflict do nothing`,
  );
}
