import { eq, type SQL, sql } from "drizzle-orm";
import { paymentsErrors as m } from "#messages/payments/errors.ts";
import { DISPUTE_FAVORABLE } from "#shared/payments/disputes/dispute.ts";
import { DomainError } from "#shared/errors.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Db, Tx } from "#db/client.ts";

/** The statuses that stop no order, as an SQL list. */
export const FAVORABLE = sql.join(
  DISPUTE_FAVORABLE.map((status) => sql`${status}`),
  sql`, `,
);

/**
 * Whether a dispute stops the query's `orders`: the order is not packed, routed or driven until the bank
 * decides for us. The same rule as `stopsOrder`. Disputed orders are looked up once per query, since they are
 * few compared with a day's orders.
 */
export const isStopped: SQL<boolean> = sql<boolean>`${orders.id} = any(array(
  select o.id from orders o join disputes d on d.intent_id = o.payment_intent_id
  where d.status not in (${FAVORABLE})
  union all
  select a.order_id from order_additions a join disputes d on d.intent_id = a.payment_intent_id
  where d.status not in (${FAVORABLE})))`;

/** `isStopped` for queries that are written out: whether a dispute stops `orders o`. */
export function stops(query: Db["$client"]) {
  return query`exists (
    select from disputes d where d.status <> all(${[...DISPUTE_FAVORABLE]}::text[])
      and (d.intent_id = o.payment_intent_id or d.intent_id in (
        select a.payment_intent_id from order_additions a where a.order_id = o.id)))`;
}

export async function isStoppedOrder(tx: Db | Tx, { id }: { id: string }): Promise<boolean> {
  const [row] = await tx.select({ isStopped }).from(orders).where(eq(orders.id, id));
  return row?.isStopped ?? false;
}

/** Throws `conflict` when a dispute stops the order. */
export async function refuseStopped(tx: Tx, order: { id: string; number: string }): Promise<void> {
  if (!(await isStoppedOrder(tx, order))) return;
  throw new DomainError("conflict", m.disputed(order.number));
}
