import { eq, inArray } from "drizzle-orm";
import { contactAttachments, contactMessages } from "#db/schema/mail/contact.ts";
import { earlyAccessSignups } from "#db/schema/memberships/early-access.ts";
import { emails } from "#db/schema/mail/emails.ts";
import {
  customerUpdateRecipients,
  customerUpdates,
} from "#db/schema/subscribers/customer-updates.ts";
import {
  productAlerts,
  subscriberEvents,
  subscribers,
} from "#db/schema/subscribers/subscribers.ts";
import { waitingList } from "#db/schema/subscribers/waiting-list.ts";
import type { Tx } from "#db/client.ts";
import type { Owner } from "./owner.ts";

/** What an address wrote to us and we to it, and what it signed up for. */
export async function messageRowsOf(tx: Tx, { email }: Owner) {
  return {
    waiting_list: await tx.select().from(waitingList).where(eq(waitingList.email, email)),
    contact_messages: await tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email)),
    contact_attachments: await tx
      .select({
        messageId: contactAttachments.messageId,
        type: contactAttachments.type,
        createdAt: contactAttachments.createdAt,
      })
      .from(contactAttachments)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAttachments.messageId))
      .where(eq(contactMessages.email, email)),
    emails: await tx
      .select({ kind: emails.kind, subject: emails.subject, createdAt: emails.createdAt })
      .from(emails)
      .where(eq(emails.to, email)),
    customer_update_recipients: await tx
      .select({ subject: customerUpdates.subject, queuedAt: customerUpdateRecipients.queuedAt })
      .from(customerUpdateRecipients)
      .innerJoin(customerUpdates, eq(customerUpdates.id, customerUpdateRecipients.updateId))
      .where(eq(customerUpdateRecipients.email, email)),
    ...(await subscriberRowsOf(tx, email)),
  };
}

async function subscriberRowsOf(tx: Tx, email: string) {
  const theirs = tx
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  const signups = await tx
    .select()
    .from(earlyAccessSignups)
    .where(inArray(earlyAccessSignups.subscriberId, theirs));
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
    early_access_signups: signups.map(({ referredBy: _, ...row }) => row),
  };
}
