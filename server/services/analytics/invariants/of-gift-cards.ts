import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { Invariants } from "./invariants.ts";

/** Invariants of gift cards: each is owed exactly once, until it is redeemed or voided. */
export const GIFT_CARD_INVARIANTS: Invariants = {
  giftCardsAreOwed: `
    select d.owed from (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'gift_cards') d
    where d.owed <> (select coalesce(sum(amount_cents), 0) from gift_cards where state in ('active', 'frozen'))`,
  giftCardOfItsPayment: `
    select g.id from gift_cards g join checkouts c on c.id = g.checkout_id left join receipts r on r.checkout_id = c.id
    where c.purpose <> 'gift_card' or (g.state = 'pending') <> (c.state not in ('placed', 'refunded'))
       or (c.state = 'placed' and r.amount_cents is distinct from g.amount_cents)
    union all
    select c.id from checkouts c where c.purpose = 'gift_card' and c.state in ('placed', 'refunded')
      and not exists (select from gift_cards g where g.checkout_id = c.id)`,
  giftCardStandsOnce: `
    select g.id from gift_cards g join receipts r on r.checkout_id = g.checkout_id
      cross join lateral (select coalesce(-sum(e.amount_cents), 0) as owed, count(*) as moves
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where e.account = 'gift_cards' and t.intent_id = r.payment_intent_id) books
    where books.moves <> case when g.state in ('active', 'frozen') then 1 else 2 end
       or books.owed <> case when g.state in ('active', 'frozen') then g.amount_cents else 0 end
       or (g.buyer_email not like '${ERASED_LIKE}' and g.recipient_email is not null
         and not exists (select from emails e where e.dedupe_key = 'gift_card_bought:' || g.id))`,
  giftCardIsCreditOnce: `
    select g.id from gift_cards g left join credits c on c.key = 'gift_card:' || g.id
    where (g.state = 'redeemed') <> (c.id is not null)
       or (c.id is not null and (c.amount_cents <> g.amount_cents or c.user_id <> g.redeemed_by))`,
  giftRemaindersPaidOnce: `
    select paid.sum from (select coalesce(sum(amount_cents), 0) as sum from ledger_entries where account = 'paid_by_check') paid
    where paid.sum <> (select coalesce(sum(amount_cents), 0) from credits where key like 'gift_card_out:%')`,
};
