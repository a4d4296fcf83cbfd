import { sql } from "drizzle-orm";
import type { FarmBalance } from "#shared/farms/money/farm-balance.ts";
import { cents } from "#shared/money.ts";
import { deliveredBefore } from "#shared/payments/payouts/payout.ts";
import { businessDayAt } from "#shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { IS_FREE, unpayableOrders } from "../../payments/payouts/payable.ts";
import { nextPayoutDay } from "../../payments/payouts/runs.ts";
import { getSettings } from "../../platform/settings/settings.ts";

type Sums = { owed: number; in_run: number; in_transit: number; paid: number; pending: number };

/**
 * A farm's balance from the ledger: what it is owed, split by whether it can be paid out yet, and what it has been
 * sent. Amounts in a payout that is not sent yet still count as earned; `inRun` says how much they are.
 */
export async function getBalance(
  deps: Pick<Deps, "db" | "clock">,
  farmId: number,
): Promise<FarmBalance> {
  const { payoutDelayDays: delayDays, payoutSmallestCents } = await getSettings(deps);
  const before = deliveredBefore(businessDayAt(deps.clock.now()), delayDays);
  const [row] = await deps.db.execute<Sums>(sql`
    with unpayable as (${unpayableOrders(before)}),
    pending as (
      select coalesce(-sum(e.amount_cents), 0)::bigint as cents
      from unpayable join ledger_transactions t on t.order_id = unpayable.id
        join ledger_entries e on e.transaction_id = t.id
      where e.account = 'farm_payable' and e.farm_id = ${farmId} and ${IS_FREE})
    select coalesce(-sum(e.amount_cents), 0)::bigint as owed,
      coalesce(sum(e.amount_cents) filter (where e.account = 'farm_in_transit'), 0)::bigint as in_transit,
      coalesce(sum(e.amount_cents) filter (where e.account = 'farm_paid'), 0)::bigint as paid,
      (select cents from pending) as pending,
      (select coalesce(sum(amount_cents), 0)::bigint from payouts
        where farm_id = ${farmId} and state in ('drafted', 'sending', 'failed')) as in_run
    from ledger_entries e
    where e.account in ('farm_payable', 'farm_in_transit', 'farm_paid') and e.farm_id = ${farmId}`);
  const {
    owed = 0,
    in_run: inRun = 0,
    in_transit: inTransit = 0,
    paid = 0,
    pending = 0,
  } = row ?? {};
  return {
    earned: cents(owed - pending),
    inRun: cents(inRun),
    pending: cents(pending),
    inTransit: cents(inTransit),
    paid: cents(paid),
    nextPayoutDay: await nextPayoutDay(deps),
    smallest: cents(payoutSmallestCents),
    delayDays,
  };
}
