import type { Invariants } from "./invariants.ts";

/** Invariants of refunds and of the emails about them. */
export const REFUND_INVARIANTS: Invariants = {
  unitsBackAtMostBought: `
    select r.intent_id, rl.product_id from refunds r join refund_lines rl on rl.refund_id = r.id
      join order_additions a on a.payment_intent_id = r.intent_id
    where r.state <> 'failed'
    group by r.intent_id, a.checkout_id, rl.product_id
    having sum(rl.quantity) > coalesce((select l.quantity from order_addition_lines l
      where l.checkout_id = a.checkout_id and l.product_id = rl.product_id), 0)
    union all
    select o.payment_intent_id, rl.product_id from orders o join refunds r on r.intent_id = o.payment_intent_id and r.state <> 'failed'
      join refund_lines rl on rl.refund_id = r.id
      join order_lines x on x.order_id = o.id and x.product_id = rl.product_id
    group by o.id, o.payment_intent_id, rl.product_id, x.quantity
    having sum(rl.quantity) > x.quantity - coalesce((select sum(l.quantity) from order_addition_lines l
      join order_additions a on a.checkout_id = l.checkout_id where a.order_id = o.id and l.product_id = rl.product_id), 0)`,
  refundOfItsOrder: `
    select r.id from refunds r join orders o on o.id = r.order_id
    where r.intent_id <> o.payment_intent_id
      and not exists (select from order_additions a where a.order_id = o.id and a.payment_intent_id = r.intent_id)`,
  refundedCheckoutInFull: `
    select c.id from checkouts c join payments p on p.checkout_id = c.id and p.intent_id = c.payment_intent_id
    where c.state = 'refunded' and p.amount_received_cents <> coalesce(
      (select sum(amount_cents + credit_cents) from refunds r where r.intent_id = p.intent_id
        and (r.state <> 'failed' or not exists (select from refunds x where x.replaces = r.id))), 0)`,
  refundAtMostReceived: `
    select p.intent_id from payments p join refunds r on r.intent_id = p.intent_id and r.state <> 'failed'
    group by p.intent_id having sum(r.amount_cents) > p.amount_received_cents`,
  lineUnitsAtMostBought: `
    select l.order_id, l.product_id from order_lines l
      join refund_lines rl on rl.order_id = l.order_id and rl.product_id = l.product_id
      join refunds r on r.id = rl.refund_id and r.state <> 'failed'
    group by l.order_id, l.product_id
    having sum(rl.quantity) > l.quantity or sum(rl.weight) > l.quantity * l.most_weight
        or count(rl.weight) <> (case when l.most_weight is null then 0 else count(*) end) or sum(rl.amount_cents) > l.line_total_cents
        or sum(rl.farm_share_cents) > l.farm_share_cents or sum(rl.commission_cents) > l.commission_cents`,
  refundIsItsLines: `
    select r.id from refunds r join orders o on o.id = r.order_id
    where o.discount_cents = o.credit_cents and r.amount_cents + r.credit_cents <> r.delivery_cents + r.goodwill_cents
      + (select coalesce(sum((share ->> 'amount')::int), 0) from jsonb_array_elements(r.delivery_taxes) share) + coalesce(
      (select sum(amount_cents + tax_cents) from refund_lines l where l.refund_id = r.id), 0)
    union all
    select o.id from orders o
    where o.promotion_cents > 0 and o.discount_cents = o.credit_cents + o.promotion_cents
      and not exists (select from order_additions a where a.order_id = o.id)
      and not exists (select from refunds r where r.order_id = o.id and r.state = 'failed')
      and (select sum(r.amount_cents + r.credit_cents - r.delivery_cents - r.goodwill_cents
          - (select coalesce(sum((share ->> 'amount')::int), 0) from jsonb_array_elements(r.delivery_taxes) share))
        from refunds r where r.order_id = o.id) <>
        (select coalesce(sum(back.cents - (2 * (l.promotion_cents - l.farm_promotion_cents)::bigint * back.measure
            + l.quantity * coalesce(l.most_weight, 1)) / (2 * l.quantity * coalesce(l.most_weight, 1))), 0)
        from order_lines l join (select product_id, sum(coalesce(weight, quantity)) as measure, sum(amount_cents + tax_cents) as cents
          from refund_lines x where x.order_id = o.id group by 1) back using (product_id) where l.order_id = o.id)
    union all
    select r.id from refunds r where r.amount_cents + r.credit_cents = 0
      and not exists (select from refund_lines l where l.refund_id = r.id)`,
  refundTaxIsItsParts: `
    select l.refund_id::text from refund_lines l
    where l.tax_cents <> (select coalesce(sum((share ->> 'amount')::int), 0) from jsonb_array_elements(l.taxes) share)
    union all
    select t.order_id::text from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'tax_payable' group by t.order_id, e.authority having sum(e.amount_cents) > 0`,
  refundStandsOnce: `
    select r.id from refunds r where r.order_id is not null and (
      (select count(*) from ledger_transactions t where t.key = 'order_refund:' || r.id)
        <> (r.amount_cents + r.credit_cents + r.delivery_cents > 0 or r.goodwill_cents <> 0
          or exists (select from refund_lines l where l.refund_id = r.id and l.amount_cents > 0))::int
      or (select coalesce(sum(e.amount_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.key = 'order_refund:' || r.id and e.account = 'customer_refunds') <> -r.amount_cents
      or (select coalesce(sum(e.amount_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.key = 'order_refund:' || r.id and e.account = 'customer_credit') <> -r.credit_cents
      or (r.state = 'failed') <> exists (select from ledger_transactions t where t.key = 'order_refund_undone:' || r.id))`,
  accountsKeepTheRest: `
    with sold as (
      select order_id, farm_id, sum(farm_share_cents) as cents from order_lines group by order_id, farm_id
    ), refunded as (
      select x.order_id, x.farm_id, sum(rl.farm_share_cents) as cents from refund_lines rl
        join refunds r on r.id = rl.refund_id and r.state <> 'failed' and r.bearer in ('farm', 'customer')
        join order_lines x on x.order_id = rl.order_id and x.product_id = rl.product_id
      group by x.order_id, x.farm_id
    ), owed as (
      select t.order_id, e.farm_id, -sum(e.amount_cents) as cents from ledger_entries e
        join ledger_transactions t on t.id = e.transaction_id
      where e.account = 'farm_payable' and t.order_id is not null
      group by t.order_id, e.farm_id
    )
    select o.number, s.farm_id from sold s join orders o on o.id = s.order_id
      left join refunded using (order_id, farm_id) left join owed using (order_id, farm_id)
    where s.cents - coalesce(refunded.cents, 0) <> coalesce(owed.cents, 0)`,
  lossesAreBorne: `
    with kept as (
      select account, sum(amount_cents) as cents from ledger_entries
      where account in ('commission', 'market_losses', 'carrier_losses') group by account
    ), borne as (
      select r.bearer, sum(l.amount_cents) as price, sum(l.commission_cents) as commission from refunds r
        join refund_lines l on l.refund_id = r.id
      where r.state <> 'failed' group by r.bearer
    ), due (account, cents) as (
      select 'commission'::ledger_account, coalesce((select sum(commission) from borne where bearer in ('farm', 'customer')), 0)
        - coalesce((select sum(commission_cents) from order_lines), 0)
      union all
      select 'market_losses', coalesce((select price from borne where bearer = 'market'), 0)
      union all
      select 'carrier_losses', coalesce((select price from borne where bearer = 'carrier'), 0)
        + coalesce((select sum(delivery_cents) from refunds where bearer = 'carrier' and state <> 'failed'), 0)
    )
    select due.account, due.cents, kept.cents from due left join kept using (account)
    where due.cents <> coalesce(kept.cents, 0)`,
  unharvestedIsUndone: `
    select l.order_id, l.product_id from order_lines l
      join refund_lines rl on rl.order_id = l.order_id and rl.product_id = l.product_id
      join refunds r on r.id = rl.refund_id and r.state <> 'failed'
    where r.bearer in ('market', 'carrier') and r.cause not in ('dispute', 'made_at_provider')
    group by l.order_id, l.product_id having sum(rl.quantity) > l.quantity - l.on_sale_again`,
  owedForUnsent: `
    select d.owed from (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'customer_refunds') d
    where d.owed <> (select coalesce(sum(amount_cents), 0) from refunds where state in ('requested', 'pending')
                       or (state = 'failed' and order_id is null
                         and not exists (select from refunds x where x.replaces = refunds.id)))`,
  madeGoodOnce: `
    select r.id from refunds r join refunds x on x.replaces = r.id
    where r.state <> 'failed' or x.intent_id <> r.intent_id
    union all
    select r.id from refunds r join refunds x on x.id = r.overtaken_by
    where r.state <> 'failed' or x.order_id is distinct from r.order_id or x.id = r.id`,
  mailSaysSent: `
    select r.id from refunds r where exists (select from emails e where e.dedupe_key = 'refund_sent:' || r.id)
      <> exists (select from ledger_transactions t where t.key = 'refund:' || r.id)`,
  mailSaysFailed: `
    select r.id from refunds r where (r.state = 'failed')
      <> exists (select from emails e where e.dedupe_key = 'refund_failed:' || r.id)`,
  mailAnnouncesRefunds: `
    select r.id from refunds r where r.order_id is null and r.replaces is null and r.reason <> 'made_at_provider'
      and not exists (select from emails e where e.dedupe_key = 'payment_returning:' || r.intent_id)`,
  stateFollowsRefunds: `
    select p.intent_id from payments p
      cross join lateral (select coalesce(sum(amount_cents), 0) as sum from refunds r
                          where r.intent_id = p.intent_id and r.state = 'succeeded') sent
    where (p.state = 'refunded') <> (sent.sum > 0 and sent.sum = p.amount_received_cents)
       or (p.state = 'partly_refunded') <> (sent.sum > 0 and sent.sum < p.amount_received_cents)`,
  creditStandsInMovements: `
    select r.id from refunds r
    where r.credit_cents <> coalesce((select sum(amount_cents) from credits c where c.key = 'refund:' || r.id), 0)
       or (case when r.state = 'failed' then r.credit_cents else 0 end)
          <> coalesce((select -sum(amount_cents) from credits c where c.key = 'refund_failed:' || r.id), 0)`,
};
