import type { Sql } from "postgres";

const TABLES = [
  "orders",
  "order_lines",
  "order_history",
  "order_problems",
  "addresses",
  "sessions",
  "box_subscriptions",
  "boxes",
  "product_alerts",
  "product_reviews",
  "farm_questions",
  "farm_notes",
  "products",
  "stock",
  "farms",
  "farm_members",
  "farm_certifications",
  "farm_visits",
];

/** A checksum of each table, to detect any change to the data of people and farms. */
export async function rowSums(sql: Sql): Promise<Record<string, string | undefined>> {
  const sums = TABLES.map(async (table) => {
    const [row] = await sql<{ sum: string }[]>`
      select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql(table)} t`;
    return [table, row?.sum] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
