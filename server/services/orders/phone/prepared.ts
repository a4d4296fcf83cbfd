import { ordersErrors as m } from "#messages/orders/errors.ts";
import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Delivery, Payer, PlainQuote, Quote } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout/checkout.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Deps } from "#server/deps.ts";
import type { Checkout } from "../../payments/checkouts/checkout-row.ts";
import { CURRENT_QUOTE } from "../../payments/checkouts/current-quote.ts";
import { endCheckout } from "../../payments/checkouts/expire-checkout.ts";

/** A phone order that is not placed yet: a checkout created by the team, with its current quote and delivery. */
export type Prepared = { checkout: Checkout; quote: Quote; delivery: Delivery };

/** Reads a phone order. Throws `not_found` for any other checkout: the team has no access to those of shoppers. */
export async function getPrepared(db: Db | Tx, checkoutId: string): Promise<Prepared> {
  const rows = db
    .select({
      checkout: checkouts,
      quote: checkoutQuotes.quote,
      delivery: checkoutQuotes.delivery,
    })
    .from(checkouts)
    .innerJoin(checkoutQuotes, CURRENT_QUOTE)
    .where(and(eq(checkouts.id, checkoutId), isNotNull(checkouts.takenBy)));
  const [row] = await rows;
  if (!row || !isOfGoods(row.quote) || !isAddress(row.delivery)) {
    throw new DomainError("not_found", m.noPhoneOrder);
  }
  return { checkout: row.checkout, quote: row.quote, delivery: row.delivery };
}

function isOfGoods(quote: PlainQuote): quote is Quote {
  return "day" in quote && "window" in quote;
}

function isAddress(payer: Payer): payer is Delivery {
  return "address" in payer;
}

/** Throws `conflict` if the quote read out to the customer is not the current one, even if the total is the same. */
export function requireCurrentQuote(
  { checkout }: Pick<Prepared, "checkout">,
  revision: number,
): void {
  if (checkout.revision === revision) return;
  throw new DomainError("conflict", m.tellAgain);
}

/**
 * Ends the draft's other checkouts, which were for another customer and taken at the same moment, so that their links
 * pay nothing. One that turns out to be paid becomes an order.
 */
export async function endOthersOf(deps: Deps, checkout: Checkout): Promise<void> {
  for (const other of await othersOf(deps.db, checkout, ["held"])) await endCheckout(deps, other);
}

/**
 * Like `requireUnpaidDraft`, and also throws `conflict` if another checkout of the draft can be paid. Exact only while
 * the draft is locked.
 */
export async function requireSoleCheckout(tx: Tx, checkout: Checkout): Promise<void> {
  await requireUnpaidDraft(tx, checkout);
  const others = await othersOf(tx, checkout, ["held"]);
  if (others.length > 0) throw new DomainError("conflict", m.tellAgain);
}

/** Throws `conflict` if the draft is paid, or being paid, by another of its checkouts: one for another customer. */
export async function requireUnpaidDraft(db: Db | Tx, checkout: Checkout): Promise<void> {
  if (await isDraftPaid(db, checkout)) throw new DomainError("conflict", m.alreadyPaid);
}

/** Whether another checkout of the draft is paid or being paid, so that this one must not be. */
export async function isDraftPaid(
  db: Db | Tx,
  checkout: Pick<Checkout, "id" | "tokenHash">,
): Promise<boolean> {
  return (await othersOf(db, checkout, ["processing", "placed"])).length > 0;
}

function othersOf(
  db: Db | Tx,
  { id, tokenHash }: Pick<Checkout, "id" | "tokenHash">,
  states: Checkout["state"][],
): Promise<Checkout[]> {
  const isOther = and(eq(checkouts.tokenHash, tokenHash), ne(checkouts.id, id));
  return db
    .select()
    .from(checkouts)
    .where(and(isOther, inArray(checkouts.state, states)));
}
