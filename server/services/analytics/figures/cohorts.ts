import type { Period } from "#shared/analytics/analytics.ts";
import { SMALLEST_CELL } from "#shared/analytics/small-cells.ts";
import { BUSINESS_ZONE } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { stands } from "../../platform/standing-orders.ts";

/** Customers who first ordered in the same month. */
export type Cohort = {
  /** The month of the first order, `YYYY-MM`. */
  month: string;
  customers: number;
  /**
   * Customers who ordered in each month; the first entry is the first month itself, the next one the month after. Null
   * below `SMALLEST_CELL` customers, since it would reveal what individual people do.
   */
  active: number[] | null;
};

/** Customers by the month of their first order, and how many of them ordered in each month of the period since. */
export async function cohortsOf({ db }: Pick<Deps, "db">, { from, to }: Period): Promise<Cohort[]> {
  const sql = db.$client;
  const rows = await sql<{ month: string; after: number; people: number }[]>`
    with months as (
      select email, date_trunc('month', placed_at at time zone ${BUSINESS_ZONE})::date as month
      from orders where ${stands(sql)} group by 1, 2),
    firsts as (select email, min(month) as first from months group by email)
    select to_char(first, 'YYYY-MM') as month,
      ((extract(year from month) - extract(year from first)) * 12
        + extract(month from month) - extract(month from first))::int as after,
      count(*) as people
    from months join firsts using (email)
    where first between date_trunc('month', ${from}::date) and ${to}::date and month <= ${to}::date
    group by 1, 2 order by 1, 2`;
  const cohorts = new Map<string, { month: string; customers: number; active: number[] }>();
  for (const { month, after, people } of rows) {
    const cohort = cohorts.get(month) ?? { month, customers: 0, active: [] };
    if (after === 0) cohort.customers = people;
    while (cohort.active.length < after) cohort.active.push(0);
    cohort.active[after] = people;
    cohorts.set(month, cohort);
  }
  return Array.from(cohorts.values(), (cohort) =>
    cohort.customers < SMALLEST_CELL ? { ...cohort, active: null } : cohort,
  );
}
