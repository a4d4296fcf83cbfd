import { type FarmBalance, pendingSince } from "#shared/farms/farm-balance.ts";
import { cents } from "#shared/money.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";

/**
 * What the ledger owes a farm, apart by whether it is earned. An order that has not arrived is pending as
 * a whole; what was refunded later is taken off where the order now stands.
 */
export async function getBalance(
  { db, clock }: Pick<Deps, "db" | "clock">,
  farmId: number,
): Promise<FarmBalance> {
  const sql = db.$client;
  const since = pendingSince(businessDayAt(clock.now())).toISOString();
  const [row] = await sql<{ owed: number; pending: number }[]>`
    with pending as (
      select id from orders where state not in ('delivered', 'canceled', 'refunded')
      union
      select order_id from order_history where to_state = 'delivered' and created_at >= ${since}
    )
    select (
      select coalesce(-sum(amount_cents), 0) from ledger_entries
      where account = 'farm_payable' and farm_id = ${farmId}
    ) as owed, (
      select coalesce(-sum(e.amount_cents), 0) from pending
        join ledger_transactions t on t.order_id = pending.id
        join ledger_entries e on e.transaction_id = t.id
      where e.account = 'farm_payable' and e.farm_id = ${farmId}
    ) as pending`;
  const [owed, pending] = [row?.owed ?? 0, row?.pending ?? 0];
  return { earned: cents(owed - pending), pending: cents(pending) };
}
