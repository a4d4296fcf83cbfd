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
import { moveCheckout } from "../payments/checkouts/checkout-row.ts";
import type { Succeeded } from "../payments/purposes.ts";
import { releaseSlot } from "./delivery-slots.ts";
import { type Gone, goneOf, oweRefund, returnSecond } from "../payments/settling/late-payment.ts";
import { type Order, type Paid, placeOrder } from "./place-order.ts";
import { postFee } from "../payments/provider/provider-fee.ts";
import {
  ifPaid,
  type Outcome,
  payerOf,
  quoteOfPayment,
  type Settling,
} from "../payments/settling/settling.ts";
import { forgetSettings, keptSettings, type KeptSettings } from "../platform/settings.ts";
import { lockGoods, releaseHolds } from "./stock-holds.ts";

/** What else follows what becomes of an order's payment, in its transaction. */
export type Fate = {
  /** The order is there. */
  placed: (tx: Tx, checkoutId: string, orderId: string) => Promise<void>;
  /** Its money buys nothing and goes back. */
  lost: (tx: Tx, checkoutId: string, why: ReturnReason) => Promise<void>;
};

type OrderSettling = Settling & { fate: Fate };

/**
 * Places the order of a payment in one transaction of one statement, where nothing stands in its way;
 * null where something does, which `settleOrder` looks into. Nothing is locked while this process works:
 * what it reads here the statement checks again under the checkout's lock.
 */
export async function placeAtOnce(deps: Deps, succeeded: Succeeded): Promise<Outcome | null> {
  const paid = await readPaid(deps, succeeded, await keptSettings(deps));
  const order = paid && (await again(() => placeOrder(deps, deps.db, paid)));
  if (order) return outcomeOf(order);
  // What stood in its way may be that the settings in memory are out of date.
  forgetSettings(deps);
  return null;
}

type PaidRow = Paid["checkout"] & { quote: Quote; delivery: Delivery };

/**
 * The quote that was paid, and whose it is; null when it is no order's, or a weekly box's, or not of the
 * amount, or its day has begun.
 */
async function readPaid(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { checkoutId, intent, cause }: Succeeded,
  kept: KeptSettings,
): Promise<Paid | null> {
  const [row] = await db.execute<PaidRow>(sql`
    select c.id, c.user_id as "userId", c.taken_by as "takenBy", c.language, q.quote, q.delivery
    from checkouts c join checkout_quotes q on q.checkout_id = c.id and q.revision = ${intent.revision || 0}
    where c.id = ${checkoutId} and c.purpose = 'order' and c.state in ('held', 'processing', 'expired')
      and not exists (select from boxes b where b.checkout_id = c.id)`);
  if (row?.quote.totals.total !== intent.amountReceived) return null;
  if (isTooLate({ clock }, row.quote, kept.settings)) return null;
  const { quote, delivery, ...checkout } = row;
  return { checkout, ...withDelivery({ quote, delivery }), intent, ...kept, cause };
}

/** Places the order of a payment, or returns the one already placed, or gives the money back. */
export async function settleOrder(settling: OrderSettling): Promise<Outcome> {
  const { tx, checkout } = settling;
  const [order, quoted] = await Promise.all([orderOf(tx, checkout.id), quoteOfPayment(settling)]);
  if (order) return keepOrder(settling, order);
  if (checkout.state === "refunded") return returnSecond(settling);
  const paid = ifPaid(settling, quoted);
  return paid ? placeOrRefund(settling, withDelivery(paid)) : giveBack(settling, "amount_mismatch");
}

/** Quotes of orders are written with day and address; one without is a broken record. */
function withDelivery({ quote, delivery }: { quote: PlainQuote; delivery: Payer }) {
  if (!hasSlot(quote) || !hasAddress(delivery)) throw new Error("An order's quote has no delivery");
  return { quote, delivery };
}

function hasSlot(quote: PlainQuote): quote is Quote {
  return "day" in quote && "window" in quote;
}

function hasAddress(delivery: Payer): delivery is Delivery {
  return "address" in delivery;
}

/** No order comes of it: goods and window are free again, and the whole payment goes back. */
async function giveBack(
  settling: OrderSettling,
  why: ReturnReason,
  items: readonly Gone[] = [],
): Promise<Outcome> {
  const { deps, tx, checkout, intent, fate } = settling;
  await releaseOrder(tx, checkout.id);
  await moveCheckout(tx, checkout, "refund");
  await fate.lost(tx, checkout.id, why);
  const delivery = await payerOf(tx, checkout.id);
  await oweRefund(deps, tx, { intent, why, items, delivery });
  return { status: "refunded", checkoutId: checkout.id };
}

/** Goods and window that a checkout held are free again. */
export async function releaseOrder(tx: Tx, checkoutId: string): Promise<void> {
  await releaseHolds(tx, checkoutId);
  await releaseSlot(tx, checkoutId);
}

async function placeOrRefund(
  settling: OrderSettling,
  { quote, delivery }: { quote: Quote; delivery: Delivery },
): Promise<Outcome> {
  const { deps, tx, checkout, intent, settings, cause } = settling;
  if (isTooLate(deps, quote, settings)) return giveBack(settling, "order_closed");
  const order = await placeOrder(deps, tx, { checkout, quote, delivery, intent, settings, cause });
  if (!order) {
    const short = await lockGoods(tx, checkout.id, quote.lines);
    return giveBack(settling, "goods_gone", short.map(goneOf));
  }
  await settling.fate.placed(tx, checkout.id, order.id);
  return outcomeOf(order);
}

/**
 * Whether money comes when its order can no longer be brought, as with a payment method that takes days. Until the
 * delivery's day begins the farms get a supplement to their sheets (`lockOrders`); from then on they have
 * harvested for it and the vans are being loaded, so that no crate can be packed any more. Where orders are
 * taken on the day itself, its cut-off decides.
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

/** The order is there. A second payment for the same checkout goes back whole. */
async function keepOrder({ deps, tx, intent }: Settling, order: Order): Promise<Outcome> {
  if (order.paymentIntentId === intent.id) await postFee(tx, order.id, intent, deps.clock.now());
  else {
    const { delivery } = order;
    await oweRefund(deps, tx, { intent, why: "second_payment", items: [], delivery });
  }
  return outcomeOf(order);
}

function outcomeOf(order: Order): Outcome {
  const { address, city, zipCode } = order.delivery;
  return {
    status: "placed",
    checkoutId: order.checkoutId,
    orderNumber: order.number,
    orderState: order.state,
    total: order.total,
    day: order.deliveryDay,
    window: order.deliveryWindow,
    email: order.email,
    address: { address, city, zipCode },
  };
}
