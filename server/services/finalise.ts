import { and, eq, sql } from "drizzle-orm";
import type { Delivery, Quote } from "#shared/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import type { Cents } from "#shared/money.ts";
import { limits } from "#shared/limits.ts";
import { checkoutLifecycle, type CheckoutState, type OrderState } from "#shared/order.ts";
import type { WindowId } from "#shared/delivery.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkouts.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import type { Intent } from "../payments/port.ts";
import { bookSeat, releaseSeat } from "./delivery-seats.ts";
import { oweRefund } from "./late-payment.ts";
import { placeOrder, postFee } from "./place-order.ts";
import { readSettings } from "./settings.ts";
import { releaseHolds, sell } from "./stock-holds.ts";

/** What became of a payment. */
export type Outcome =
  | {
      status: "placed";
      checkoutId: string;
      orderNumber: string;
      orderState: OrderState;
      total: Cents;
      day: string;
      window: WindowId;
      email: string;
    }
  | { status: "refunded" | "processing" | "unpaid" | "cancelled"; checkoutId: string };

type Checkout = typeof checkouts.$inferSelect;
type Paid = { checkout: Checkout; quote: Quote; delivery: Delivery; intent: Intent };

/**
 * The one finaliser: process-order, the webhook and the sweeper all end here. It reads the payment
 * afresh from the provider, then places the order, or returns the one already placed, or gives the
 * money back when the goods are gone. Running it any number of times has the effect of once.
 * `cause` goes into the order's history. Throws `not_found` for a payment that is not ours.
 */
export async function finaliseIntent(
  deps: Deps,
  intentId: string,
  cause: string,
): Promise<Outcome> {
  const intent = await deps.payments.readIntent(intentId);
  if (
    !intent?.checkoutId ||
    !isUuid(intent.checkoutId) ||
    intent.livemode !== (deps.payments.mode === "live")
  ) {
    throw new DomainError("not_found", "We know no such payment");
  }
  const { checkoutId } = intent;
  const settings = await readSettings(deps);
  return inTransaction(deps.db, async (tx) => {
    const checkout = await lockById(tx, checkoutId);
    await notePayment(tx, intent, checkoutId);
    if (intent.state !== "succeeded") return settleUnpaid(tx, checkout, intent);
    const order = await orderOf(tx, checkoutId);
    if (order) return keepOrder(deps, tx, intent, order);
    if (checkout.state === "refunded") return { status: "refunded", checkoutId };
    const paid = { checkout, intent, ...(await paidQuote(deps, tx, checkoutId, intent)) };
    return placeOrRefund(deps, tx, paid, settings.windowCapacity, cause);
  });
}

/** Other systems on the same provider account may name other things in the same place. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

async function lockById(tx: Tx, id: string): Promise<Checkout> {
  const [found] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  if (!found) throw new DomainError("not_found", "We know no such payment");
  return found;
}

async function notePayment(tx: Tx, intent: Intent, checkoutId: string): Promise<void> {
  const { state, amount, amountReceived, livemode } = intent;
  await tx
    .insert(payments)
    .values({ intentId: intent.id, checkoutId, state, amount, amountReceived, livemode })
    .onConflictDoUpdate({
      target: payments.intentId,
      set: { state, amount, amountReceived, updatedAt: sql`now()` },
      setWhere: sql`${payments.state} not in ('partly_refunded', 'refunded')`,
    });
}

/** A payment that is on its way keeps its goods; one that failed lets the shopper try again. */
async function settleUnpaid(tx: Tx, checkout: Checkout, intent: Intent): Promise<Outcome> {
  const onItsWay = intent.state === "processing";
  const state = checkoutLifecycle.next(checkout.state, onItsWay ? "process" : "fail");
  if (state) await moveCheckout(tx, checkout, state, onItsWay);
  if (onItsWay) return { status: "processing", checkoutId: checkout.id };
  return { status: intent.state === "cancelled" ? "cancelled" : "unpaid", checkoutId: checkout.id };
}

async function moveCheckout(
  tx: Tx,
  checkout: Checkout,
  state: CheckoutState,
  extend = false,
): Promise<void> {
  const until = sql`now() + make_interval(mins => ${limits.holdMinutesWhilePaying})`;
  await tx
    .update(checkouts)
    .set({ state, ...(extend ? { holdExpiresAt: until } : {}) })
    .where(and(eq(checkouts.id, checkout.id), eq(checkouts.state, checkout.state)));
}

/** The quote that was paid: the payment says which. */
async function paidQuote(deps: Deps, tx: Tx, checkoutId: string, intent: Intent) {
  const [row] = await tx
    .select({ quote: checkoutQuotes.quote, delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(
      and(
        eq(checkoutQuotes.checkoutId, checkoutId),
        eq(checkoutQuotes.revision, intent.revision || 0),
      ),
    );
  if (!row || row.quote.totals.total !== intent.amountReceived) {
    deps.log.error({ intentId: intent.id, checkoutId }, "a payment matches no quote");
    throw new DomainError("conflict", "This payment is not for this order. Please write to us.");
  }
  return row;
}

async function placeOrRefund(
  deps: Deps,
  tx: Tx,
  paid: Paid,
  capacity: number,
  cause: string,
): Promise<Outcome> {
  const { checkout, quote, intent, delivery } = paid;
  const shortages = await sell(tx, checkout.id, quote.lines);
  if (shortages.length > 0) {
    await releaseHolds(tx, checkout.id);
    await releaseSeat(tx, checkout.id);
    await moveCheckout(tx, checkout, "refunded");
    const items = shortages.map((line) => line.name);
    await oweRefund(deps, tx, { intent, items, delivery });
    return { status: "refunded", checkoutId: checkout.id };
  }
  // Once paid the order stands, even when its window has filled up after the hold ran out.
  if (!(await bookSeat(tx, checkout.id, quote, capacity))) {
    deps.log.warn(
      { checkoutId: checkout.id, day: quote.day, window: quote.window },
      "an order was placed beyond its window's capacity",
    );
  }
  await moveCheckout(tx, checkout, "placed");
  return outcomeOf(await placeOrder(deps, tx, paid, cause));
}

type Order = typeof orders.$inferSelect;

async function orderOf(tx: Tx, checkoutId: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.checkoutId, checkoutId));
  return order ?? null;
}

/** The order is there. A second payment for the same checkout goes back whole. */
async function keepOrder(deps: Deps, tx: Tx, intent: Intent, order: Order): Promise<Outcome> {
  if (order.paymentIntentId === intent.id) await postFee(tx, order.id, intent);
  else await oweRefund(deps, tx, { intent, items: [], delivery: order.delivery });
  return outcomeOf(order);
}

function outcomeOf(order: Order): Outcome {
  return {
    status: "placed",
    checkoutId: order.checkoutId,
    orderNumber: order.number,
    orderState: order.state,
    total: order.total,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    email: order.email,
  };
}
