import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { DisputeFacts } from "#shared/payments/disputes/dispute-evidence.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { boxes } from "#db/schema/boxes.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout.ts";
import { routeStops, stopEvents } from "#db/schema/logistics.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import { memberships } from "#db/schema/memberships/memberships.ts";
import { giftCards } from "#db/schema/payments/gift-cards.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/platform/system.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { paidFor } from "../refunds/sold.ts";

/** Emails that show a bank what a customer was sent; those about accounts and marketing are none of its business. */
export const SHOWN_MAILS: readonly MailKind[] = [
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
  "problem_answered",
  "membership_active",
  "gift_card_bought",
  "box_started",
  "box_reminder",
];

type Payment = typeof payments.$inferSelect;
type Order = typeof orders.$inferSelect;

/**
 * Collects what we know about a payment, for its dispute: ids, sums, instants and what people wrote, no words of ours.
 * The team's page puts them into its reader's language, `evidenceText` into English for the bank. Null for a payment
 * we do not know.
 */
export async function factsOf(db: Db, intentId: string): Promise<DisputeFacts | null> {
  const [paid] = await db
    .select({ payment: payments, purpose: checkouts.purpose })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.intentId, intentId));
  if (!paid) return null;
  const { payment, purpose } = paid;
  const [[order], [receipt], [quote]] = await Promise.all([
    db.select().from(orders).where(paidFor(intentId)),
    db.select().from(receipts).where(eq(receipts.paymentIntentId, intentId)),
    db
      .select()
      .from(checkoutQuotes)
      .where(eq(checkoutQuotes.checkoutId, payment.checkoutId))
      .orderBy(
        // The quote that was paid; of several with its sum the last.
        desc(sql`${checkoutQuotes.quote} -> 'totals' ->> 'total' = ${String(payment.amount)}`),
        desc(checkoutQuotes.revision),
      )
      .limit(1),
  ]);
  const email = order?.email ?? receipt?.email ?? quote?.delivery.email ?? "";
  const at = order?.placedAt ?? receipt?.paidAt ?? payment.createdAt;
  const given = order?.delivery;
  const [lines, delivery, mails, sentBack] = await Promise.all([
    order ? linesOf(db, order.id) : [],
    order ? stopsOf(db, order.id) : [],
    email ? mailKeysOf(db, payment, order).then((keys) => mailsOf(db, email, keys)) : [],
    db
      .select({
        at: refunds.createdAt,
        amount: refunds.amount,
        credit: refunds.credit,
        reason: refunds.reason,
        state: refunds.state,
      })
      .from(refunds)
      .where(eq(refunds.intentId, intentId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
  ]);
  return {
    number: order?.number ?? receipt?.number ?? intentId,
    purpose,
    customer: {
      name: [given?.firstName ?? quote?.delivery.firstName, given?.lastName]
        .filter(Boolean)
        .join(" "),
      email,
      phone: given?.phone ?? "",
    },
    paid: { at, amount: payment.amount, received: payment.amountReceived },
    quoted: quote?.quote.totals ?? null,
    order: order
      ? {
          placedAt: order.placedAt,
          day: order.deliveryDay,
          window: order.deliveryWindow,
          address: [order.delivery.address, order.delivery.city, `CA ${order.delivery.zipCode}`]
            .filter(Boolean)
            .join(", "),
          instructions: order.delivery.specialInstructions ?? "",
          state: order.state,
        }
      : null,
    lines,
    delivery,
    mails,
    refunds: sentBack,
  };
}

function linesOf(db: Db, orderId: string) {
  return db
    .select({
      name: orderLines.name,
      pack: orderLines.pack,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      lineTotal: orderLines.lineTotal,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.name), asc(orderLines.productId));
}

/** What drivers reported at the door, by the time at which it happened. */
function stopsOf(db: Db, orderId: string) {
  return db
    .select({
      kind: stopEvents.kind,
      at: stopEvents.happenedAt,
      remark: stopEvents.remark,
      note: stopEvents.note,
      driver: users.firstName,
      isByHand: stopEvents.byHand,
    })
    .from(stopEvents)
    .innerJoin(routeStops, eq(routeStops.id, stopEvents.stopId))
    .leftJoin(users, eq(users.id, stopEvents.driverId))
    .where(eq(routeStops.orderId, orderId))
    .orderBy(asc(stopEvents.happenedAt), asc(stopEvents.id));
}

/**
 * What the emails of a payment are keyed by: its order, refunds and stops, its membership or gift card, or its box
 * and the subscription of the box.
 */
export async function mailKeysOf(
  db: Db,
  payment: Pick<Payment, "intentId" | "checkoutId">,
  order: Pick<Order, "id"> | undefined,
): Promise<string[]> {
  const [sentBack, stops, joined, given, charged] = await Promise.all([
    db.select({ id: refunds.id }).from(refunds).where(eq(refunds.intentId, payment.intentId)),
    order
      ? db.select({ id: routeStops.id }).from(routeStops).where(eq(routeStops.orderId, order.id))
      : [],
    db
      .select({ id: memberships.id })
      .from(memberships)
      .where(eq(memberships.checkoutId, payment.checkoutId)),
    db
      .select({ id: giftCards.id })
      .from(giftCards)
      .where(eq(giftCards.checkoutId, payment.checkoutId)),
    db
      .select({ id: boxes.id, subscriptionId: boxes.subscriptionId })
      .from(boxes)
      .where(eq(boxes.checkoutId, payment.checkoutId)),
  ]);
  const ids = [...(order ? [order] : []), ...sentBack, ...stops, ...joined, ...given, ...charged];
  return [
    payment.checkoutId,
    ...ids.map(({ id }) => id),
    ...charged.map(({ subscriptionId }) => subscriptionId),
  ];
}

/** Emails about this payment that left for the customer. */
async function mailsOf(db: Db, email: string, keys: string[]): Promise<DisputeFacts["mails"]> {
  const rows = await db
    .select({
      kind: emails.kind,
      subject: emails.subject,
      to: emails.to,
      sentAt: emails.sentAt,
      dedupeKey: emails.dedupeKey,
    })
    .from(emails)
    .where(
      and(eq(emails.to, email), eq(emails.state, "sent"), inArray(emails.kind, [...SHOWN_MAILS])),
    )
    .orderBy(asc(emails.sentAt), asc(emails.id));
  return rows
    .filter(({ dedupeKey }) => dedupeKey.split(":").some((part) => keys.includes(part)))
    .flatMap(({ dedupeKey: _, sentAt, ...mail }) => (sentAt ? [{ ...mail, sentAt }] : []));
}
