import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Delivery, QuotedLine, Quote } from "#shared/checkout/checkout.ts";
import { addressLine } from "#shared/checkout/checkout-fields.ts";
import { lastOrderDay } from "#shared/checkout/delivery.ts";
import { saleEntries, splitOf } from "#shared/payments/sale.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { isChangeable } from "#shared/orders/changeable.ts";
import { quotedHarvest } from "#shared/orders/line-harvest.ts";
import { formatOrderNumber, orderLifecycle } from "#shared/orders/order.ts";
import { businessDayAt, type Day } from "#shared/time.ts";
import { partsOf } from "#shared/checkout/tax/tax.ts";
import { businessOf } from "#shared/platform/business/business-settings.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { orderLinks } from "#db/schema/orders/links.ts";
import { orderHistory, orderLines, orders } from "#db/schema/orders/orders.ts";
import { credits } from "#db/schema/payments/credits.ts";
import { payments } from "#db/schema/payments/payments.ts";
import { emails } from "#db/schema/mail/emails.ts";
import type { Db, Tx } from "#db/client.ts";
import { rowJson } from "#db/sql/row-json.ts";
import type { Deps } from "../../deps.ts";
import type { MailLine } from "../../mail/mail-goods.ts";
import type { Intent } from "../../payments/port.ts";
import type { Checkout } from "../payments/checkouts/checkout-row.ts";
import { paymentRow } from "../payments/finalize.ts";
import { postingRow } from "../payments/ledger.ts";
import { feePosting } from "../payments/provider/provider-fee.ts";
import { newOrderUrl } from "../platform/links/order-links.ts";
import { mailRow } from "../mail/outbox.ts";
import { withShownGoods } from "../mail/shown-goods.ts";

export type Paid = {
  checkout: Pick<Checkout, "id" | "userId" | "takenBy" | "language">;
  quote: Quote;
  delivery: Delivery;
  intent: Intent;
  settings: Settings;
  /** The version of settings read from memory: if another one is in force, nothing is placed. */
  version?: string;
  /** Recorded in the order's history. */
  cause: string;
};

export type Order = typeof orders.$inferSelect;

/**
 * Writes the order of a paid quote with its lines, history, ledger entries and email, sells its goods and books its
 * slot, all in one statement, so it is atomic even outside a transaction. Null, with nothing written, if the order
 * already exists, the checkout has changed since it was read, or the goods are gone.
 */
export async function placeOrder(deps: Deps, db: Db | Tx, paid: Paid): Promise<Order | null> {
  const { checkout, quote, intent, settings } = paid;
  const now = deps.clock.now();
  const order: Order = {
    id: randomUUID(),
    number: formatOrderNumber(randomBytes(8)),
    state: orderLifecycle.initial,
    placedAt: now,
    lateNotifiedUntil: null,
    harvestedFor: null,
    hasSlot: true,
    ...columnsOf(paid),
  };
  const sale = {
    settings: paid.version,
    order: rowJson(orders, order),
    payment: rowJson(payments, paymentRow(intent, checkout.id, now)),
    lines: linesOf(order.id, quote),
    history: historyOf(order.id, paid, now),
    postings: postingsOf(order.id, paid, now),
    credits: creditsOf(order),
    promotion: quote.promotion,
    ...(await messagesOf(deps, db, order, paid)),
  };
  const places = settings.windowCapacities[quote.window];
  const [row] = await db.execute<{ placed: { isPlaced: boolean; fits?: boolean } }>(
    sql`select place_order(${JSON.stringify(sale)}::jsonb, ${places}) as placed`,
  );
  if (!row?.placed.isPlaced) return null;
  if (row.placed.fits) return order;
  warnOfCapacity(deps, order);
  return { ...order, hasSlot: false };
}

/** A paid order is placed even if its window filled up after the hold expired. */
function warnOfCapacity(deps: Pick<Deps, "log">, order: Order): void {
  const { checkoutId, deliveryDay: day, deliveryWindow: window } = order;
  deps.log.warn({ checkoutId, day, window }, "an order was placed beyond its window's capacity");
}

