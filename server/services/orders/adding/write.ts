import type { CreditReason } from "#shared/orders/words/credit-words.ts";
import { eq, sql } from "drizzle-orm";
import type { AdditionQuote } from "#shared/checkout/checkout.ts";
import { splitLine } from "#shared/checkout/pricing.ts";
import { mergedParts, partsOf } from "#shared/checkout/tax/tax.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { saleEntries } from "#shared/payments/sale.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { orderAdditionLines, orderAdditions } from "#db/schema/orders/additions.ts";
import { orderLines, orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { goodsWords } from "#shared/orders/words/goods-words.ts";
import { orderedOn, quotedHarvest } from "#shared/orders/line-harvest.ts";
import type { Deps } from "#server/deps.ts";
import type { Intent } from "#server/payments/port.ts";
import { queueMail } from "../../mail/outbox.ts";
import { moveCredit } from "../../payments/credit/credits.ts";
import { post } from "../../payments/ledger.ts";
import { postFee } from "../../payments/provider/provider-fee.ts";
import { recordAudit } from "../../platform/audit/audit.ts";
import { orderUrl } from "../../platform/links/order-links.ts";
import { changeUntilOf, type Order } from "../own/own-order.ts";

type Added = {
  order: Order;
  checkoutId: string;
  quote: AdditionQuote;
  intent: Intent;
  settings: Settings;
};

/**
 * Adds paid goods to their order, which the caller has locked: lines, totals, ledger, credit, audit log and email, in
 * the caller's transaction.
 */
export async function writeAddition(deps: Deps, tx: Tx, added: Added): Promise<void> {
  const { order, checkoutId, quote, intent } = added;
  const { id: orderId } = order;
  const { totals } = quote;
  const at = deps.clock.now();
  await insertAddition(tx, added, at);
  await growLines(tx, orderId, quote);
  const credit = totals.credit ?? NO_MONEY;
  await tx
    .update(orders)
    .set({
      subtotal: cents(order.subtotal + totals.subtotal),
      tax: cents(order.tax + totals.tax),
      taxes: mergedParts([...order.taxes, ...partsOf(quote)]),
      discount: cents(order.discount + totals.discount),
      credit: cents(order.credit + credit),
      total: cents(order.total + totals.total),
    })
    .where(eq(orders.id, orderId));
  const lines = saleEntries(quote.lines, totals);
  await post(tx, {
    at,
    key: `sale:${checkoutId}`,
    kind: "sale",
    orderId,
    intentId: intent.id,
    lines,
  });
  await postFee(tx, orderId, intent, at);
  if (order.userId !== null) {
    await moveCredit(tx, {
      at,
      userId: order.userId,
      amount: cents(-credit),
      key: `addition:${checkoutId}`,
      reason: "order_paid" satisfies CreditReason,
      orderId,
    });
  }
  await recordAudit(deps, tx, null, {
    action: "order.added_to",
    subject: { kind: "order", id: orderId, name: order.number },
    detail: { amount: totals.total, goods: quote.lines.map(goodsWords).join(", ") },
  });
  await confirm(deps, tx, added);
}

async function insertAddition(
  tx: Tx,
  { order, checkoutId, quote, intent }: Added,
  createdAt: Date,
): Promise<void> {
  const { subtotal, tax, total, credit = NO_MONEY } = quote.totals;
  await tx.insert(orderAdditions).values({
    checkoutId,
    orderId: order.id,
    paymentIntentId: intent.id,
    subtotal,
    tax,
    credit,
    total,
    taxBps: quote.taxBps,
    createdAt,
  });
  await tx.insert(orderAdditionLines).values(
    quote.lines.map(({ productId, quantity, lineTotal, commissionBps, taxes }) => ({
      checkoutId,
      productId,
      quantity,
      lineTotal,
      commissionBps,
      taxes: [...taxes],
      ...splitLine(lineTotal, commissionBps),
    })),
  );
}

/** Adds the units to the product's existing line, or inserts a new one. */
async function growLines(tx: Tx, orderId: string, { lines }: AdditionQuote): Promise<void> {
  await tx
    .insert(orderLines)
    .values(
      // The tax on these units is stored with the addition.
      lines.map((line) => ({
        ...line,
        ...splitLine(line.lineTotal, line.commissionBps),
        taxes: [],
        orderId,
      })),
    )
    .onConflictDoUpdate({
      target: [orderLines.orderId, orderLines.productId],
      set: {
        quantity: sql`${orderLines.quantity} + excluded.quantity`,
        lineTotal: sql`${orderLines.lineTotal} + excluded.line_total_cents`,
        commission: sql`${orderLines.commission} + excluded.commission_cents`,
        farmShare: sql`${orderLines.farmShare} + excluded.farm_share_cents`,
      },
    });
}

function goodsOf(deps: Deps, { order, quote, settings }: Added) {
  const today = businessDayAt(deps.clock.now());
  const ordered = orderedOn(order, { calendar: calendarOf(settings), today });
  return quote.lines.map(({ productId, picture, name, quantity, mostWeight, harvestMonths }) => ({
    productId,
    picture,
    name,
    quantity,
    mostWeight,
    harvest: quotedHarvest(harvestMonths ?? [], ordered),
  }));
}

async function confirm(deps: Deps, tx: Tx, added: Added): Promise<void> {
  const { order, checkoutId, quote, settings } = added;
  const { number, email, deliveryDay: day, deliveryWindow: window } = order;
  await queueMail(deps, tx, {
    kind: "order_added_to",
    to: email,
    dedupeKey: `order_added_to:${order.id}:${checkoutId}`,
    data: {
      orderNumber: number,
      items: goodsOf(deps, added),
      amount: quote.totals.total,
      credit: quote.totals.credit ?? NO_MONEY,
      day,
      window,
      changeUntil: changeUntilOf(deps, order, settings),
      orderUrl: await orderUrl(deps, tx, order),
    },
  });
}
