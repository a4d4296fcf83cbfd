import type { Period } from "#shared/analytics/analytics.ts";
import type { Reliability } from "#shared/farms/reliability.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/**
 * How much of what was ordered in a period the farm brought, counting only lines it has marked, and
 * what was refunded because of its goods. Units removed or refunded before the van left do not
 * count; units found missing after that count as short. A retried refund counts from its first
 * attempt.
 */
export async function getReliability(
  { db: { $client: sql } }: Pick<Deps, "db">,
  { id: farmId }: OwnFarm,
  period: Period,
): Promise<Reliability> {
  const [row] = await sql<Reliability[]>`
    with recursive line as (
      select l.order_id, l.product_id, l.quantity, l.freed, l.short
      from order_lines l join orders on orders.id = l.order_id
      where l.farm_id = ${farmId} and l.harvested_at is not null and ${daysOf(sql, period).placed}),
    asked_first as (
      select id, created_at from refunds
      where replaces is null and order_id in (select order_id from line)
      union all
      select later.id, first.created_at from asked_first first join refunds later
        on later.replaces = first.id or later.id = (select overtaken_by from refunds where id = first.id)),
    back as (
      select r.cause, sum(rl.quantity)::int as units
      from line join refund_lines rl using (order_id, product_id)
        join refunds r on r.id = rl.refund_id and r.state <> 'failed'
        join (select id, min(created_at) as created_at from asked_first group by id) first on first.id = r.id
      where r.bearer = 'farm' and exists (select from order_history h
        where h.order_id = line.order_id and h.to_state = 'out_for_delivery' and h.created_at <= first.created_at)
      group by 1)
    select count(distinct order_id)::int as orders, coalesce(sum(quantity - freed), 0)::int as asked,
      (coalesce(sum(short), 0)
        + (select coalesce(sum(units), 0) from back where cause = 'missing_at_harvest'))::int as short,
      (select coalesce(json_agg(back order by units desc, cause), '[]') from back
        where cause <> 'missing_at_harvest') as returned
    from line`;
  if (!row) throw new Error("The reliability of a farm did not come back");
  return row;
}