function columnsOf({ checkout, quote, delivery, intent }: Paid) {
  return {
    checkoutId: checkout.id,
    paymentIntentId: intent.id,
    userId: checkout.userId,
    email: delivery.email,
    language: checkout.language,
    subtotal: quote.totals.subtotal,
    tax: quote.totals.tax,
    deliveryFee: quote.totals.delivery,
    discount: quote.totals.discount,
    promotion: quote.totals.promotion ?? NO_MONEY,
    credit: quote.totals.credit ?? NO_MONEY,
    total: quote.totals.total,
    taxBps: quote.taxBps,
    taxes: partsOf(quote),
    deliveryTaxes: [...(quote.deliveryTaxes ?? [])],
    deliveryDay: quote.day,
    deliveryWindow: quote.window,
    delivery,
  };
}

function linesOf(orderId: string, { lines }: Quote) {
  return lines.map((line) =>
    rowJson(orderLines, {
      ...line,
      promotion: line.promotion ?? NO_MONEY,
      farmPromotion: line.farmPromotion ?? NO_MONEY,
      ...splitOf(line),
      taxes: [...line.taxes],
      orderId,
    }),
  );
}

function historyOf(orderId: string, { checkout: { takenBy }, cause }: Paid, createdAt: Date) {
  return rowJson(orderHistory, {
    orderId,
    to: orderLifecycle.initial,
    actor: takenBy ?? "system",
    cause: takenBy ? "phone" : cause,
    createdAt,
  });
}

function postingsOf(orderId: string, { quote, intent }: Paid, at: Date) {
  const lines = saleEntries(quote.lines, quote.totals, quote.deliveryTaxes);
  const about = { at, orderId, intentId: intent.id };
  const sale = postingRow({ ...about, key: `sale:${orderId}`, kind: "sale", lines });
  const fee = feePosting(orderId, intent, at);
  return fee ? [sale, postingRow(fee)] : [sale];
}

/** Confirms that what the quote promised was held for this order; the sale has the ledger entries. */
function creditsOf({ id: orderId, userId, credit, placedAt: createdAt }: Order) {
  if (userId === null || credit === 0) return [];
  const reason = "order_paid";
  const key = `order:${orderId}`;
  const amount = cents(-credit);
  return [rowJson(credits, { userId, amount, key, reason, orderId, createdAt })];
}

/** The order confirmation email, with its link. */
async function messagesOf(deps: Deps, db: Db | Tx, order: Order, paid: Paid) {
  const { url, link } = newOrderUrl(deps, order);
  const { language } = order;
  const confirmation = confirmationOf(order, paid);
  const mail = mailRow(
    deps,
    {
      kind: "order_placed",
      to: order.email,
      language,
      dedupeKey: `order_placed:${order.id}`,
      data: { ...(await withShownGoods(db, language, confirmation)), orderUrl: url },
    },
    businessOf(paid.settings),
  );
  return {
    links: link ? [rowJson(orderLinks, link)] : [],
    emails: [rowJson(emails, { ...mail, id: randomUUID() })],
  };
}

function confirmationOf(order: Order, { quote, delivery, settings }: Paid) {
  const calendar = calendarOf(settings);
  // Payments that were pending at the cut-off place their order after it.
  const today = businessDayAt(order.placedAt);
  const isOpen = isChangeable(order, today, calendar);
  const lastDay = lastOrderDay(quote.day, calendar);
  return {
    orderNumber: order.number,
    lines: quote.lines.map((line) => mailLineOf(line, lastDay, today)),
    totals: quote.totals,
    day: quote.day,
    window: quote.window,
    changeUntil: isOpen ? lastDay : null,
    address: addressLine(delivery),
  };
}

/** A line of the confirmation, with the day on which its goods are expected to be harvested, if that is known. */
function mailLineOf(line: QuotedLine, lastDay: Day, today: Day): MailLine {
  const { productId, picture, name, pack, farmName, quantity, lineTotal, mostWeight } = line;
  const harvest = quotedHarvest(line.harvestMonths ?? [], { lastOrderDay: lastDay, today });
  return { productId, picture, name, pack, farmName, quantity, lineTotal, mostWeight, harvest };
}
