import type { Invariants } from "./invariants.ts";

/** Invariants of checkouts and their payments. */
export const CHECKOUT_INVARIANTS: Invariants = {
  paidCheckoutEnds: `
    select c.id from checkouts c join payments p on p.intent_id = c.payment_intent_id
    where p.state = 'succeeded' and c.state not in ('placed', 'refunded')`,
  onePayableEach: `
    select checkout_id from payments where state in ('awaiting_method', 'awaiting_action')
    group by checkout_id having count(*) > 1`,
  moneyInBecameSomething: `
    select p.intent_id from payments p
    where p.state in ('succeeded', 'partly_refunded', 'refunded')
      and not exists (select from orders o where o.payment_intent_id = p.intent_id)
      and not exists (select from order_additions a where a.payment_intent_id = p.intent_id)
      and not exists (select from receipts r where r.payment_intent_id = p.intent_id)
      and not exists (select from refunds r where r.intent_id = p.intent_id)`,
  placedHasItsOrder: `
    select c.id from checkouts c left join orders o on o.checkout_id = c.id
    where (c.purpose = 'order' and c.state = 'placed') <> (o.id is not null)`,
  boughtForItsAccount: `
    select c.id from checkouts c left join orders o on o.checkout_id = c.id left join memberships m on m.checkout_id = c.id
    where c.user_id is not null and ((o.id is not null and o.user_id is distinct from c.user_id)
       or (m.id is not null and m.user_id is distinct from c.user_id))`,
  placedHasItsReceipt: `
    select c.id from checkouts c left join receipts r on r.checkout_id = c.id
      left join payments p on p.intent_id = r.payment_intent_id
    where (c.purpose in ('membership', 'payment', 'gift_card') and c.state = 'placed') <> (r.id is not null)
       or r.amount_cents <> p.amount_received_cents`,
  onlyOrdersHold: `
    select c.id from checkouts c where c.purpose <> 'order'
      and ((c.purpose <> 'addition' and exists (select from holds h where h.checkout_id = c.id))
        or exists (select from slot_holds s where s.checkout_id = c.id))`,
  placedHasItsAddition: `
    select c.id from checkouts c left join order_additions a on a.checkout_id = c.id
      left join payments p on p.intent_id = a.payment_intent_id
    where (c.purpose = 'addition' and c.state = 'placed') <> (a.checkout_id is not null)
       or a.total_cents <> p.amount_received_cents`,
  onlyOpenKnowNetworks: `
    select c.id from checkouts c where c.network_key is not null and c.state not in ('held', 'processing')`,
};
