import type { Funnel } from "#shared/analytics/funnel.ts";
import type { Period } from "#shared/analytics/analytics.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import { stands } from "../../platform/standing-orders.ts";

/**
 * How far the checkouts that were begun in a period got, up to now. Visits and carts are not recorded, so it begins
 * with the goods that were held for a payment. Weekly boxes have no checkout that someone goes through.
 */
export async function funnelOf(
  { db: { $client: sql } }: Pick<Deps, "db">,
  period: Period,
): Promise<Funnel> {
  const [row] = await sql<Funnel[]>`
    with begun as (
      select exists (select from payments p where p.checkout_id = c.id and p.attempted_at is not null)
          as is_tried,
        o.id is not null as is_paid,
        exists (select from order_history h where h.order_id = o.id and h.to_state = 'delivered')
          as is_delivered,
        exists (select from orders later where later.email = o.email and later.placed_at > o.placed_at
          and ${stands(sql, "later.state")}) as is_again
      from checkouts c left join orders o on o.checkout_id = c.id
      where c.purpose = 'order' and ${daysOf(sql, period).asked(sql`c.created_at`)}
        and not exists (select from boxes b where b.checkout_id = c.id))
    select count(*)::int as begun,
      (count(*) filter (where is_tried or is_paid))::int as tried,
      (count(*) filter (where is_paid))::int as paid,
      (count(*) filter (where is_delivered))::int as delivered,
      (count(*) filter (where is_delivered and is_again))::int as again
    from begun`;
  if (!row) throw new Error("The checkouts did not come back");
  return row;
}
