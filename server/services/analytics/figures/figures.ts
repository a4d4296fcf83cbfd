import { type Figures, LEAST_OF_A_SHARE, type Period } from "#shared/analytics/analytics.ts";
import { NET_REVENUE_ACCOUNTS } from "#shared/analytics/net-revenue.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../../platform/standing-orders.ts";
import { daysOf } from "../../platform/database/days.ts";
import { type RunningFigures, runningFiguresOf } from "./running-figures.ts";

type SalesFigures = Omit<Figures, keyof RunningFigures>;

/** The figures of a period, as described in `figureWords`; money in cents, shares from 0 to 1. */
export async function figuresOf(deps: Pick<Deps, "db">, period: Period): Promise<Figures> {
  const [sales, running] = await Promise.all([
    salesFiguresOf(deps, period),
    runningFiguresOf(deps, period),
  ]);
  return { ...sales, ...running };
}

/**
 * The sales figures of a period. Net revenue is what the ledger booked in it. In the fill rate, units that customers
 * took off do not count as ordered.
 */
async function salesFiguresOf({ db }: Pick<Deps, "db">, period: Period): Promise<SalesFigures> {
  const sql = db.$client;
  const { placed, asked, first } = daysOf(sql, period);
  const [row] = await sql<Omit<SalesFigures, "refundShare">[]>`
    with o as (select id, email, total_cents from orders where ${placed} and ${stands(sql)}),
    people as (
      select email, exists (select from orders before
        where before.email = o.email and before.placed_at < ${first}
          and ${stands(sql, "before.state")}) as known
      from (select distinct email from o) o),
    given as (
      select
        -- Whatever the outcome of the refund, and once if another one replaces it.
        coalesce(sum(r.quantity) filter (where f.cause = 'customer_changed' and f.replaces is null), 0)
          as taken_off,
        coalesce(sum(r.quantity) filter (where f.cause <> 'customer_changed' and f.state <> 'failed'), 0)
          as missing
      from refund_lines r join refunds f on f.id = r.refund_id join o on o.id = r.order_id),
    units as (
      select coalesce(sum(l.quantity), 0) - (select taken_off from given) as ordered,
        (select missing from given) as missing
      -- Not from o: workers cannot share reading what is kept for several uses.
      from order_lines l join orders on orders.id = l.order_id
      where ${placed} and ${stands(sql, "orders.state")})
    select
      (select coalesce(sum(total_cents), 0) from o) as sales,
      (select count(*) from o) as orders,
      (select coalesce(round(avg(total_cents)), 0)::bigint from o) as basket,
      (select count(*) from people) as customers,
      (select count(*) from people where not known) as "newCustomers",
      (select count(*) from people where known) as "returningCustomers",
      (select coalesce(sum(r.amount_cents), 0) from refunds r join orders on orders.id = r.order_id
        where r.state <> 'failed' and ${asked(sql`r.created_at`)} and ${stands(sql, "orders.state")})
        as refunds,
      (select coalesce(-sum(e.amount_cents), 0)::bigint
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where ${asked(sql`t.created_at`)} and e.account in ${sql([...NET_REVENUE_ACCOUNTS])})
        as "netRevenue",
      (select 1 - missing::float8 / nullif(ordered, 0) from units)
        as "fillRate"`;
  if (!row) throw new Error("The figures did not come back");
  const { orders, sales, refunds } = row;
  return { ...row, refundShare: orders < LEAST_OF_A_SHARE || sales === 0 ? null : refunds / sales };
}
