import { and, count, eq, gt, ne } from "drizzle-orm";
import type {
  CreateIntentInput,
  PriceChange,
  Quote,
  StockShortage,
} from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import type { HoldScope } from "#shared/checkout/hold-share.ts";
import { subtotalOf, totalsOf } from "#shared/checkout/pricing.ts";
import { calendarOf, ratesOf, type Settings, zoneTermsOf } from "#shared/platform/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryDays } from "#shared/checkout/delivery.ts";
import { orders } from "#db/schema/orders/orders.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import {
  type Checkout,
  isOpen,
  lockCheckout,
  onItsWay,
  openCheckout,
  recordQuote,
  type Shopper,
} from "../payments/checkouts/checkout-row.ts";
import { applyCredit } from "../payments/credit/credit-use.ts";
import { chooseSlot } from "./delivery.ts";
import { checkAddress } from "../platform/delivery-zone.ts";
import { lockHeldSlot, moveHeldSlot, nextFreeSlot, type DeliverySlot } from "./delivery-slots.ts";
import { takingHolds } from "../payments/checkouts/give-way.ts";
import { heldShares, overShare } from "./hold-limits.ts";
import { countOpen, refuseTooManyOpen } from "../payments/checkouts/open-limits.ts";
import { HoldRefusedError } from "../payments/checkouts/hold-refused.ts";
import { intentFor } from "../payments/intents/intents.ts";
import {
  checkAmount,
  checkMinimum,
  checkTotal,
  mergeLines,
  outOfStock,
  overLimit,
  priceChanges,
  priceLines,
} from "./quote.ts";
import { getSettings } from "../platform/settings.ts";
import { holdGoods, lockGoods, shortagesOf } from "./stock-holds.ts";

/**
 * Prices the cart, holds goods and window, and returns the one payment intent of this shopper's
 * checkout. Calling it again with the same cart changes nothing; with another cart it re-quotes.
 * Throws `invalid`, `undeliverable`, `price_changed`, `out_of_stock`, `window_full`, `already_paid`,
 * `too_many` and `provider_unavailable`; nothing is held or charged when it throws before the payment.
 */
export async function createIntent(deps: Deps, shopper: Shopper, input: CreateIntentInput) {
  const { checkout, quote, intent } = await prepareOrder(deps, shopper, input);
  return {
    clientSecret: intent.clientSecret,
    paymentIntentId: intent.id,
    checkoutId: checkout.id,
    totals: quote.totals,
    day: quote.day,
    window: quote.window,
    holdExpiresAt: checkout.holdExpiresAt.toISOString(),
  };
}

/** An order that is wanted; `amount` null where its payer has not seen a sum yet. */
type WantedOrder = Omit<CreateIntentInput, "amount"> & { amount: number | null };

/** As `createIntent`, which answers browsers: the checkout as it is held, its quote and its payment. */
export async function prepareOrder(deps: Deps, shopper: Shopper, input: WantedOrder) {
  const settings = await getSettings(deps);
  checkAddress(settings, input.delivery);
  const priced = await quoteFor(deps, input, settings);
  const { checkout, quote } = await takingHolds(deps, shopper, (tx) =>
    hold(deps, tx, { shopper, input, priced, settings }),
  );
  return { checkout, quote, intent: await intentFor(deps, checkout.id) };
}

/** A quote, and how its prices differ from those the shopper saw. */
type Priced = { quote: Quote; changes: PriceChange[] };

async function quoteFor(deps: Deps, input: WantedOrder, settings: Settings): Promise<Priced> {
  const lines = mergeLines(input.items);
  const quoted = await priceLines(deps, lines, settings.commissionBps);
  const { zipCode } = input.delivery;
  const subtotal = subtotalOf(quoted);
  checkMinimum(subtotal, zoneTermsOf(settings, zipCode));
  const rates = ratesOf(settings, zipCode);
  const totals = totalsOf(subtotal, rates);
  checkTotal(totals.total);
  const changes = priceChanges(lines, quoted);
  const quote = { lines: quoted, totals, taxBps: rates.taxBps };
  if (!input.useCredit && input.amount !== null) checkAmount(input.amount, quote, changes);
  const slot = chooseSlot(deps, input.delivery, settings);
  return { quote: { ...quote, ...slot }, changes };
}

type Holding = {
  shopper: Shopper;
  input: WantedOrder;
  priced: Priced;
  settings: Settings;
};

