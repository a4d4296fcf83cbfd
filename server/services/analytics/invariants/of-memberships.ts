import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { Invariants } from "./invariants.ts";

/** Invariants of memberships, their deposits and their places. */
export const MEMBERSHIP_INVARIANTS: Invariants = {
  membershipOfItsKind: `
    select m.id from memberships m join checkouts c on c.id = m.checkout_id
    where c.purpose <> 'membership' or (c.state = 'placed' and m.state not in ('active', 'ended', 'refunded'))
       or (m.state in ('active', 'ended') and c.state <> 'placed')`,
  membershipConfirmedOnce: `
    select m.id from memberships m join receipts r on r.checkout_id = m.checkout_id
    where (select count(*) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
             where t.key = 'deposit:' || m.id and e.account = 'customer_deposits' and e.amount_cents = -m.amount_cents) <> 1
       or (m.email not like '${ERASED_LIKE}' and (select count(*) from emails e where e.dedupe_key = 'membership_active:' || m.id) <> 1)`,
  depositsOwed: `
    select d.owed from (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'customer_deposits') d
    where d.owed <> (select coalesce(sum(amount_cents), 0) from memberships where kind = 'founding' and state in ('active', 'ended'))`,
  foundingPlacesTaken: `
    select f.held, f.taken from founding_places f
    where f.held <> (select count(*) from memberships where kind = 'founding' and state = 'pending')
       or f.taken <> (select count(*) from memberships where kind = 'founding' and state = 'active')`,
};
