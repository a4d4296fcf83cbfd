import { eq, sql } from "drizzle-orm";
import type { Delivery, Payer, PlainQuote, Quote } from "#shared/checkout/checkout.ts";
import { isBeforeCutOff } from "#shared/checkout/delivery.ts";
import { calendarOf, type Settings } from "#shared/platform/settings/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import { again } from "#db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Succeeded } from "../payments/purposes.ts";
import { isDraftBought } from "../payments/checkouts/drafts.ts";
import { releaseSlot } from "./delivery-slots.ts";
import {
  goneOf,
  oweRefund,
  type Returned,
  returnPayment,
  returnSecond,
} from "../payments/settling/late-payment.ts";
import { type Order, type Paid, placeOrder } from "./place-order.ts";
import { postFee } from "../payments/provider/provider-fee.ts";
import {
  ifPaid,
  type Outcome,
  placedOutcome,
  quoteOfPayment,
  type Settling,
} from "../payments/settling/settling.ts";
import { forgetSettings, keptSettings, type KeptSettings } from "../platform/settings/settings.ts";
import { lockGoods, releaseHolds } from "./stock-holds.ts";

/** Follow-up work in the transaction that settles an order's payment. */
export type Fate = {
  /** The order was placed. */
  placed: (tx: Tx, checkoutId: string, orderId: string) => Promise<void>;
  /** The payment buys nothing and is refunded. */
  lost: (tx: Tx, checkoutId: string, why: ReturnReason) => Promise<void>;
};

type OrderSettling = Settling & { fate: Fate };

/**
 * Places the order of a payment in a single-statement transaction, if possible; null otherwise, for `settleOrder` to
 * handle. Holds no locks while this process works: the statement checks everything read here again under the
 * checkout's lock.
 */
export async function placeAtOnce(deps: Deps, succeeded: Succeeded): Promise<Outcome | null> {
  const paid = await readPaid(deps, succeeded, await keptSettings(deps));
  const order = paid && (await again(() => placeOrder(deps, deps.db, paid)));
  if (order) return placedOutcome(order, order.checkoutId);
  // The reason may be that the cached settings are out of date.
  forgetSettings(deps);
  return null;
}

type PaidRow = Paid["checkout"] & { quote: Quote; delivery: Delivery };

/**
 * The paid quote and its owner; null if it is not for an order, is for a weekly box or a phone draft, does not match
 * the amount, or its delivery day has begun.
 */
async function readPaid(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { checkoutId, intent, cause }: Succeeded,
  kept: KeptSettings,
): Promise<Paid | null> {
  const [row] = await db.execute<PaidRow>(sql`
    select c.id, c.user_id as "userId", null as "takenBy", c.language, q.quote, q.delivery
    from checkouts c join checkout_quotes q on q.checkout_id = c.id and q.revision = ${intent.revision || 0}
    where c.id = ${checkoutId} and c.purpose = 'order' and c.state in ('held', 'processing', 'expired')
      and c.taken_by is null
      and not exists (select from boxes b where b.checkout_id = c.id)`);
  if (row?.quote.totals.total !== intent.amountReceived) return null;
  if (isTooLate({ clock }, row.quote, kept.settings)) return null;
  const { quote, delivery, ...checkout } = row;
  return { checkout, ...withDelivery({ quote, delivery }), intent, ...kept, cause };
}

/** Places the order of a payment, returns the order already placed, or refunds the payment. */
export async function settleOrder(settling: OrderSettling): Promise<Outcome> {
  const { tx, checkout } = settling;
  const [order, quoted] = await Promise.all([orderOf(tx, checkout.id), quoteOfPayment(settling)]);
  if (order) return keepOrder(settling, order);
  if (checkout.state === "refunded") return returnSecond(settling);
  if (await isDraftBought(tx, checkout)) return returnOrder(settling, { why: "second_payment" });
  const paid = ifPaid(settling, quoted);
  return paid
    ? placeOrRefund(settling, withDelivery(paid))
    : returnOrder(settling, { why: "amount_mismatch" });
}

/** Quotes of orders always have a day and an address; one without is corrupt. */
function withDelivery({ quote, delivery }: { quote: PlainQuote; delivery: Payer }) {
  if (!hasSlot(quote) || !hasAddress(delivery)) throw new Error("An order's quote has no delivery");
  return { quote, delivery };
}

/** Whether a quote is of an order, with a delivery day and window. */
export function hasSlot(quote: PlainQuote): quote is Quote {
  return "day" in quote && "window" in quote;
}

/** Whether a quote has an address, as those of orders do. */
export function hasAddress(delivery: Payer): delivery is Delivery {
  return "address" in delivery;
}

/** The payment leads to no order: releases goods and slot, and refunds it in full. */
async function returnOrder(settling: OrderSettling, returned: Returned): Promise<Outcome> {
  const { tx, checkout, fate } = settling;
  await releaseOrder(tx, checkout.id);
  const outcome = await returnPayment(settling, returned);
  await fate.lost(tx, checkout.id, returned.why);
  return outcome;
}

/** Releases the goods and slot that a checkout held. */
export async function releaseOrder(tx: Tx, checkoutId: string): Promise<void> {
  await releaseHolds(tx, checkoutId);
  await releaseSlot(tx, checkoutId);
}

async function placeOrRefund(
  settling: OrderSettling,
  { quote, delivery }: { quote: Quote; delivery: Delivery },
): Promise<Outcome> {
  const { deps, tx, checkout, intent, settings, cause } = settling;
  if (isTooLate(deps, quote, settings)) return returnOrder(settling, { why: "order_closed" });
  const order = await placeOrder(deps, tx, { checkout, quote, delivery, intent, settings, cause });
  if (!order) {
    const short = await lockGoods(tx, checkout.id, quote.lines);
    return returnOrder(settling, { why: "goods_gone", items: short.map(goneOf) });
  }
  await settling.fate.placed(tx, checkout.id, order.id);
  return placedOutcome(order, order.checkoutId);
}

/**
 * Whether a payment arrives too late to deliver its order, as with payment methods that take days. Until the delivery
 * day begins, farms get a supplement to their harvest sheets (`lockOrders`); after that the harvest is over and vans
 * are being loaded, so no crate can be packed. If orders are accepted on the day itself, its cut-off decides.
 */
function isTooLate(
  { clock }: Pick<Deps, "clock">,
  { day }: Pick<Quote, "day">,
  settings: Settings,
): boolean {
  const today = businessDayAt(clock.now());
  return today >= day && !isBeforeCutOff(today, day, calendarOf(settings));
}

async function orderOf(tx: Tx, checkoutId: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.checkoutId, checkoutId));
  return order ?? null;
}

/** The order exists. A second payment for the same checkout is refunded in full. */
async function keepOrder({ deps, tx, intent }: Settling, order: Order): Promise<Outcome> {
  if (order.paymentIntentId === intent.id) await postFee(tx, order.id, intent, deps.clock.now());
  else {
    const { delivery } = order;
    await oweRefund(deps, tx, { intent, why: "second_payment", items: [], delivery });
  }
  return placedOutcome(order, order.checkoutId);
}