async function hold(
  deps: Deps,
  tx: Tx,
  { shopper, input, priced, settings }: Holding,
): Promise<{ checkout: Checkout; quote: Quote }> {
  const now = deps.clock.now();
  const [known, open] = await Promise.all([
    lockCheckout(tx, shopper, "order"),
    countOpen(tx, shopper),
  ]);
  await refuseSecondPayment(tx, known, input.checkoutId);
  if (known?.state !== "held") await refuseTooManyOpen(tx, shopper, open, settings);
  if (shopper.user && !isOpen(known))
    await refuseTooManyOrders(deps, tx, shopper.user.id, settings);
  const checkout = isOpen(known) ? known : await openCheckout(tx, shopper, "order", now);
  const quote = await payable(tx, shopper, checkout, { ...input, ...priced });
  const { lines } = quote;
  const [goods, heldSlot] = await Promise.all([
    lockGoods(tx, checkout.id, lines),
    lockHeldSlot(tx, checkout.id),
  ]);
  const shortages = shortagesOf(lines, goods);
  if (shortages.length > 0) {
    const shares = await heldShares(tx, shopper, checkout.id, quote);
    throw goodsShort(shortages, overShare(shares, quote, settings).lines);
  }
  const { day, window } = quote;
  const capacity = settings.windowCapacities[window];
  const [hasSlot] = await Promise.all([
    moveHeldSlot(tx, checkout.id, heldSlot, { slot: { day, window }, capacity }),
    holdGoods(tx, checkout.id, { wanted: lines, goods, now }),
  ]);
  const [shares, held] = await Promise.all([
    heldShares(tx, shopper, checkout.id, quote),
    hasSlot ? recordQuote(tx, checkout, { quote, delivery: input.delivery, now }, shopper) : null,
  ]);
  const over = overShare(shares, quote, settings);
  if (!held) throw await windowFull(deps, over.slot ? "none" : "all", quote, settings);
  if (over.lines.length > 0) throw goodsOverShare(over.lines);
  if (over.slot) throw await windowFull(deps, over.slot, quote, settings);
  return { checkout: held, quote };
}

type OverLines = ReturnType<typeof overShare>["lines"];

/** No one gives way for someone who may not hold that much in any case. */
export function goodsShort(shortages: readonly StockShortage[], over: OverLines): DomainError {
  const may = new Map(over.map(({ id, left }) => [id, left]));
  const refusal = outOfStock(
    shortages.map((line) => ({
      ...line,
      left: Math.min(line.left, may.get(line.id) ?? line.left),
    })),
  );
  if (over.length > 0) return refusal;
  return new HoldRefusedError(
    { kind: "goods", among: "all", units: unitsMissing(shortages) },
    refusal,
  );
}

/** Where the visitor's own share is used up, the network's others could give way in vain. */
export function goodsOverShare(over: OverLines): HoldRefusedError {
  const ofVisitor = over.filter(({ scope }) => scope === "visitor");
  const [among, lines] =
    ofVisitor.length > 0 ? ["visitor" as const, ofVisitor] : ["address" as const, over];
  return new HoldRefusedError(
    { kind: "goods", among, units: unitsMissing(lines) },
    overLimit(over.map(({ scope: _, ...line }) => line)),
  );
}

function unitsMissing(shortages: readonly StockShortage[]) {
  return shortages.map(({ id, wanted, left }) => ({ id, missing: wanted - left }));
}

/** The quote as it is to be paid. With credit in it, its amount is known, and compared, only here. */
async function payable(
  tx: Tx,
  { user }: Shopper,
  checkout: Checkout,
  { amount, useCredit, quote, changes }: WantedOrder & Priced,
): Promise<Quote> {
  if (!useCredit) return quote;
  const less = user ? await applyCredit(tx, user, checkout, quote) : quote;
  if (amount !== null) checkAmount(amount, less, changes);
  return less;
}

/** A tab that still believes in a checkout which is paid, or on its way, must not pay again. */
async function refuseSecondPayment(
  tx: Tx,
  known: Checkout | null,
  believed: string | undefined,
): Promise<void> {
  if (known?.state === "processing") throw onItsWay();
  if (known?.state !== "placed" || believed !== known.id) return;
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.checkoutId, known.id));
  throw new DomainError("already_paid", "This order is already paid.", {
    orderNumber: order?.number ?? null,
  });
}

const HOUR_MS = 60 * 60 * 1000;

/** Orders of one account in an hour (security checklist, business limits). */
async function refuseTooManyOrders(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  userId: string,
  settings: Settings,
): Promise<void> {
  const hourAgo = new Date(clock.now().getTime() - HOUR_MS);
  const [placed] = await tx
    .select({ count: count() })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), gt(orders.placedAt, hourAgo), ne(orders.state, "canceled")),
    );
  if ((placed?.count ?? 0) >= settings.ordersPerHour) {
    throw new DomainError(
      "too_many",
      "That is a lot of orders in one hour. Please try again later.",
      { retryAfterSeconds: 3600 },
    );
  }
}

async function windowFull(
  deps: Deps,
  among: HoldScope | "all" | "none",
  { day, window }: DeliverySlot,
  settings: Settings,
): Promise<DomainError> {
  const slot = { day, window };
  const days = deliveryDays(businessDayAt(deps.clock.now()), calendarOf(settings));
  const next = await nextFreeSlot(deps, days, slot, settings.windowCapacities);
  const refusal = new DomainError(
    "window_full",
    "This delivery window is full. Please choose another one.",
    { next },
  );
  return among === "none" ? refusal : new HoldRefusedError({ kind: "slot", among, slot }, refusal);
}
