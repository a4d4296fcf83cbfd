import { ordersErrors as m } from "#messages/orders-errors.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Delivery, Payer, PlainQuote, Quote } from "#shared/checkout/checkout.ts";
import { DomainError } from "#shared/errors.ts";
import { checkoutQuotes, checkouts } from "#db/schema/checkout.ts";
import type { Db, Tx } from "#db/client.ts";
import type { Checkout } from "../../payments/checkouts/checkout-row.ts";

/** A checkout that the team put together, with what it was last quoted and for whom. */
export type Prepared = { checkout: Checkout; quote: Quote; delivery: Delivery };

/** Throws `not_found` for a checkout that no one of the team put together: those are their shoppers' own. */
export async function getPrepared(db: Db | Tx, checkoutId: string): Promise<Prepared> {
  const rows = db
    .select({
      checkout: checkouts,
      quote: checkoutQuotes.quote,
      delivery: checkoutQuotes.delivery,
    })
    .from(checkouts)
    .innerJoin(
      checkoutQuotes,
      and(
        eq(checkoutQuotes.checkoutId, checkouts.id),
        eq(checkoutQuotes.revision, checkouts.revision),
      ),
    )
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

/** Throws `conflict` when the customer was told another quote than is to be paid now, even for the same sum. */
export function requireTold({ checkout }: Pick<Prepared, "checkout">, revision: number): void {
  if (checkout.revision === revision) return;
  throw new DomainError("conflict", m.tellAnew);
}
