import type { Invariants } from "./invariants.ts";

const LIVE = "('drafted', 'sending', 'failed', 'in_transit', 'paid', 'reversing')";

/** What holds for what farms are paid. */
export const PAYOUT_INVARIANTS: Invariants = {
  entryPaidOnce: `
    select entry_id from payout_entries where freed_at is null group by entry_id having count(*) > 1
    union all
    select x.entry_id from payout_entries x join payouts p on p.id = x.payout_id
    where (x.freed_at is null) <> (p.state in ${LIVE})`,
  payoutIsItsEntries: `
    select p.id from payouts p
      left join payout_entries x on x.payout_id = p.id left join ledger_entries e on e.id = x.entry_id
    group by p.id
    having p.amount_cents <> coalesce(-sum(e.amount_cents), 0)
      or bool_or(e.account <> 'farm_payable' or e.farm_id <> p.farm_id)`,
  farmsGetWhatTheyEarned: `
    with sent as (
      select farm_id, sum(amount_cents) as cents from ledger_entries
      where account in ('farm_in_transit', 'farm_paid') group by farm_id
    ), earned as (
      select e.farm_id, -sum(e.amount_cents) as cents from ledger_entries e
        join payout_entries x on x.entry_id = e.id and x.freed_at is null
        join payouts p on p.id = x.payout_id and p.state in ('in_transit', 'paid', 'reversing')
      group by e.farm_id
    )
    select farm_id, sent.cents, earned.cents from sent full join earned using (farm_id)
    where coalesce(sent.cents, 0) <> coalesce(earned.cents, 0)`,
  payoutOfFinishedOrders: `
    select o.number from payouts p join payout_runs run on run.id = p.run_id
      join payout_entries x on x.payout_id = p.id and x.freed_at is null
      join ledger_entries e on e.id = x.entry_id
      join ledger_transactions t on t.id = e.transaction_id
      left join orders o on o.id = t.order_id
    where o.id is null or o.state not in ('delivered', 'canceled', 'refunded')
      or (p.state <> 'drafted' and exists (
        select from disputes d where d.intent_id = o.payment_intent_id and d.created_at < run.approved_at
          and d.status not in ('won', 'lost', 'warning_closed', 'prevented')))`,
  accountsFollowPayouts: `
    with booked as (
      select account, farm_id, sum(amount_cents) as cents from ledger_entries
      where account in ('farm_in_transit', 'farm_paid') group by account, farm_id having sum(amount_cents) <> 0
    ), due as (
      select (case state when 'in_transit' then 'farm_in_transit' else 'farm_paid' end)::ledger_account as account,
        farm_id, sum(amount_cents) as cents from payouts
      where state in ('in_transit', 'paid', 'reversing') group by 1, 2
    )
    select account, farm_id from booked full join due using (account, farm_id)
    where coalesce(booked.cents, 0) <> coalesce(due.cents, 0)`,
  mailSaysPaid: `
    select p.id from payouts p join emails m on m.dedupe_key like 'payout_sent:' || p.id || ':%'
    where not exists (select from ledger_transactions t where t.key = 'payout_sent:' || p.id)`,
};
