import type { Invariants } from "./invariants.ts";

/** What holds for checkouts and their payments. */
export const CHECKOUT_INVARIANTS: Invariants = {
  "a paid checkout is placed or refunded": `
    select c.id from checkouts c join payments p on p.intent_id = c.payment_intent_id
    where p.state = 'succeeded' and c.state not in ('placed', 'refunded')`,
  "a checkout has at most one payment that can still be paid": `
    select checkout_id from payments where state in ('awaiting_method', 'awaiting_action')
    group by checkout_id having count(*) > 1`,
  "money that came in became an order or a receipt, or goes back": `
    select p.intent_id from payments p
    where p.state in ('succeeded', 'partly_refunded', 'refunded')
      and not exists (select from orders o where o.payment_intent_id = p.intent_id)
      and not exists (select from order_additions a where a.payment_intent_id = p.intent_id)
      and not exists (select from receipts r where r.payment_intent_id = p.intent_id)
      and not exists (select from refunds r where r.intent_id = p.intent_id)`,
  "a placed checkout has its order, and no other has one": `
    select c.id from checkouts c left join orders o on o.checkout_id = c.id
    where (c.purpose = 'order' and c.state = 'placed') <> (o.id is not null)`,
  "what an account opened is bought for that account": `
    select c.id from checkouts c left join orders o on o.checkout_id = c.id left join memberships m on m.checkout_id = c.id
    where c.user_id is not null and ((o.id is not null and o.user_id is distinct from c.user_id)
       or (m.id is not null and m.user_id is distinct from c.user_id))`,
  "a placed checkout that is no order has its receipt over what was paid, and no other has one": `
    select c.id from checkouts c left join receipts r on r.checkout_id = c.id
      left join payments p on p.intent_id = r.payment_intent_id
    where (c.purpose in ('membership', 'payment') and c.state = 'placed') <> (r.id is not null)
       or r.amount_cents <> p.amount_received_cents`,
  "only checkouts of orders hold goods and slots, and those that add to one hold goods": `
    select c.id from checkouts c where c.purpose <> 'order'
      and ((c.purpose <> 'addition' and exists (select from holds h where h.checkout_id = c.id))
        or exists (select from slot_holds s where s.checkout_id = c.id))`,
  "a placed checkout that adds to an order has its addition over what was paid, and no other has one": `
    select c.id from checkouts c left join order_additions a on a.checkout_id = c.id
      left join payments p on p.intent_id = a.payment_intent_id
    where (c.purpose = 'addition' and c.state = 'placed') <> (a.checkout_id is not null)
       or a.total_cents <> p.amount_received_cents`,
  "only open checkouts know the network they were opened from": `
    select c.id from checkouts c where c.network_key is not null and c.state not in ('held', 'processing')`,
};
