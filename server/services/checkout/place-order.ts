import { randomBytes } from "node:crypto";
import type { Delivery, Quote } from "#shared/checkout/checkout.ts";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { saleEntries } from "#shared/payments/ledger.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { formatOrderNumber } from "#shared/orders/order.ts";
import { splitLine } from "#shared/checkout/pricing.ts";
import { calendarOf, type Settings } from "#shared/platform/settings.ts";
import type { checkouts } from "#db/schema/checkout.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import type { Intent } from "../../payments/port.ts";
import { moveCredit } from "../payments/credit/credits.ts";
import { post } from "../payments/ledger.ts";
import { postFee } from "../payments/provider-fee.ts";
import { orderUrl } from "../platform/order-links.ts";
import { queueMail } from "../mail/outbox.ts";

type Paid = {
  checkout: typeof checkouts.$inferSelect;
  quote: Quote;
  delivery: Delivery;
  intent: Intent;
  settings: Settings;
};

/**
 * Writes the order of a paid quote with its lines, history, ledger and mail, all in the caller's
 * transaction. What hangs on the order is sent to the database in one go.
 */
export async function placeOrder(deps: Deps, tx: Tx, paid: Paid, cause: string) {
  const order = await insertOrder(deps, tx, paid);
  const { lines, totals } = paid.quote;
  const { takenBy } = paid.checkout;
  const { id: orderId, paymentIntentId: intentId } = order;
  const now = deps.clock.now();
  await Promise.all([
    tx.insert(orderLines).values(
      lines.map((line) => ({
        ...line,
        ...splitLine(line.lineTotal, line.commissionBps),
        orderId,
      })),
    ),
    tx.insert(orderHistory).values({
      orderId,
      to: order.state,
      actor: takenBy ?? "system",
      cause: takenBy ? "phone" : cause,
      createdAt: now,
    }),
    post(tx, {
      at: now,
      key: `sale:${orderId}`,
      kind: "sale",
      orderId,
      intentId,
      lines: saleEntries(lines, totals),
    }),
    spendCredit(tx, order, now),
    postFee(tx, orderId, paid.intent, now),
    confirm(deps, tx, order, paid),
  ]);
  return order;
}

type Order = typeof orders.$inferSelect;

async function confirm(deps: Deps, tx: Tx, order: Order, paid: Paid) {
  const { id, number, email } = order;
  return queueMail(deps, tx, {
    kind: "order_placed",
    to: email,
    dedupeKey: `order_placed:${id}`,
    data: {
      ...confirmationOf(number, paid),
      orderUrl: await orderUrl(deps, tx, order),
    },
  });
}

async function insertOrder(deps: Deps, tx: Tx, { checkout, quote, delivery, intent }: Paid) {
  const [order] = await tx
    .insert(orders)
    .values({
      number: formatOrderNumber(randomBytes(8)),
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
      placedAt: deps.clock.now(),
    })
    .returning();
  if (!order) throw new Error("An order could not be written");
  return order;
}

/** What the quote promised was kept free for this order; its sale has the ledger lines. */
async function spendCredit(tx: Tx, { id, userId, credit }: Order, now: Date) {
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
