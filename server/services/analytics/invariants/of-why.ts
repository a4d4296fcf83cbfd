import type { Invariants } from "./invariants.ts";
import { TAX_PARTS } from "./tax-parts.ts";

/**
 * Invariants of the stories of amounts (docs/decisions/053): the parts of each amount add up to it, so that `storyOf`
 * never has to show an unexplained part.
 */
export const WHY_INVARIANTS: Invariants = {
  totalsAreExplained: `
    with booked as (
      select t.order_id, sum(e.amount_cents) as box from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'sale' and e.account = 'box_gifts' group by 1
    ), ${TAX_PARTS}, taxed as (
      select order_id, sum((part ->> 'amount')::int) as cents from parts group by 1
    ), goods as (
      select order_id, sum(unit_price_cents * quantity - promotion_cents) as cents from order_lines group by 1
    )
    select o.number from orders o join goods on goods.order_id = o.id
      left join taxed on taxed.order_id = o.id left join booked on booked.order_id = o.id
    where o.total_cents <> goods.cents + coalesce(taxed.cents, 0) + o.delivery_cents - o.credit_cents - coalesce(booked.box, 0)`,
  refundsAreExplained: `
    with taken as (
      select split_part(t.key, ':', 2) as refund_id, sum(e.amount_cents) as cents
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'order_refund' and e.account in ('box_gifts', 'promotions') group by 1
    ), goods as (
      select refund_id, sum(amount_cents + tax_cents) as cents from refund_lines group by 1
    )
    select r.id::text from refunds r left join goods on goods.refund_id = r.id left join taken on taken.refund_id = r.id::text
    where r.order_id is not null and r.amount_cents + r.credit_cents <> coalesce(goods.cents, 0) + r.delivery_cents
      + (select coalesce(sum((share ->> 'amount')::int), 0) from jsonb_array_elements(r.delivery_taxes) share)
      + r.goodwill_cents + coalesce(taken.cents, 0)
    union all
    select l.refund_id::text from refund_lines l join order_lines x on x.order_id = l.order_id and x.product_id = l.product_id
    where l.weight is null and x.unit_price_cents * l.quantity - l.amount_cents not between 0 and x.farm_promotion_cents
    union all
    select x.order_id::text from refund_lines l join refunds r on r.id = l.refund_id and r.state <> 'failed'
      join order_lines x on x.order_id = l.order_id and x.product_id = l.product_id
    where l.weight is not null group by x.order_id, x.product_id
    having sum(l.weight) = x.quantity * x.most_weight and sum(l.amount_cents) <> x.line_total_cents - x.farm_promotion_cents
    union all
    select min(part.id) from (
      select r.id::text as id, r.intent_id, r.amount_cents + r.credit_cents as cents, coalesce(named.id, other.id) as owed
      from refunds r
        left join ledger_transactions named on named.intent_id = r.intent_id and named.kind in ('goodwill', 'deposit_returned', 'payment_returned', 'gift_card_returned')
          and split_part(named.key, ':', 2) = r.id::text
        left join ledger_transactions other on named.id is null and other.intent_id = r.intent_id
          and (other.kind = 'late_payment' or (other.kind in ('deposit_returned', 'gift_card_returned') and not exists (
            select from refunds x where x.id::text = split_part(other.key, ':', 2))))
      where r.order_id is null and r.replaces is null) part
    group by part.intent_id, part.owed
    having sum(part.cents) <> (select coalesce(-sum(e.amount_cents), 0) from ledger_entries e
      where e.transaction_id = part.owed and e.account = 'customer_refunds')`,
  payoutsAreExplained: `
    with entry as (
      select x.payout_id, t.order_id, e.farm_id, -sum(e.amount_cents) as cents
      from payout_entries x join ledger_entries e on e.id = x.entry_id join ledger_transactions t on t.id = e.transaction_id
      where t.kind = 'sale' group by 1, 2, 3
    )
    select entry.payout_id, entry.order_id from entry
    where entry.cents <> (select coalesce(sum(l.unit_price_cents * l.quantity - l.farm_promotion_cents - l.commission_cents), 0)
      from order_lines l where l.order_id = entry.order_id and l.farm_id = entry.farm_id)`,
  creditIsExplained: `
    select c.key from credits c where split_part(c.key, ':', 1) not in ('order', 'addition', 'refund', 'refund_failed', 'gift', 'gift_card', 'gift_card_out', 'referral', 'referral_back')
    union all
    select c.key from credits c left join orders o on c.key = 'order:' || o.id
    where c.key like 'order:%' and -c.amount_cents is distinct from o.credit_cents
      - (select coalesce(sum(a.credit_cents), 0) from order_additions a where a.order_id = o.id)
    union all
    select c.key from credits c left join order_additions a on c.key = 'addition:' || a.checkout_id
    where c.key like 'addition:%' and -c.amount_cents is distinct from a.credit_cents
    union all
    select c.key from credits c
    where split_part(c.key, ':', 1) in ('gift', 'gift_card', 'gift_card_out', 'referral', 'referral_back')
      and c.amount_cents <> (select coalesce(-sum(e.amount_cents), 0)
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where e.account = 'customer_credit' and t.key = case split_part(c.key, ':', 1)
          when 'gift_card' then 'gift_card_redeemed:' || split_part(c.key, ':', 2) else 'credit:' || c.key end)`,
};
