import { randomBytes, randomUUID } from "node:crypto";
import type { Delivery, Quote } from "#shared/checkout/checkout.ts";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { saleEntries } from "#shared/payments/ledger.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { formatOrderNumber, orderLifecycle } from "#shared/orders/order.ts";
import { splitLine } from "#shared/checkout/pricing.ts";
import { businessOf } from "#shared/platform/business-settings.ts";
import { calendarOf, type Settings } from "#shared/platform/settings.ts";
import type { checkouts } from "#db/schema/checkout.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Intent } from "../../payments/port.ts";
import { moveCredit } from "../payments/credit/credits.ts";
import { post } from "../payments/ledger.ts";
import { postFee } from "../payments/provider-fee.ts";
import { newOrderUrl } from "../platform/order-links.ts";
import { writeMail } from "../mail/outbox.ts";

type Paid = {
  checkout: typeof checkouts.$inferSelect;
  quote: Quote;
  delivery: Delivery;
  intent: Intent;
  settings: Settings;
};

/**
 * Writes the order of a paid quote with its lines, history, ledger and mail, all in the caller's
 * transaction. Each is one statement; all are sent to the database in one go, the order first.
 */
export async function placeOrder(deps: Deps, tx: Tx, paid: Paid, cause: string): Promise<Order> {
  const { quote, intent, settings } = paid;
  const now = deps.clock.now();
  const named = { id: randomUUID(), number: formatOrderNumber(randomBytes(8)), placedAt: now };
  const values = { ...named, ...columnsOf(paid) };
  const { id: orderId } = values;
  const link = newOrderUrl(deps, values);
  const [order] = await Promise.all([
    insertOrder(tx, values),
    insertLines(tx, orderId, quote),
    beginHistory(tx, orderId, paid, { cause, now }),
    post(tx, {
      at: now,
      key: `sale:${orderId}`,
      kind: "sale",
      orderId,
      intentId: intent.id,
      lines: saleEntries(quote.lines, quote.totals),
    }),
    spendCredit(tx, values, now),
    postFee(tx, orderId, intent, now),
    link.write(tx),
    writeMail(
      deps,
      tx,
      {
        kind: "order_placed",
        to: values.email,
        dedupeKey: `order_placed:${orderId}`,
        data: { ...confirmationOf(values.number, paid), orderUrl: link.url },
      },
      businessOf(settings),
    ),
  ]);
  return order;
}

type Order = typeof orders.$inferSelect;

function columnsOf({ checkout, quote, delivery, intent }: Paid) {
  return {
    checkoutId: checkout.id,
    paymentIntentId: intent.id,
    userId: checkout.userId,
    email: delivery.email,
    subtotal: quote.totals.subtotal,
    tax: quote.totals.tax,
    deliveryFee: quote.totals.delivery,
    discount: quote.totals.discount,
    credit: quote.totals.credit ?? NO_MONEY,
    total: quote.totals.total,
    taxBps: quote.taxBps,
    deliveryDay: quote.day,
    deliveryWindow: quote.window,
    delivery,
  };
}

async function insertOrder(tx: Tx, values: typeof orders.$inferInsert): Promise<Order> {
  const [order] = await tx.insert(orders).values(values).returning();
  if (!order) throw new Error("An order could not be written");
  return order;
}

async function insertLines(tx: Tx, orderId: string, { lines }: Quote): Promise<void> {
  await tx.insert(orderLines).values(
    lines.map((line) => ({
      ...line,
      ...splitLine(line.lineTotal, line.commissionBps),
      orderId,
    })),
  );
}

async function beginHistory(
  tx: Tx,
  orderId: string,
  { checkout: { takenBy } }: Paid,
  { cause, now }: { cause: string; now: Date },
): Promise<void> {
  await tx.insert(orderHistory).values({
    orderId,
    to: orderLifecycle.initial,
    actor: takenBy ?? "system",
    cause: takenBy ? "phone" : cause,
    createdAt: now,
  });
}

/** What the quote promised was kept free for this order; its sale has the ledger lines. */
async function spendCredit(
  tx: Tx,
  { id, userId, credit }: Pick<Order, "id" | "userId" | "credit">,
  now: Date,
) {
  if (userId === null) return;
  await moveCredit(tx, {
    at: now,
    userId,
    amount: cents(-credit),
    key: `order:${id}`,
    reason: "Used for an order",
    orderId: id,
  });
}

function confirmationOf(orderNumber: string, { quote, delivery, settings }: Paid) {
  return {
    orderNumber,
    lines: quote.lines,
    totals: quote.totals,
    day: quote.day,
    window: quote.window,
    changeUntil: lastOrderDay(quote.day, calendarOf(settings)),
    address: `${delivery.address}, ${delivery.city}, CA ${delivery.zipCode}`,
  };
}
