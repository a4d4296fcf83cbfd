import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { DISPUTE_ANSWERABLE } from "#shared/payments/disputes/dispute.ts";
import { disputes } from "#db/schema/payments/disputes.ts";
import { checkouts } from "#db/schema/checkout/checkout.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import type { Deps } from "#server/deps.ts";
import { NOT_MADE_GOOD, paidFor } from "../refunds/sold.ts";

const LISTED = 20;

/**
 * A failed refund that can still be made good: nothing has replaced it, and the payment has money left to
 * refund.
 */
export const TO_BE_MADE_GOOD = sql<boolean>`(${refunds.state} = 'failed' and ${NOT_MADE_GOOD}
  and ${payments.state} <> 'refunded')`;

/** Whether the customer has an account that can hold credit. */
export const HAS_ACCOUNT = sql<boolean>`(case when ${orders.id} is not null then ${orders.userId}
  else coalesce(${memberships.userId}, ${checkouts.userId}) end) is not null`;

/** What needs the team's attention: failed refunds, and disputes waiting for a response. */
export async function paymentAttention({ db }: Pick<Deps, "db">) {
  const [failed, disputed] = await Promise.all([
    db
      .select({
        id: refunds.id,
        intentId: refunds.intentId,
        amount: refunds.amount,
        number: sql<string | null>`coalesce(${orders.number}, ${receipts.number})`,
        at: refunds.updatedAt,
        hasAccount: HAS_ACCOUNT,
      })
      .from(refunds)
      .innerJoin(payments, eq(payments.intentId, refunds.intentId))
      .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
      .leftJoin(orders, eq(orders.id, refunds.orderId))
      .leftJoin(receipts, eq(receipts.paymentIntentId, refunds.intentId))
      .leftJoin(memberships, eq(memberships.checkoutId, checkouts.id))
      .where(TO_BE_MADE_GOOD)
      // Oldest first.
      .orderBy(asc(refunds.updatedAt), asc(refunds.id))
      .limit(LISTED),
    db
      .select({
        id: disputes.id,
        intentId: disputes.intentId,
        amount: disputes.amount,
        number: sql<string | null>`coalesce(${orders.number}, ${receipts.number})`,
        dueBy: disputes.dueBy,
      })
      .from(disputes)
      .leftJoin(orders, paidFor(disputes.intentId))
      .leftJoin(receipts, eq(receipts.paymentIntentId, disputes.intentId))
      .where(inArray(disputes.status, DISPUTE_ANSWERABLE))
      // Earliest response deadline first, so that none is missed.
      .orderBy(sql`${disputes.dueBy} asc nulls last`, desc(disputes.id))
      .limit(LISTED),
  ]);
  return { failed, disputed };
}
