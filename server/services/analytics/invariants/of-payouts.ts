import type { Invariants } from "./invariants.ts";

/** States in which a payout keeps its ledger entries, so that no other payout may contain them. */
const LIVE = "('drafted', 'sending', 'failed', 'in_transit', 'paid', 'reversing')";

/** Invariants of payouts to farms. */
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
    where o.id is null or (o.state not in ('delivered', 'canceled', 'refunded')
        and not (o.state = 'failed_delivery' and (is_given_back(o.id)
          or exists (select from refunds r where r.order_id = o.id and r.state = 'failed'))))
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
  saleOwesItsLines: `
    with added as (
      select a.order_id, a.payment_intent_id, l.farm_id, sum(x.farm_share_cents) as cents
      from order_additions a join order_addition_lines x on x.checkout_id = a.checkout_id
        join order_lines l on l.order_id = a.order_id and l.product_id = x.product_id
      group by 1, 2, 3
    ), due as (
      select o.payment_intent_id as intent_id, l.farm_id, sum(l.farm_share_cents) - coalesce((
        select sum(added.cents) from added where added.order_id = o.id and added.farm_id = l.farm_id), 0) as cents
      from orders o join order_lines l on l.order_id = o.id group by o.id, l.farm_id
      union all
      select payment_intent_id, farm_id, cents from added
    ), owed as (
      select t.intent_id, e.farm_id, -sum(e.amount_cents) as cents from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'sale' and e.account = 'farm_payable' group by 1, 2
    )
    select intent_id, farm_id, due.cents, owed.cents from due full join owed using (intent_id, farm_id)
    where coalesce(due.cents, 0) <> coalesce(owed.cents, 0)`,
  mailSaysPaid: `
    select p.id from payouts p join emails m on m.dedupe_key like 'payout_sent:' || p.id || ':%'
    where not exists (select from ledger_transactions t where t.key = 'payout_sent:' || p.id)`,
};
