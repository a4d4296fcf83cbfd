import { type SQL, sql } from "drizzle-orm";
import { DISPUTE_LOST, DISPUTE_OVER_STATUSES } from "#shared/payments/disputes/dispute.ts";
import { instantOf } from "#db/sql/sql-instant.ts";
import { notMadeGood } from "../refunds/sold.ts";

const OVER = sql.join(
  DISPUTE_OVER_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

/** Orders with a payment whose dispute is undecided. */
const DISPUTED: SQL = sql`
  select x.id from disputes d join orders x on x.payment_intent_id = d.intent_id
  where d.status not in (${OVER})
  union all
  select a.order_id from disputes d join order_additions a on a.payment_intent_id = d.intent_id
  where d.status not in (${OVER})`;

/**
 * Orders whose delivery failed and whose goods were not all given back, once for each such line. The rule of the
 * database function `is_given_back`, but for all orders at once: many deliveries fail over the years.
 */
const NOT_GIVEN_BACK: SQL = sql`
  select l.order_id from orders x join order_lines l on l.order_id = x.id
    left join (
      select b.order_id, b.product_id, sum(b.quantity) as quantity
      from orders y join refund_lines b on b.order_id = y.id join refunds r on r.id = b.refund_id
      where y.state = 'failed_delivery' and r.state <> 'failed' group by 1, 2
    ) back on back.order_id = l.order_id and back.product_id = l.product_id
  where x.state = 'failed_delivery' and l.quantity > coalesce(back.quantity, 0)`;

/**
 * Orders that cannot be paid out yet: not delivered, delivered at or after this instant, or ended without a
 * delivery while a refund of them is still unsent. An order whose delivery failed has ended once all its goods were
 * given back, although it keeps its state: its fee may not be refunded, or the bank gave the money back.
 */
const waiting = (before: Date): SQL => sql`
  select x.id from orders x where x.state not in ('delivered', 'canceled', 'refunded', 'failed_delivery')
  union all
  ${NOT_GIVEN_BACK}
  union all
  select h.order_id from order_history h
  where is_handed_over(h) and h.created_at >= ${instantOf(before)}
  union all
  select x.id from refunds r join orders x on x.id = r.order_id
  join payments p on p.intent_id = r.intent_id
  where x.state in ('canceled', 'refunded', 'failed_delivery') and (r.state in ('requested', 'pending')
    or (r.state = 'failed' and p.state <> 'refunded' and ${notMadeGood("r")}))`;

/** Whether a payment of the order `o` has an undecided dispute. */
export const IS_DISPUTED: SQL<boolean> = sql<boolean>`o.id in (${DISPUTED})`;

/**
 * Whether a bank took back any payment of the order `o` for good; `which`, a condition on the dispute `d`,
 * narrows it down.
 */
export function isLost(which: SQL = sql`true`): SQL<boolean> {
  return sql<boolean>`exists (select from disputes d where d.status = ${DISPUTE_LOST} and ${which} and (
    d.intent_id = o.payment_intent_id or exists (select from order_additions a
      where a.order_id = o.id and a.payment_intent_id = d.intent_id)))`;
}

/** Whether the entry `e` is in no payout, or was freed from those that had it. */
export const IS_FREE: SQL<boolean> = sql<boolean>`not exists (
  select from payout_entries x where x.entry_id = e.id and x.freed_at is null)`;

/**
 * Whether the earnings of the order `o` can be paid out: it was delivered before this instant, or ended without
 * a delivery and all its refunds have been sent.
 */
export function isPayable(before: Date): SQL<boolean> {
  return sql<boolean>`o.id not in (${waiting(before)})`;
}

/** The ids, as `id`, of all orders that cannot be paid out yet or are disputed, without duplicates. */
export function unpayableOrders(before: Date): SQL {
  return sql`(${waiting(before)}) union (${DISPUTED})`;
}
