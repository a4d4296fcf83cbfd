import type { Period } from "#shared/analytics/analytics.ts";
import type { Reliability } from "#shared/farms/reliability.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/days.ts";
import type { OwnFarm } from "../../accounts/farm-members.ts";

/**
 * What a farm brought of what was bought in a period, as far as it has said so, and what came back because
 * of its goods. Units that were taken off or given back before the van left do not count as asked for.
 */
export async function getReliability(
  { db: { $client: sql } }: Pick<Deps, "db">,
  { id: farmId }: OwnFarm,
  period: Period,
): Promise<Reliability> {
  const [row] = await sql<Reliability[]>`
    with line as (
      select l.order_id, l.product_id, l.quantity, l.freed, l.short
      from order_lines l join orders on orders.id = l.order_id
      where l.farm_id = ${farmId} and l.harvested_at is not null and ${daysOf(sql, period).placed}),
    back as (
      select r.cause, sum(rl.quantity)::int as units
      from line join refund_lines rl using (order_id, product_id)
        join refunds r on r.id = rl.refund_id and r.state <> 'failed'
      where r.bearer = 'farm' and r.cause <> 'missing_at_harvest'
      group by 1)
    select count(distinct order_id)::int as orders,
      coalesce(sum(quantity - freed), 0)::int as asked, coalesce(sum(short), 0)::int as short,
      (select coalesce(json_agg(back order by units desc, cause), '[]') from back) as returned
    from line`;
  if (!row) throw new Error("The reliability of a farm did not come back");
  return row;
}
