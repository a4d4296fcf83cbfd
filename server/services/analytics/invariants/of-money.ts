import type { Invariants } from "./invariants.ts";

/** Invariants of the books: ledger, credit and the provider's balance. */
export const MONEY_INVARIANTS: Invariants = {
  ledgerSumsToZero: `
    select transaction_id from ledger_entries group by transaction_id having sum(amount_cents) <> 0`,
  creditIsOwed: `
    select owed.sum from (select coalesce(-sum(amount_cents), 0) as sum from ledger_entries where account = 'customer_credit') owed
    where owed.sum <> (select coalesce(sum(amount_cents), 0) from credits)`,
  orderSpendsItsCredit: `
    select o.number from orders o
      left join credits c on c.key = 'order:' || o.id
        or c.key in (select 'addition:' || a.checkout_id from order_additions a where a.order_id = o.id)
    group by o.id
    having o.credit_cents <> coalesce(-sum(c.amount_cents), 0) or bool_or(c.user_id <> o.user_id)
    union all
    select user_id::text from credits where key not like 'refund_failed:%' group by user_id having sum(amount_cents) < 0`,
  creditAloneStays: `
    select r.id from refunds r where r.amount_cents = 0 and (r.state <> 'succeeded' or r.provider_refund_id is not null)`,
  balanceNamesPayments: `
    select t.key from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'provider_balance' and t.intent_id is null
      and t.kind not in ('payout_sent', 'payout_reversed', 'own_payout')`,
};
