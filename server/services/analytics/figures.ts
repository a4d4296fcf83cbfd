import type { Figure, Period } from "#shared/analytics.ts";
import type { Deps } from "../../deps.ts";
import { daysOf } from "./days.ts";

export type Figures = Record<Figure, number>;

/** The figures of a period, each as `FIGURE_WORDS` says; money in cents, the fill rate from 0 to 1. */
export async function figuresOf({ db }: Pick<Deps, "db">, period: Period): Promise<Figures> {
  const sql = db.$client;
  const { placed, asked, first } = daysOf(sql, period);
  const [row] = await sql<Figures[]>`
    with o as (select * from orders where ${placed}),
    people as (
      select email, exists (select from orders before
        where before.email = o.email and before.placed_at < ${first}) as known
      from (select distinct email from o) o),
    units as (
      select coalesce(sum(l.quantity), 0)::int as ordered,
        coalesce(sum((select sum(r.quantity) from refund_lines r
          join refunds f on f.id = r.refund_id and f.state <> 'failed'
          where r.order_id = l.order_id and r.product_id = l.product_id)), 0)::int as refunded
      from order_lines l join o on o.id = l.order_id)
    select
      (select coalesce(sum(total_cents), 0)::int from o) as sales,
      (select count(*)::int from o) as orders,
      (select coalesce(round(avg(total_cents)), 0)::int from o) as basket,
      (select count(*)::int from people) as customers,
      (select count(*)::int from people where not known) as "newCustomers",
      (select count(*)::int from people where known) as "returningCustomers",
      (select coalesce(sum(amount_cents), 0)::int from refunds where state <> 'failed' and ${asked})
        as refunds,
      (select case when ordered = 0 then 1 else 1 - refunded::float8 / ordered end from units)
        as "fillRate"`;
  if (!row) throw new Error("The figures did not come back");
  return row;
}
