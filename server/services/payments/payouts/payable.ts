import { type SQL, sql } from "drizzle-orm";
import { DISPUTE_LOST, DISPUTE_OVER_STATUSES } from "#shared/payments/disputes/dispute.ts";
import { instantOf } from "#db/sql-instant.ts";

const OVER = sql.join(
  DISPUTE_OVER_STATUSES.map((status) => sql`${status}`),
  sql`, `,
);

/** Orders about a payment of which a bank still has to decide. */
const DISPUTED: SQL = sql`
  select x.id from disputes d join orders x on x.payment_intent_id = d.intent_id
  where d.status not in (${OVER})
  union all
  select a.order_id from disputes d join order_additions a on a.payment_intent_id = d.intent_id
  where d.status not in (${OVER})`;

/**
 * Orders of which nothing can be paid yet: on their way, delivered at this instant or later, or over without a
 * delivery while a refund of them is not sent.
 */
const waiting = (before: Date): SQL => sql`
  select x.id from orders x where x.state not in ('delivered', 'canceled', 'refunded')
  union all
  select h.order_id from order_history h
  where h.to_state = 'delivered' and h.from_state is distinct from 'refunded' and h.created_at >= ${instantOf(before)}
  union all
  select x.id from refunds r join orders x on x.id = r.order_id
  join payments p on p.intent_id = r.intent_id
  where x.state in ('canceled', 'refunded') and (r.state in ('requested', 'pending')
    or (r.state = 'failed' and p.state <> 'refunded' and r.overtaken_by is null
      and not exists (select from refunds later where later.replaces = r.id)))`;

/** Whether a bank still has to decide about a payment of the order `o`. */
export const IS_DISPUTED: SQL<boolean> = sql<boolean>`o.id in (${DISPUTED})`;

/** Whether a bank took back for good what was paid for the order `o`, whichever of its payments; a condition on the dispute `d` narrows it. */
export function isLost(which: SQL = sql`true`): SQL<boolean> {
  return sql<boolean>`exists (select from disputes d where d.status = ${DISPUTE_LOST} and ${which} and (
    d.intent_id = o.payment_intent_id or exists (select from order_additions a
      where a.order_id = o.id and a.payment_intent_id = d.intent_id)))`;
}

/** Whether the entry `e` is in no payout that has it for itself. */
export const IS_FREE: SQL<boolean> = sql<boolean>`not exists (
  select from payout_entries x where x.entry_id = e.id and x.freed_at is null)`;

/**
 * Whether what the order `o` earned can be paid: it was delivered before this instant, or is over without a
 * delivery and all refunds of it have been sent.
 */
export function isPayable(before: Date): SQL<boolean> {
  return sql<boolean>`o.id not in (${waiting(before)})`;
}

/** The ids, as `id`, of all orders of which nothing can be paid yet, or which are disputed, each once. */
export function unpayableOrders(before: Date): SQL {
  return sql`(${waiting(before)}) union (${DISPUTED})`;
}
