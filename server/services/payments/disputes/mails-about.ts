import { and, desc, eq, inArray } from "drizzle-orm";
import type { MailKind } from "#shared/mail/mail.ts";
import { boxes } from "#db/schema/boxes/boxes.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { orderProblems } from "#db/schema/orders/problems.ts";
import { routeStops } from "#db/schema/logistics/logistics.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { payments, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Db } from "#db/client.ts";

/** Emails that prove to a bank what the customer was sent; account and marketing emails are excluded. */
const SHOWN_MAILS: readonly MailKind[] = [
  "order_placed",
  "order_canceled",
  "order_changed",
  "order_added_to",
  "payment_link",
  "order_reminder",
  "order_short",
  "order_out",
  "order_late",
  "order_delivered",
  "delivery_failed",
  "order_left_behind",
  "payment_returning",
  "refund_started",
  "refund_sent",
  "credit_given",
  "problem_answered",
  "membership_active",
  "gift_card_bought",
  "box_started",
  "box_reminder",
];

/** The customer and payments the emails are about, and the order that was paid for, if any. */
type About = { email: string; intentIds: readonly string[]; orderId: string | null };

/** Emails to a customer about these payments and what they bought, in any state, newest first. */
export async function mailsAbout(db: Db, about: About) {
  const keys = new Set(await keysOf(db, about));
  const rows = await db
    .select({
      id: emails.id,
      kind: emails.kind,
      subject: emails.subject,
      to: emails.to,
      state: emails.state,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      dedupeKey: emails.dedupeKey,
    })
    .from(emails)
    .where(and(eq(emails.to, about.email), inArray(emails.kind, [...SHOWN_MAILS])))
    .orderBy(desc(emails.createdAt), desc(emails.id));
  return rows.flatMap(({ dedupeKey, ...mail }) =>
    dedupeKey.split(":").some((part) => keys.has(part)) ? [mail] : [],
  );
}

/**
 * The ids in the emails' keys: the payments and their refunds; the order, its stops and problems; the
 * membership or gift card; the box and its subscription.
 */
async function keysOf(db: Db, { intentIds, orderId }: About): Promise<string[]> {
  const intents = [...intentIds];
  const bought = db
    .select({ id: payments.checkoutId })
    .from(payments)
    .where(inArray(payments.intentId, intents));
  const [checkouts, sentBack, stops, problems, joined, given, charged] = await Promise.all([
    bought,
    db.select({ id: refunds.id }).from(refunds).where(inArray(refunds.intentId, intents)),
    orderId
      ? db.select({ id: routeStops.id }).from(routeStops).where(eq(routeStops.orderId, orderId))
      : [],
    orderId
      ? db
          .select({ id: orderProblems.id })
          .from(orderProblems)
          .where(eq(orderProblems.orderId, orderId))
      : [],
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(inArray(memberships.checkoutId, bought)),
    db.select({ id: giftCards.id }).from(giftCards).where(inArray(giftCards.checkoutId, bought)),
    db
      .select({ id: boxes.id, subscriptionId: boxes.subscriptionId })
      .from(boxes)
      .where(inArray(boxes.checkoutId, bought)),
  ]);
  const rows = [...checkouts, ...sentBack, ...stops, ...problems, ...joined, ...given, ...charged];
  return [
    ...intents,
    ...(orderId ? [orderId] : []),
    ...rows.map(({ id }) => id),
    ...charged.map(({ subscriptionId }) => subscriptionId),
  ];
}
