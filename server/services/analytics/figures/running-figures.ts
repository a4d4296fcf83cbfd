import { LEAST_OF_A_SHARE, type Period } from "#shared/analytics/analytics.ts";
import type { Deps } from "#server/deps.ts";
import { daysOf } from "../../platform/database/days.ts";
import { doorsOf } from "./doors.ts";

/** Shares are from 0 to 1, null if there are too few deliveries or boxes; `payable` is in cents. */
export type RunningFigures = {
  onTime: number | null;
  skipRate: number | null;
  activeBoxes: number;
  farmsLive: number;
  payable: number;
};

/**
 * Operating figures of a period, some of them as of the end of its last day. Whether a farm was open then comes from
 * the audit log, because its row holds only the current state.
 */
export async function runningFiguresOf(
  { db }: Pick<Deps, "db">,
  period: Period,
): Promise<RunningFigures> {
  const sql = db.$client;
  const { from, to } = period;
  const { end } = daysOf(sql, period);
  const share = (part: typeof end, all: typeof end) => sql`
    case when ${all} >= ${LEAST_OF_A_SHARE} then (${part})::float8 / ${all} end`;
  const [row] = await sql<RunningFigures[]>`
    with doors as (${doorsOf(sql, period)}),
    due as (
      select state = 'skipped' as skipped from boxes
      where day between ${from}::date and ${to}::date and state <> 'canceled')
    select
      (select ${share(sql`count(*) filter (where in_time)`, sql`count(*)`)} from doors) as "onTime",
      (select ${share(sql`count(*) filter (where skipped)`, sql`count(*)`)} from due) as "skipRate",
      (select count(*) from box_subscriptions
        where created_at < ${end} and (canceled_at is null or canceled_at >= ${end}))
        as "activeBoxes",
      (select count(*) from farms f where f.created_at < ${end} and coalesce((
        select a.action from audit_log a
        where a.subject_kind = 'farm' and a.subject_id = f.id::text and a.at < ${end}
          and a.action in ('farm.opened', 'farm.paused', 'farm.suspended')
        order by a.at desc, a.id desc limit 1), 'farm.opened') = 'farm.opened') as "farmsLive",
      -- Everything up to now, less what came after the period: of that there is usually little or nothing.
      (select coalesce(-sum(amount_cents), 0) from ledger_entries where account = 'farm_payable')::bigint
        + (select coalesce(sum(e.amount_cents), 0)
          from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where e.account = 'farm_payable' and t.created_at >= ${end})::bigint as payable`;
  if (!row) throw new Error("The figures did not come back");
  return row;
}
