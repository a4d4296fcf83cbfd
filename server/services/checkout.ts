import { and, count, desc, eq, gt, ne, sql } from "drizzle-orm";
import type { CreateIntentInput, Delivery, Quote } from "#shared/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { limits } from "#shared/limits.ts";
import { cents } from "#shared/money.ts";
import { checkoutLifecycle } from "#shared/order.ts";
import { subtotalOf, totalsOf } from "#shared/pricing.ts";
import { calendarOf, type Settings } from "#shared/settings.ts";
import { businessDayAt } from "#shared/time.ts";
import { deliveryDays } from "#shared/delivery.ts";
import type { SessionUser } from "#shared/user.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkouts.ts";
import { orders } from "#db/schema/orders.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../deps.ts";
import { checkAddress, chooseSeat } from "./delivery.ts";
import { holdSeat, nextFreeSeat, type Seat } from "./delivery-seats.ts";
import { intentFor } from "./intents.ts";
import {
  checkAmount,
  checkTotal,
  mergeLines,
  outOfStock,
  priceChanges,
  priceLines,
} from "./quote.ts";
import { readSettings } from "./settings.ts";
import { setHolds } from "./stock-holds.ts";
import { hashToken } from "./tokens.ts";

/** Who is buying: the token of the browser's checkout cookie, and the user when signed in. */
export type Shopper = { token: string; user: SessionUser | null };

type Checkout = typeof checkouts.$inferSelect;

/**
 * Prices the cart, holds goods and window, and returns the one payment intent of this shopper's
 * checkout. Calling it again with the same cart changes nothing; with another cart it re-quotes.
 * Throws `invalid`, `undeliverable`, `price_changed`, `out_of_stock`, `window_full`, `already_paid`,
 * `too_many` and `provider_unavailable`; nothing is held or charged when it throws before the payment.
 */
