import { eq, inArray, or } from "drizzle-orm";
import { invitations } from "#db/schema/accounts/accounts.ts";
import { boxes, boxSubscriptions } from "#db/schema/boxes.ts";
import { checkouts } from "#db/schema/checkout.ts";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import { orders } from "#db/schema/orders/orders.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import {
  productAlerts,
  subscriberEvents,
  subscribers,
} from "#db/schema/subscribers/subscribers.ts";
import type { Tx } from "#db/client.ts";

/** An account's weekly boxes, receipts and refunds; the refunds without the team's notes. */
export async function paymentRowsOf(tx: Tx, { id, email }: { id: string; email: string }) {
  const theirCheckouts = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(eq(checkouts.userId, id));
  const theirBoxes = tx
    .select({ id: boxSubscriptions.id })
    .from(boxSubscriptions)
    .where(eq(boxSubscriptions.userId, id));
  const theirOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const theirPayments = tx
    .select({ id: payments.intentId })
    .from(payments)
    .where(inArray(payments.checkoutId, theirCheckouts));
  return {
    boxes: await tx.select().from(boxes).where(inArray(boxes.subscriptionId, theirBoxes)),
    receipts: await tx
      .select()
      .from(receipts)
      .where(or(inArray(receipts.checkoutId, theirCheckouts), eq(receipts.email, email))),
    refunds: await tx
      .select({
        id: refunds.id,
        orderId: refunds.orderId,
        intentId: refunds.intentId,
        amount: refunds.amount,
        credit: refunds.credit,
        cause: refunds.cause,
        state: refunds.state,
        createdAt: refunds.createdAt,
        sentAt: refunds.sentAt,
      })
      .from(refunds)
      .where(or(inArray(refunds.orderId, theirOrders), inArray(refunds.intentId, theirPayments))),
  };
}

/**
 * An address's newsletter subscription with its consent history, product alerts, early access
 * signup, customer updates and invitations.
 */
export async function correspondenceRowsOf(tx: Tx, email: string) {
  const theirs = tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  return {
    subscribers: await tx.select().from(subscribers).where(eq(subscribers.email, email)),
    subscriber_events: await tx
      .select()
      .from(subscriberEvents)
      .where(inArray(subscriberEvents.subscriberId, theirs)),
    product_alerts: await tx
      .select()
      .from(productAlerts)
      .where(inArray(productAlerts.subscriberId, theirs)),
    // Who referred them is another person's data.
    early_access_signups: (
      await tx
        .select()
        .from(earlyAccessSignups)
        .where(inArray(earlyAccessSignups.subscriberId, theirs))
    ).map(({ referredBy: _, ...row }) => row),
    customer_update_recipients: await tx
      .select({ subject: customerUpdates.subject, queuedAt: customerUpdateRecipients.queuedAt })
      .from(customerUpdateRecipients)
      .innerJoin(customerUpdates, eq(customerUpdates.id, customerUpdateRecipients.updateId))
      .where(eq(customerUpdateRecipients.email, email)),
    invitations: await tx
      .select({
        role: invitations.role,
        createdAt: invitations.createdAt,
        acceptedAt: invitations.acceptedAt,
      })
      .from(invitations)
      .where(eq(invitations.email, email)),
  };
}
