import { asc, desc, eq, sql } from "drizzle-orm";
import type { DisputeFacts } from "#shared/payments/disputes/dispute-evidence.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import { routeStops, stopEvents } from "#db/schema/logistics/logistics.ts";
import { orderAdditions } from "#db/schema/orders/additions.ts";
import { type orderLines, orders } from "#db/schema/orders/orders.ts";
import { payments, receipts, refunds } from "#db/schema/payments/payments.ts";
import { users } from "#db/schema/accounts/users.ts";
import type { Db } from "#db/client.ts";
import { paidFor, purchasesOf } from "../refunds/sold.ts";
import { mailsAbout } from "./mails-about.ts";

type Order = typeof orders.$inferSelect;

/**
 * Collects what we know about a disputed payment: ids, amounts, timestamps and text that people wrote, but no
 * wording of our own. The team's page renders it in the reader's language, and `evidenceText` in English for
 * the bank. Null for an unknown payment.
 */
export async function factsOf(db: Db, intentId: string): Promise<DisputeFacts | null> {
  const [paid] = await db
    .select({ payment: payments, purpose: checkouts.purpose })
    .from(payments)
    .innerJoin(checkouts, eq(checkouts.id, payments.checkoutId))
    .where(eq(payments.intentId, intentId));
  if (!paid) return null;
  const { payment, purpose } = paid;
  const [[order], [addition], [receipt], [quote]] = await Promise.all([
    db.select().from(orders).where(paidFor(intentId)),
    db.select().from(orderAdditions).where(eq(orderAdditions.paymentIntentId, intentId)),
    db.select().from(receipts).where(eq(receipts.paymentIntentId, intentId)),
    quotePaid(db, payment),
  ]);
  const email = order?.email ?? receipt?.email ?? quote?.delivery.email ?? "";
  const at = addition?.createdAt ?? order?.placedAt ?? receipt?.paidAt ?? payment.createdAt;
  const given = order?.delivery;
  const [lines, delivery, mails, sentBack] = await Promise.all([
    order ? boughtWith(db, order, intentId) : [],
    order ? stopsOf(db, order.id) : [],
    mailsOf(db, email, intentId, order),
    refundsOf(db, intentId),
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
    order: order ? orderFacts(order) : null,
    lines,
    delivery,
    mails,
    refunds: sentBack,
  };
}

/** The quote that was paid: the latest one whose total matches the amount. */
function quotePaid(db: Db, { checkoutId, amount }: typeof payments.$inferSelect) {
  return db
    .select()
    .from(checkoutQuotes)
    .where(eq(checkoutQuotes.checkoutId, checkoutId))
    .orderBy(
      desc(sql`${checkoutQuotes.quote} -> 'totals' ->> 'total' = ${String(amount)}`),
      desc(checkoutQuotes.revision),
    )
    .limit(1);
}

function refundsOf(db: Db, intentId: string) {
  return db
    .select({
      at: refunds.createdAt,
      amount: refunds.amount,
      credit: refunds.credit,
      reason: refunds.reason,
      state: refunds.state,
    })
    .from(refunds)
    .where(eq(refunds.intentId, intentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

function orderFacts(order: Order): DisputeFacts["order"] {
  const { address, city, zipCode, specialInstructions } = order.delivery;
  return {
    placedAt: order.placedAt,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    address: [address, city, `CA ${zipCode}`].filter(Boolean).join(", "),
    instructions: specialInstructions ?? "",
    state: order.state,
  };
}

/** What this payment of an order bought: the original goods or an addition. */
async function boughtWith(db: Db, order: Order, intentId: string) {
  const purchase = (await purchasesOf(db, order)).find((one) => one.intentId === intentId);
  const lines: readonly (typeof orderLines.$inferSelect)[] = purchase?.sold.lines ?? [];
  return lines.map(({ name, pack, quantity, unitPrice, lineTotal }) => ({
    name,
    pack,
    quantity,
    unitPrice,
    lineTotal,
  }));
}

/** The drivers' reports at the door, in the order in which they happened. */
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

/** Emails about this payment that were sent to the customer, oldest first. */
async function mailsOf(
  db: Db,
  email: string,
  intentId: string,
  order: Order | undefined,
): Promise<DisputeFacts["mails"]> {
  if (!email) return [];
  const rows = await mailsAbout(db, { email, intentIds: [intentId], orderId: order?.id ?? null });
  return rows
    .flatMap(({ kind, subject, to, state, sentAt }) =>
      state === "sent" && sentAt ? [{ kind, subject, to, sentAt }] : [],
    )
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
}
