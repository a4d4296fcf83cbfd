import { sql } from "drizzle-orm";
import postgres from "postgres";
import { connect } from "#db/client.ts";
import { migrateUp } from "#db/migrate.ts";
import { settings } from "#db/schema/platform/system.ts";
import { seedMarket } from "#server/demo/market.ts";
import { migrateJobs } from "#server/jobs/queue.ts";
import { databaseUrl } from "#tests/support/postgres/database-url.ts";

/** Prefixes for copies of the demo market's products, so that names differ as in a large market. */
const KINDS = ["Heirloom", "Early", "Baby", "Rainbow", "Golden", "Crimson", "Mountain", "Coastal"];
const GROWERS = ["Abbott", "Bianchi", "Castro", "Dumont", "Ekberg", "Fujita", "Gallo", "Hoffman"];
const PLACES = ["Ridge", "Creek", "Hollow", "Meadow", "Terrace", "Canyon", "Grove", "Bench"];

/** Units of each product, so many that no order of a run finds one sold out. */
const UNITS = 1_000_000;

/** What the benchmarks need from a market: its database, its categories and some of its products. */
export type BenchMarket = {
  url: string;
  categories: string[];
  /** 200 of the visible products, spread over the whole market; prices in cents. */
  products: { id: number; price: number }[];
};

/** Creates a database with the demo market, multiplied to `size` products. */
export async function openBenchMarket(serverUrl: string, size: number): Promise<BenchMarket> {
  const server = postgres(serverUrl, { max: 1 });
  await server`create database ${server(`bench_${size}`)}`;
  await server.end();
  const url = databaseUrl(serverUrl, `bench_${size}`);
  await migrateUp(url);
  await migrateJobs(url);
  const { db, sql: pool } = connect(url, { poolSize: 1 });
  await seedMarket(db, new Date());
  await pool.unsafe("set statement_timeout = 0");
  await multiply(pool, size);
  await db.insert(settings).values({
    key: "windowCapacities",
    value: { morning: 100_000, afternoon: 100_000, evening: 100_000 },
    updatedAt: new Date(),
  });
  await db.execute(sql`vacuum analyze`);
  const categories = await pool<{ category: string }[]>`
    select category from products group by category having count(*) > 24 order by category`;
  const products = await pool<{ id: number; price: number }[]>`
    select id, price_cents as price from products where visible order by md5(id::text) limit 200`;
  await pool.end();
  return { url, categories: categories.map((row) => row.category), products };
}

/** Copies products, giving each copy its own name, slug, price and rank. */
async function multiply(pool: postgres.Sql, size: number): Promise<void> {
  const prefixes = KINDS.flatMap((kind) =>
    GROWERS.flatMap((grower) => PLACES.map((place) => `${kind} ${grower} ${place}`)),
  );
  await pool`
    insert into products (slug, farm_id, farm_name, name, category, summary, description, price_cents,
      pack, pack_quantity, pack_unit, organic, season_months, allergens_declared,
      allergens, ingredients, storage, keeps_days, picture, rank, created_at, changed_at)
    select p.slug || '-' || n, p.farm_id, p.farm_name,
      (${prefixes}::text[])[1 + (n * 7 + p.id) % ${prefixes.length}] || ' ' || p.name,
      p.category, p.summary, p.description, p.price_cents + n % 97, p.pack, p.pack_quantity, p.pack_unit,
      p.organic, p.season_months, p.allergens_declared, p.allergens,
      p.ingredients, p.storage, p.keeps_days, p.picture, p.rank + n * 100000, now(), now()
    from products p cross join generate_series(1, ${Math.ceil(size / 50)}) n
    order by n, p.rank
    limit greatest(0, ${size} - (select count(*) from products))`;
  await pool`
    insert into stock (product_id, on_hand, received, moved_at) select id, ${UNITS}, ${UNITS}, now() from products
    on conflict (product_id) do update set on_hand = ${UNITS}, received = ${UNITS}`;
  await pool`
    create table bench_orders (id bigserial primary key, email text not null, total integer not null,
      delivery jsonb not null, placed_at timestamptz not null default now())`;
  await pool`
    create table bench_order_lines (order_id bigint not null references bench_orders,
      product_id integer not null references products, quantity integer not null,
      price integer not null, primary key (order_id, product_id))`;
}
