import { randomBytes } from "node:crypto";
import type { Sql } from "postgres";

/**
 * Adds a farm with `count` drafts, which no shopper sees, and returns its id. Their packs, seasons and allergens are as
 * long as a farm may write them.
 */
export async function addLargeFarm(sql: Sql, count: number): Promise<number> {
  const slug = `large-${randomBytes(5).toString("hex")}`;
  const [farm] = await sql<{ id: number }[]>`
    insert into farms (slug, name, family, town, zip_code, latitude, longitude, since_year, acreage, farm_type,
      tagline, story, quote, quote_by, practices, commission_bps, picture, status, status_since, created_at, changed_at)
    values (${slug}, 'Wide Valley', 'Reyes', 'Davis', '95616', 38, -121, 1950, 12, 'fruit', 'Plums', '{}', '', '',
      '{}', 1800, (select picture from farms order by id limit 1), 'paused', now(), now(), now())
    returning id`;
  await sql`
    with added as (
      insert into products (slug, farm_id, farm_name, name, category, summary, description, price_cents, pack,
        pack_quantity, pack_unit, season_months, allergens_declared, allergens, storage, keeps_days, picture, rank,
        status, created_at, changed_at)
      select ${slug} || '-' || n, ${farm!.id}, '', 'Long-stemmed rainbow chard ' || lpad(n::text, 3, '0'), 'vegetables',
        'Fresh.', 'Text', 100000, '1 bunch of 10-12 stems, leaves and roots', 1.125, 'bunch', '{1,2,5,6,9,11}', true,
        '[{"allergen": "tree nuts", "level": "contains"}, {"allergen": "shellfish", "level": "may contain"}]',
        'Cold.', 5, (select picture from products order by id limit 1), 20000 + n, 'draft', now(), now()
      from generate_series(1, ${count}::int) n
      returning id
    )
    insert into stock (product_id, on_hand, received, moved_at) select id, 99999, 99999, now() from added`;
  return farm!.id;
}
