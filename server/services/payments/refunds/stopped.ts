import { eq, type SQL, sql } from "drizzle-orm";
import { DISPUTE_FAVORABLE, DISPUTED_ORDER } from "#shared/payments/dispute.ts";
import { DomainError } from "#shared/errors.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { PAYMENTS_OF_ORDER } from "./sold.ts";

/** The statuses that stop nothing, as a list of SQL. */
export const FAVORABLE = sql.join(
  DISPUTE_FAVORABLE.map((status) => sql`${status}`),
  sql`, `,
);

/**
 * Whether a dispute stops the order of the query's `orders`: it is not packed, routed or driven
 * while the bank has not decided for us. The rule is `stopsOrder`.
 */
export const isStopped: SQL<boolean> = sql<boolean>`exists (select from ${disputes}
  where ${disputes.intentId} = any(${PAYMENTS_OF_ORDER}) and ${disputes.status} not in (${FAVORABLE}))`;

export async function isStoppedOrder(tx: Tx, { id }: { id: string }): Promise<boolean> {
  const [row] = await tx.select({ isStopped }).from(orders).where(eq(orders.id, id));
  return row?.isStopped ?? false;
}

/** Throws `conflict` when a dispute stops the order. */
export async function refuseStopped(tx: Tx, order: { id: string; number: string }): Promise<void> {
  if (!(await isStoppedOrder(tx, order))) return;
  throw new DomainError("conflict", `${order.number}: ${DISPUTED_ORDER}`);
}
