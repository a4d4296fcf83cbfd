import type { Sql } from "postgres";

/** Each of these queries lists rows that must not exist, whatever has happened to the market. */
const INVARIANTS = {
  "a checkout has at most one order, and an order adds up": `
    select o.number from orders o join payments p on p.intent_id = o.payment_intent_id
      cross join lateral (select coalesce(sum(total_cents), 0) as total from order_additions a where a.order_id = o.id) added
    where p.amount_cents <> o.total_cents - added.total or p.amount_received_cents <> o.total_cents - added.total
       or o.subtotal_cents <> (select sum(line_total_cents) from order_lines l where l.order_id = o.id)`,
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
  "an addition is its owner's, adds up, and what it bought is in its order": `
    select a.checkout_id from order_additions a join orders o on o.id = a.order_id join checkouts c on c.id = a.checkout_id
    where c.user_id is distinct from o.user_id
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
  "an order keeps enough for what was added to it, and each addition was confirmed once": `
    select o.number from orders o join order_additions a on a.order_id = o.id
    group by o.id having sum(a.total_cents) >= o.total_cents or sum(a.subtotal_cents) >= o.subtotal_cents
      or sum(a.tax_cents) > o.tax_cents or sum(a.credit_cents) > o.credit_cents
    union all
    select o.number from orders o join order_additions a on a.order_id = o.id
    where o.email not like '%@erased.invalid' and
      (select count(*) from emails e where e.dedupe_key = 'order_added_to:' || o.id || ':' || a.checkout_id) <> 1`,
  "no payment gives back more units than it bought": `
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
  "a refund is of a payment of its order": `
    select r.id from refunds r join orders o on o.id = r.order_id
    where r.intent_id <> o.payment_intent_id
      and not exists (select from order_additions a where a.order_id = o.id and a.payment_intent_id = r.intent_id)`,
  "a founding membership is of its own kind of checkout, and active exactly when that is placed, until refunded": `
    select m.id from memberships m join checkouts c on c.id = m.checkout_id
    where c.purpose <> 'membership' or (c.state = 'placed' and m.state not in ('active', 'refunded'))
       or (m.state = 'active' and c.state <> 'placed')`,
  "a membership that was paid stands in the ledger once, as its deposit, and was confirmed once": `
    select m.id from memberships m join receipts r on r.checkout_id = m.checkout_id
    where (select count(*) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
             where t.key = 'deposit:' || m.id and e.account = 'customer_deposits' and e.amount_cents = -m.amount_cents) <> 1
       or (m.email not like '%@erased.invalid' and (select count(*) from emails e where e.dedupe_key = 'membership_active:' || m.id) <> 1)`,
  "deposits are owed for active memberships and no others": `
    select d.owed from (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'customer_deposits') d
    where d.owed <> (select coalesce(sum(amount_cents), 0) from memberships where kind = 'founding' and state = 'active')`,
  "founding places are held by pending and taken by active memberships": `
    select f.held, f.taken from founding_places f
    where f.held <> (select count(*) from memberships where kind = 'founding' and state = 'pending')
       or f.taken <> (select count(*) from memberships where kind = 'founding' and state = 'active')`,
  "a refunded checkout has a refund of all it received": `
    select c.id from checkouts c join payments p on p.checkout_id = c.id and p.intent_id = c.payment_intent_id
    where c.state = 'refunded' and p.amount_received_cents <> coalesce(
      (select sum(amount_cents + credit_cents) from refunds r where r.intent_id = p.intent_id
        and (r.state <> 'failed' or not exists (select from refunds x where x.replaces = r.id))), 0)`,
  "every ledger transaction sums to zero": `
    select transaction_id from ledger_entries group by transaction_id having sum(amount_cents) <> 0`,
  "an order's sales stand in the ledger once for each of its payments, with its total": `
    select o.number from orders o left join ledger_transactions t on t.order_id = o.id and t.kind = 'sale'
      left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_balance'
    group by o.id having sum(e.amount_cents) is distinct from o.total_cents
      or count(*) <> 1 + (select count(*) from order_additions a where a.order_id = o.id)`,
  "farm shares and commissions make up the subtotal": `
    select o.number from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.farm_share_cents + l.commission_cents) <> o.subtotal_cents`,
  "what is reserved is what active holds hold": `
    select s.product_id from stock s
    where s.reserved <> coalesce((select sum(quantity) from holds h where h.product_id = s.product_id and h.state = 'active'), 0)`,
  "what is sold is what orders sold that were not canceled": `
    select s.product_id from stock s
    where s.sold <> coalesce((select sum(quantity - freed - short) from order_lines l where l.product_id = s.product_id), 0)`,
  "only open checkouts hold goods": `
    select h.checkout_id from holds h join checkouts c on c.id = h.checkout_id
    where h.state = 'active' and c.state not in ('held', 'processing')`,
  "a hold ends 45 minutes after it began (120 by phone), unless its payment is on its way or a box waits for its charge": `
    select c.id from checkouts c where c.state = 'held' and c.hold_expires_at > c.hold_ends_at
    union all
    select c.id from checkouts c join holds h on h.checkout_id = c.id and h.state = 'active'
    where c.state = 'held' and c.hold_ends_at < $1::timestamptz - interval '90 seconds' and c.check_failures = 0
    union all
    -- Others may open checkouts while all this is looked at: a minute more.
    select c.id from checkouts c where c.state = 'held' and c.hold_ends_at > $1::timestamptz
        + case when c.taken_by is null then interval '46 minutes' else interval '121 minutes' end
      and not exists (select from boxes b where b.checkout_id = c.id)`,
  "only open checkouts know the network they were opened from": `
    select c.id from checkouts c where c.network_key is not null and c.state not in ('held', 'processing')`,
  "held slots are held by open checkouts": `
    select d.day from delivery_slots d
    where d.held <> (select count(*) from slot_holds s where s.day = d.day and s."window" = d."window")`,
  "booked slots are booked by orders": `
    select d.day from delivery_slots d
    where d.booked > (select count(*) from orders o where o.delivery_day = d.day and o.delivery_window = d."window"
      and not exists (select from order_history h where h.order_id = o.id and h.to_state = 'canceled'))`,
  "every order has its history and exactly one confirmation": `
    select o.number from orders o
    where not exists (select from order_history h where h.order_id = o.id)
       or (o.email not like '%@erased.invalid' and (select count(*) from emails e where e.dedupe_key = 'order_placed:' || o.id) <> 1)`,
  "no refund is larger than what was received": `
    select p.intent_id from payments p join refunds r on r.intent_id = p.intent_id and r.state <> 'failed'
    group by p.intent_id having sum(r.amount_cents) > p.amount_received_cents`,
  "no more units of a line are refunded than were bought": `
    select l.order_id, l.product_id from order_lines l
      join refund_lines rl on rl.order_id = l.order_id and rl.product_id = l.product_id
      join refunds r on r.id = rl.refund_id and r.state <> 'failed'
    group by l.order_id, l.product_id
    having sum(rl.quantity) > l.quantity or sum(rl.amount_cents) > l.line_total_cents
        or sum(rl.farm_share_cents) > l.farm_share_cents or sum(rl.commission_cents) > l.commission_cents`,
  "a refund of an order is its lines with their tax and the delivery, less the discount": `
    select r.id from refunds r join orders o on o.id = r.order_id
    where o.discount_cents = o.credit_cents and r.amount_cents + r.credit_cents <> r.delivery_cents + r.goodwill_cents + coalesce(
      (select sum(amount_cents + tax_cents) from refund_lines l where l.refund_id = r.id), 0)`,
  "a refund of an order stands in the ledger once, and a failed one is undone": `
    select r.id from refunds r where r.order_id is not null and (
      (select count(*) from ledger_transactions t where t.key = 'order_refund:' || r.id) <> 1
      or (select coalesce(sum(e.amount_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.key = 'order_refund:' || r.id and e.account = 'customer_refunds') <> -r.amount_cents
      or (select coalesce(sum(e.amount_cents), 0) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
         where t.key = 'order_refund:' || r.id and e.account = 'customer_credit') <> -r.credit_cents
      or (r.state = 'failed') <> exists (select from ledger_transactions t where t.key = 'order_refund_undone:' || r.id))`,
  "what each account keeps of an order is what was sold less what was refunded": `
    select o.number, l.farm_id from orders o join order_lines l on l.order_id = o.id
    group by o.id, l.farm_id
    having sum(l.farm_share_cents) - coalesce((select sum(rl.farm_share_cents) from refund_lines rl
        join refunds r on r.id = rl.refund_id and r.state <> 'failed'
        join order_lines x on x.order_id = rl.order_id and x.product_id = rl.product_id
        where rl.order_id = o.id and x.farm_id = l.farm_id), 0)
      <> -(select sum(e.amount_cents) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
           where t.order_id = o.id and e.account = 'farm_payable' and e.farm_id = l.farm_id)`,
  "money is owed back for refunds that were not sent, and no others": `
    select d.owed from (select coalesce(-sum(amount_cents), 0) as owed from ledger_entries where account = 'customer_refunds') d
    where d.owed <> (select coalesce(sum(amount_cents), 0) from refunds where state in ('requested', 'pending')
                       or (state = 'failed' and order_id is null
                         and not exists (select from refunds x where x.replaces = refunds.id)))`,
  "a refund is made good once, and only when it failed": `
    select r.id from refunds r join refunds x on x.replaces = r.id
    where r.state <> 'failed' or x.intent_id <> r.intent_id`,
  "an email says that money was sent back when it was, and only then": `
    select r.id from refunds r where exists (select from emails e where e.dedupe_key = 'refund_sent:' || r.id)
      <> exists (select from ledger_transactions t where t.key = 'refund:' || r.id)`,
  "an email says that a refund failed when it did, and only then": `
    select r.id from refunds r where (r.state = 'failed')
      <> exists (select from emails e where e.dedupe_key = 'refund_failed:' || r.id)`,
  "an email announces every refund that the product or the team began, and none is late": `
    select r.id from refunds r where r.order_id is null and r.replaces is null and r.reason <> 'made_at_provider'
      and not exists (select from emails e where e.dedupe_key = 'payment_returning:' || r.intent_id)`,
  "a payment's state follows the refunds that were sent": `
    select p.intent_id from payments p
      cross join lateral (select coalesce(sum(amount_cents), 0) as sum from refunds r
                          where r.intent_id = p.intent_id and r.state = 'succeeded') sent
    where (p.state = 'refunded') <> (sent.sum > 0 and sent.sum = p.amount_received_cents)
       or (p.state = 'partly_refunded') <> (sent.sum > 0 and sent.sum < p.amount_received_cents)`,
  "a box is charged once, and only when it came: its order is of its checkout, and no other box has one": `
    select b.id from boxes b left join orders o on o.checkout_id = b.checkout_id
    where (b.state = 'placed') <> (b.order_id is not null) or (b.state = 'placed' and o.id is distinct from b.order_id)
       or (b.state in ('planned', 'skipped') and b.attempt > 0)
       or (b.state <> 'placed' and b.state <> 'given_up' and o.id is not null)`,
  "a box that does not come holds nothing": `
    select b.id from boxes b where b.state in ('planned', 'skipped', 'given_up', 'canceled')
      and (exists (select from holds h where h.checkout_id = b.checkout_id and h.state = 'active')
        or exists (select from slot_holds s where s.checkout_id = b.checkout_id))`,
  "a box's goods are worth its price or up to five percent more, and its owner pays the price": `
    select b.id from boxes b join orders o on o.id = b.order_id
    where o.subtotal_cents - o.discount_cents + coalesce(o.credit_cents, 0) <> b.price_cents
       or o.subtotal_cents not between b.price_cents and floor(b.price_cents * 1.05)`,
  "a refunded order has no money left": `
    select o.number from orders o join payments p on p.intent_id = o.payment_intent_id
      or p.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
    where o.state = 'refunded' and p.state <> 'refunded'`,
  "what customers have as credit is owed to them, no more and no less": `
    select owed.sum from (select coalesce(-sum(amount_cents), 0) as sum from ledger_entries where account = 'customer_credit') owed
    where owed.sum <> (select coalesce(sum(amount_cents), 0) from credits)`,
  "an order spends exactly the credit it was placed with, once, and no customer spends more than there was": `
    select o.number from orders o
      left join credits c on c.key = 'order:' || o.id
        or c.key in (select 'addition:' || a.checkout_id from order_additions a where a.order_id = o.id)
    group by o.id
    having o.credit_cents <> coalesce(-sum(c.amount_cents), 0) or bool_or(c.user_id <> o.user_id)
    union all
    select user_id::text from credits where key not like 'refund_failed:%' group by user_id having sum(amount_cents) < 0`,
  "credit that a refund gave stands in its movements, taken back where it failed": `
    select r.id from refunds r
    where r.credit_cents <> coalesce((select sum(amount_cents) from credits c where c.key = 'refund:' || r.id), 0)
       or (case when r.state = 'failed' then r.credit_cents else 0 end)
          <> coalesce((select -sum(amount_cents) from credits c where c.key = 'refund_failed:' || r.id), 0)`,
  "what is given as credit alone is never sent to the provider": `
    select r.id from refunds r where r.amount_cents = 0 and (r.state <> 'succeeded' or r.provider_refund_id is not null)`,
  "no order is packed or sent out while a dispute stops it": `
    select o.number from order_history h join orders o on o.id = h.order_id
      join disputes d on d.intent_id = o.payment_intent_id
        or d.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
    where h.to_state in ('packed', 'out_for_delivery') and h.cause <> 'driver'
      and d.status not in ('won', 'warning_closed', 'prevented')
      and h.created_at > d.created_at`,
  "of an order that was canceled under a lost dispute the farms and the market keep nothing": `
    select o.number from orders o join disputes d on d.intent_id = o.payment_intent_id
        or d.intent_id in (select a.payment_intent_id from order_additions a where a.order_id = o.id)
      join payments p on p.intent_id = d.intent_id
    where o.state = 'canceled' and d.status = 'lost' and d.amount_cents = p.amount_received_cents
      and p.state <> 'refunded'`,
  "goods whose money went back do not go to the door": `
    select o.number, l.product_id from orders o join order_lines l on l.order_id = o.id
      join refund_lines rl on rl.order_id = l.order_id and rl.product_id = l.product_id
      join refunds r on r.id = rl.refund_id and r.state <> 'failed'
    where o.state in ('placed', 'locked', 'harvesting', 'packed')
    group by o.id, l.order_id, l.product_id
    having sum(rl.quantity) > l.freed + l.short`,
  "every movement on the provider's balance names its payment": `
    select t.key from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where e.account = 'provider_balance' and t.intent_id is null`,
} as const;

/**
 * Names of the invariants that do not hold, each with the rows that break it; empty when all is well.
 * `now` is the instant on the clock of the services.
 */
export async function violations(
  sql: Sql,
  now: Date = new Date(),
): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const rows = await sql.unsafe(query, query.includes("$1") ? [now.toISOString()] : []);
    if (rows.length > 0) broken[name] = [...rows];
  }
  return broken;
}

/** Throws with the names of the invariants that do not hold: for after every test. */
export async function assertInvariants(sql: Sql, now: Date = new Date()): Promise<void> {
  const broken = await violations(sql, now);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken, null, 2));
}
