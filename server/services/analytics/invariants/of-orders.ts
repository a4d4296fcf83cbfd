import { ERASED_LIKE } from "#shared/accounts/erased.ts";
import type { Invariants } from "./invariants.ts";
import { TAX_PARTS } from "./tax-parts.ts";

/** Invariants of orders, their additions and their history. */
export const ORDER_INVARIANTS: Invariants = {
  orderAddsUp: `
    select o.number from orders o join payments p on p.intent_id = o.payment_intent_id
      cross join lateral (select coalesce(sum(total_cents), 0) as total from order_additions a where a.order_id = o.id) added
    where p.amount_cents <> o.total_cents - added.total or p.amount_received_cents <> o.total_cents - added.total
       or o.subtotal_cents <> (select sum(line_total_cents) from order_lines l where l.order_id = o.id)`,
  additionIsItsOwners: `
    select a.checkout_id from order_additions a join orders o on o.id = a.order_id join checkouts c on c.id = a.checkout_id
    where c.user_id <> o.user_id or (c.user_id is not null and o.user_id is null)
       or a.subtotal_cents <> (select sum(line_total_cents) from order_addition_lines l where l.checkout_id = a.checkout_id)
    union all
    select l.checkout_id from order_addition_lines l join order_additions a on a.checkout_id = l.checkout_id
    where not exists (select from order_lines x where x.order_id = a.order_id and x.product_id = l.product_id
      and x.unit_price_cents * l.quantity = l.line_total_cents)
    union all
    select x.order_id from order_lines x join order_additions a on a.order_id = x.order_id
      join order_addition_lines l on l.checkout_id = a.checkout_id and l.product_id = x.product_id
    group by x.order_id, x.product_id having sum(l.quantity) > x.quantity or sum(l.farm_share_cents) > x.farm_share_cents
      or sum(l.commission_cents) > x.commission_cents`,
  orderKeepsForAdditions: `
    select o.number from orders o join order_additions a on a.order_id = o.id
    group by o.id having sum(a.total_cents) >= o.total_cents or sum(a.subtotal_cents) >= o.subtotal_cents
      or sum(a.tax_cents) > o.tax_cents or sum(a.credit_cents) > o.credit_cents
    union all
    select o.number from orders o join order_additions a on a.order_id = o.id
    where o.email not like '${ERASED_LIKE}' and
      (select count(*) from emails e where e.dedupe_key = 'order_added_to:' || o.id || ':' || a.checkout_id) <> 1`,
  salesStandOnce: `
    select o.number from orders o left join ledger_transactions t on t.order_id = o.id and t.kind = 'sale'
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_balance'
    group by o.id having sum(e.amount_cents) is distinct from o.total_cents
      or count(*) <> 1 + (select count(*) from order_additions a where a.order_id = o.id)`,
  taxIsItsParts: `
    with ${TAX_PARTS}, frozen as (
      select order_id, part ->> 'authority' as authority, sum((part ->> 'amount')::int) as cents from parts group by 1, 2
    ), stated as (
      select id as order_id, part ->> 'authority' as authority, sum((part ->> 'amount')::int) as cents
      from orders cross join jsonb_array_elements(taxes) part group by 1, 2
    ), booked as (
      select t.order_id, e.authority, -sum(e.amount_cents) as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'sale' and e.account = 'tax_payable' group by 1, 2
    )
    select order_id from frozen full join stated using (order_id, authority) full join booked using (order_id, authority)
    where coalesce(frozen.cents, 0) <> coalesce(stated.cents, 0) or coalesce(frozen.cents, 0) <> coalesce(booked.cents, 0)
    union all
    select o.id from orders o
    where o.tax_cents <> (select coalesce(sum((part ->> 'amount')::int), 0) from jsonb_array_elements(o.taxes) part)`,
  sharesMakeSubtotal: `
    select o.number from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.farm_share_cents + l.commission_cents + l.farm_promotion_cents) <> o.subtotal_cents`,
  promotionIsItsParts: `
    select o.number from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.promotion_cents) <> o.promotion_cents
    union all
    select o.number from orders o
      join ledger_transactions t on t.key = 'sale:' || o.id
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'promotions'
    group by o.id having coalesce(sum(e.amount_cents), 0)
      <> (select sum(l.promotion_cents - l.farm_promotion_cents) from order_lines l where l.order_id = o.id)`,
  promotionIsUsed: `
    select u.checkout_id from promotion_uses u join checkouts c on c.id = u.checkout_id
      left join orders o on o.id = u.order_id
    where (u.order_id is null) <> (c.state in ('held', 'processing'))
      or u.stands <> coalesce(o.state not in ('canceled', 'refunded'), true)
    union all
    select o.checkout_id from orders o
    where o.promotion_cents > 0 and not exists (select from promotion_uses u where u.order_id = o.id)`,
  orderHasHistory: `
    select o.number from orders o
    where not exists (select from order_history h where h.order_id = o.id)
       or (o.email not like '${ERASED_LIKE}' and (select count(*) from emails e where e.dedupe_key = 'order_placed:' || o.id) <> 1)`,
  refundedHasNothingLeft: `
    select o.number from orders o join payments p on p.intent_id = o.payment_intent_id
      or p.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
    where o.state = 'refunded' and p.state <> 'refunded'`,
  disputeStopsOrder: `
    select o.number from order_history h join orders o on o.id = h.order_id
      join disputes d on d.intent_id = o.payment_intent_id
        or d.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
    where h.to_state in ('packed', 'out_for_delivery') and h.cause <> 'driver'
      and d.status not in ('won', 'warning_closed', 'prevented')
      and h.created_at > d.created_at`,
  lostDisputeKeepsNothing: `
    select o.number from orders o join disputes d on d.intent_id = o.payment_intent_id
        or d.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
      join payments p on p.intent_id = d.intent_id
    where o.state = 'canceled' and d.status = 'lost' and d.taken_cents = p.amount_received_cents
      and p.state <> 'refunded'`,
  moneyBackStaysHome: `
    select o.number, l.product_id from orders o join order_lines l on l.order_id = o.id
      join refund_lines rl on rl.order_id = l.order_id and rl.product_id = l.product_id
      join refunds r on r.id = rl.refund_id and r.state <> 'failed'
    where o.state in ('placed', 'locked', 'harvesting', 'packed')
    group by o.id, l.order_id, l.product_id
    having sum(rl.quantity) > l.freed + l.short`,
};