export async function createIntent(deps: Deps, shopper: Shopper, input: CreateIntentInput) {
  checkAddress(input.delivery);
  const settings = await readSettings(deps);
  const quote = await quoteFor(deps, input, settings);
  const checkout = await inTransaction(deps.db, (tx) =>
    hold(deps, tx, shopper, input, quote, settings),
  );
  const intent = await intentFor(deps, checkout.id);
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

async function quoteFor(deps: Deps, input: CreateIntentInput, settings: Settings): Promise<Quote> {
  const lines = mergeLines(input.items);
  const quoted = await priceLines(deps, lines);
  const totals = totalsOf(subtotalOf(quoted), {
    taxBps: settings.taxBps,
    deliveryFee: cents(settings.deliveryFeeCents),
  });
  checkTotal(totals.total);
  checkAmount(input.amount, totals.total, priceChanges(lines, quoted));
  return {
    lines: quoted,
    totals,
    taxBps: settings.taxBps,
    ...chooseSeat(deps, input.delivery, settings),
  };
}

async function hold(
  deps: Deps,
  tx: Tx,
  shopper: Shopper,
  input: CreateIntentInput,
  quote: Quote,
  settings: Settings,
): Promise<Checkout> {
  const known = await lockCheckout(tx, shopper);
  await refuseSecondPayment(tx, known, input.checkoutId);
  const checkout = known && isOpen(known) ? known : await openCheckout(tx, shopper, settings);
  const shortages = await setHolds(tx, checkout.id, quote.lines);
  if (shortages.length > 0) throw outOfStock(shortages);
  if (!(await holdSeat(tx, checkout.id, quote, settings.windowCapacity))) {
    throw await windowFull(deps, quote, settings);
  }
  return recordQuote(tx, checkout, quote, input.delivery);
}

/** The latest checkout of the shopper's cookie, locked: two requests of one shopper go one by one. */
async function lockCheckout(tx: Tx, { token }: Shopper): Promise<Checkout | null> {
  const tokenHash = hashToken(token);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`);
  const [found] = await tx
    .select()
    .from(checkouts)
    .where(eq(checkouts.tokenHash, tokenHash))
    .orderBy(desc(checkouts.createdAt), desc(checkouts.id))
    .limit(1)
    .for("update");
  return found ?? null;
}

function isOpen(checkout: Checkout): boolean {
  return checkout.state === "held" || checkoutLifecycle.next(checkout.state, "hold") === "held";
}

/** A tab that still believes in a checkout which is paid, or on its way, must not pay again. */
async function refuseSecondPayment(
  tx: Tx,
  known: Checkout | null,
  believed: string | undefined,
): Promise<void> {
  if (known?.state === "processing") {
    throw new DomainError(
      "already_paid",
      "Your payment is on its way. Please wait for it to finish.",
      { orderNumber: null },
    );
  }
  if (known?.state !== "placed" || believed !== known.id) return;
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(eq(orders.checkoutId, known.id));
  throw new DomainError("already_paid", "This order is already paid.", {
    orderNumber: order?.number ?? null,
  });
}

async function openCheckout(
  tx: Tx,
  { token, user }: Shopper,
  settings: Settings,
): Promise<Checkout> {
  if (user) await refuseTooMany(tx, user.id, settings);
  const [opened] = await tx
    .insert(checkouts)
    .values({
      tokenHash: hashToken(token),
      userId: user?.id ?? null,
      revision: 0,
      holdExpiresAt: holdEnd(),
    })
    .returning();
  if (!opened) throw new Error("A checkout could not be opened");
  return opened;
}

/** Limits of one account (security checklist, business limits). */
async function refuseTooMany(tx: Tx, userId: string, settings: Settings): Promise<void> {
  const [open] = await tx
    .select({ count: count() })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.userId, userId),
        eq(checkouts.state, "held"),
        gt(checkouts.holdExpiresAt, sql`now()`),
      ),
    );
  const [placed] = await tx
    .select({ count: count() })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.placedAt, sql`now() - interval '1 hour'`),
        ne(orders.state, "cancelled"),
      ),
    );
  if ((open?.count ?? 0) >= limits.openCheckouts) {
    throw new DomainError(
      "too_many",
      "You have other checkouts open. Please finish one of them first.",
      { retryAfterSeconds: limits.holdMinutes * 60 },
    );
  }
  if ((placed?.count ?? 0) >= settings.ordersPerHour) {
    throw new DomainError(
      "too_many",
      "That is a lot of orders in one hour. Please try again later.",
      { retryAfterSeconds: 3600 },
    );
  }
}

function holdEnd() {
  return sql`now() + make_interval(mins => ${limits.holdMinutes})`;
}

/** Keeps the quote under the next number, unless nothing changed since the one before. */
async function recordQuote(
  tx: Tx,
  checkout: Checkout,
  quote: Quote,
  delivery: Delivery,
): Promise<Checkout> {
  const [last] = await tx
    .select({ quote: checkoutQuotes.quote, delivery: checkoutQuotes.delivery })
    .from(checkoutQuotes)
    .where(
      and(
        eq(checkoutQuotes.checkoutId, checkout.id),
        eq(checkoutQuotes.revision, checkout.revision),
      ),
    );
  const unchanged = last !== undefined && sameJson(last, { quote, delivery });
  const revision = unchanged ? checkout.revision : checkout.revision + 1;
  if (!unchanged)
    await tx.insert(checkoutQuotes).values({ checkoutId: checkout.id, revision, quote, delivery });
  const [updated] = await tx
    .update(checkouts)
    .set({ revision, state: "held", holdExpiresAt: holdEnd() })
    .where(eq(checkouts.id, checkout.id))
    .returning();
  if (!updated) throw new Error("A locked checkout was gone");
  return updated;
}

/** Postgres keeps JSON without regard to the order of keys. */
function sameJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)),
        )
      : part,
  );
}

async function windowFull(deps: Deps, seat: Seat, settings: Settings): Promise<DomainError> {
  const days = deliveryDays(businessDayAt(deps.clock.now()), calendarOf(settings));
  const next = await nextFreeSeat(deps, days, seat, settings.windowCapacity);
  return new DomainError(
    "window_full",
    "This delivery window is full. Please choose another one.",
    { next },
  );
}
