import { type SQL, sql } from "drizzle-orm";
import { DISPUTE_FAVORABLE } from "#shared/payments/dispute.ts";
import { instantOf } from "#db/sql-instant.ts";

/** Statuses under which a dispute is over, whoever it was decided for. */
const OVER = sql.join(
  [...DISPUTE_FAVORABLE, "lost"].map((status) => sql`${status}`),
  sql`, `,
);

/** Whether a bank still has to decide about a payment of the order `o`. */
export const IS_DISPUTED: SQL<boolean> = sql<boolean>`exists (
  select from disputes d where d.status not in (${OVER}) and d.intent_id in (
    select o.payment_intent_id
    union all
    select a.payment_intent_id from order_additions a where a.order_id = o.id))`;

/** Whether the entry `e` is in no payout that has it for itself. */
export const IS_FREE: SQL<boolean> = sql<boolean>`not exists (
  select from payout_entries x where x.entry_id = e.id and x.freed_at is null)`;

/**
 * Whether what the order `o` earned can be paid: it was delivered before this instant, or is over without a
 * delivery and all refunds of it have been sent.
 */
export function isPayable(before: Date): SQL<boolean> {
  return sql<boolean>`(
    case when o.state = 'delivered' then true
      when o.state in ('canceled', 'refunded') then not exists (
        select from refunds r where r.order_id = o.id and (r.state in ('requested', 'pending')
          or (r.state = 'failed' and not exists (select from refunds later where later.replaces = r.id))))
      else false end
    and not exists (
      select from order_history h
      where h.order_id = o.id and h.to_state = 'delivered' and h.created_at >= ${instantOf(before)}))`;
}
