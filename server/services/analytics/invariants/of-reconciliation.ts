import type { Invariants } from "./invariants.ts";

/** Invariants of the reconciliation of our ledger with the provider's transactions, up to the latest run. */
export const RECONCILIATION_INVARIANTS: Invariants = {
  differencesAreListed: `
    with compared as (
      select max(created_at) - interval '2 hours' as at from reconciliation_runs where state = 'done'
    ), theirs as (
      select intent_id, sum(net_cents) as cents, max(made_at) as at from provider_transactions
      where intent_id is not null group by intent_id
    ), ours as (
      select t.intent_id, sum(e.amount_cents) as cents, max(t.created_at) as at from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_balance'
      where t.intent_id is not null group by t.intent_id
    )
    select intent_id from theirs full join ours using (intent_id), compared
    where coalesce(theirs.cents, 0) <> coalesce(ours.cents, 0) and greatest(theirs.at, ours.at) < compared.at
      and not exists (select from reconciliation_differences d
        where d.intent_id = coalesce(theirs.intent_id, ours.intent_id) and d.state <> 'matched')`,
  comparisonIsWhatItFound: `
    select id from reconciliation_differences
    where state <> 'matched' and ours_cents = theirs_cents
    union all
    select id::text from reconciliation_runs where (state = 'done') <> (ended_at is not null)`,
};
