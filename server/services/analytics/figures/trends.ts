import type { PendingQuery, Row } from "postgres";
import type { Period, Share } from "#shared/analytics/analytics.ts";
import { NET_REVENUE_ACCOUNTS } from "#shared/analytics/net-revenue.ts";
import { stepOf, type TrendPoint } from "#shared/analytics/trends.ts";
import { BUSINESS_ZONE } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import { stands } from "../../platform/standing-orders.ts";
import { shareTrendsOf } from "./share-trends.ts";

/** The course of a period's figures by day or week, as described in `figureWords`; sums add up to `figuresOf`. */
export async function trendsOf(
  deps: Pick<Deps, "db">,
  period: Period,
): Promise<{ step: "day" | "week"; points: TrendPoint[] }> {
  const [points, shares] = await Promise.all([
    amountTrendsOf(deps, period),
    shareTrendsOf(deps, period),
  ]);
  const byDay = new Map(shares.map((point) => [point.day, point]));
  const step = stepOf(period);
  return {
    step,
    points: points.map((point) => ({ ...NO_SHARES, ...byDay.get(point.day), ...point })),
  };
}

const NO_SHARES = { refundShare: null, fillRate: null, onTime: null, skipRate: null };

async function amountTrendsOf({ db }: Pick<Deps, "db">, period: Period) {
  const sql = db.$client;
  const step = stepOf(period);
  const { placed, asked, first, end } = daysOf(sql, period);
  const stepAt = (at: PendingQuery<Row[]>) =>
    sql`date_trunc(${step}, ${at} at time zone ${BUSINESS_ZONE})::date`;
  return sql<Omit<TrendPoint, Share>[]>`
    with steps as (
      select distinct date_trunc(${step}, d)::date as day
      from generate_series(${period.from}::date::timestamp, ${period.to}::date, '1 day') d),
    o as (select id, email, placed_at, total_cents, ${stepAt(sql`placed_at`)} as day
      from orders where ${placed} and ${stands(sql)}),
    sold as (
      select day, sum(total_cents) as sales, count(*) as orders,
        round(avg(total_cents))::bigint as basket
      from o group by day),
    fresh as (
      select day, count(*) as fresh
      from (select distinct on (email) email, day from o order by email, placed_at, id) one
      where not exists (select from orders before where before.email = one.email
        and before.placed_at < ${first} and ${stands(sql, "before.state")})
      group by day),
    given as (
      select ${stepAt(sql`r.created_at`)} as day, sum(r.amount_cents) as refunds
      from refunds r join orders on orders.id = r.order_id
      where r.state <> 'failed' and ${asked(sql`r.created_at`)} and ${stands(sql, "orders.state")}
      group by 1),
    kept as (
      select ${stepAt(sql`t.created_at`)} as day, -sum(e.amount_cents) as kept
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where ${asked(sql`t.created_at`)} and e.account in ${sql([...NET_REVENUE_ACCOUNTS])}
      group by 1),
    owed as materialized (
      select ${stepAt(sql`t.created_at`)} as day, -sum(e.amount_cents) as owed
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'farm_payable' and t.created_at < ${end} group by 1),
    moved as materialized (
      select ${stepAt(sql`at`)} as day, sum(one) as moved
      from (select created_at as at, 1 as one from box_subscriptions
        union all select canceled_at, -1 from box_subscriptions) boxes
      where at < ${end} group by 1),
    opened as materialized (
      select ${stepAt(sql`at`)} as day, sum(open - was) as opened
      from (
        select at, open, coalesce(lag(open) over (partition by farm order by at, place), 0) as was
        from (
          select id::text as farm, created_at as at, 0 as place, 1 as open from farms
          union all
          select a.subject_id, a.at, a.id, (a.action = 'farm.opened')::int
            from audit_log a join farms f on f.id::text = a.subject_id
            where a.subject_kind = 'farm'
              and a.action in ('farm.opened', 'farm.paused', 'farm.suspended')) states) moves
      where at < ${end} group by 1)
    select steps.day::text, coalesce(sales, 0) as sales, coalesce(orders, 0) as orders, basket,
      coalesce(fresh, 0) as "newCustomers", coalesce(refunds, 0) as refunds,
      coalesce(kept, 0)::bigint as "netRevenue",
      (select coalesce(sum(owed), 0)::bigint from owed where owed.day <= steps.day) as payable,
      (select coalesce(sum(moved), 0)::bigint from moved where moved.day <= steps.day) as "activeBoxes",
      (select coalesce(sum(opened), 0)::bigint from opened where opened.day <= steps.day)
        as "farmsLive"
    from steps left join sold using (day) left join fresh using (day)
      left join given using (day) left join kept using (day)
    order by steps.day`;
}
